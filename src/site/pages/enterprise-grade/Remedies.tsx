import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Remedies.module.css'

type RemediesProps = { readonly words: EnterpriseGradeCopy['remedies']; readonly isFlipped?: boolean }

/** What a contract measures, how it is counted and what we owe when we miss it (ENT-4). */
export function Remedies({ words: { heading, text, caption, columns, rows, note }, isFlipped }: RemediesProps) {
  return (
    <Terrace id="sla" className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.inside}>
        <h2>{heading}</h2>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.sheet}>
          <Table
            caption={caption}
            columns={columns}
            rows={rows.map(({ measured, counted, owed }) => ({ head: measured, cells: [counted, owed] }))}
          />
        </div>
        <p className={styles.note}>{note}</p>
      </Wrap>
    </Terrace>
  )
}
