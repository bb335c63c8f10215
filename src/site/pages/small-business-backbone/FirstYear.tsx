import type { SmallBusinessBackboneCopy } from '#content/en/small-business-backbone.ts'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './FirstYear.module.css'

type FirstYearProps = { readonly words: SmallBusinessBackboneCopy['firstYear']; readonly isFlipped?: boolean }

/** The first-year discount in dollars, so that nobody has to reckon (SMB-10). */
export function FirstYear({ words: { heading, text, caption, columns, rows, notes }, isFlipped }: FirstYearProps) {
  return (
    <Terrace id="first-year" className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div>
          <Table caption={caption} columns={columns} rows={rows} strong={1} />
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      </Wrap>
    </Terrace>
  )
}
