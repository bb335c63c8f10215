import { Table } from '#design/Table/Table.tsx'
import type { Explanation } from './explain-advice.ts'
import styles from './PlanCalculator.module.css'

type CostsProps = { readonly answer: Explanation; readonly caption: string }

/** Three ways to pay, and what to know before paying once. */
export function Costs({ answer: { columns, rows, notes }, caption }: CostsProps) {
  return (
    <div className={styles.side}>
      <Table caption={caption} columns={columns} rows={rows} />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
