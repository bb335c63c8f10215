import type { ComparisonWords } from '#content/en/multi-location.ts'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './Comparison.module.css'

type ComparisonProps = { readonly words: ComparisonWords; readonly isFlipped?: boolean }

/** Two ways of running branches beside each other, and above them what the difference comes down to. */
export function Comparison({ words: { heading, text, actions, caption, columns, rows }, isFlipped }: ComparisonProps) {
  return (
    <Terrace className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <Actions actions={actions} />
        </div>
        <Table caption={caption} columns={columns} rows={rows} strong={1} />
      </Wrap>
    </Terrace>
  )
}
