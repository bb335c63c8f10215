import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { Table } from '#design/Table/Table.tsx'
import { Spread } from '#site/sections/Spread/Spread.tsx'
import styles from './FirstYear.module.css'

type FirstYearProps = { readonly words: SmallBusinessBackboneCopy['firstYear']; readonly isFlipped?: boolean }

/** The first-year discount in dollars, so that nobody has to reckon (SMB-10). */
export function FirstYear({ words: { heading, text, caption, columns, rows, notes }, isFlipped }: FirstYearProps) {
  return (
    <Spread id="first-year" heading={heading} lead={text} ground="sunk" isFlipped={isFlipped} className={styles.prices}>
      <div>
        <Table caption={caption} columns={columns} rows={rows} strong={1} />
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Spread>
  )
}
