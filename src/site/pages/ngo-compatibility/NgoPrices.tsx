import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Table } from '#design/Table/Table.tsx'
import { Spread } from '#site/sections/Spread/Spread.tsx'
import styles from './NgoPrices.module.css'

type NgoPricesProps = { readonly words: NgoCompatibilityCopy['pricing']; readonly isFlipped?: boolean }

/** The list price beside the NGO's own, month and year, and what comes with it (NGO-2..6). */
export function NgoPrices({ words: { heading, text, caption, columns, rows, terms }, isFlipped }: NgoPricesProps) {
  return (
    <Spread id="pricing" heading={heading} lead={text} isFlipped={isFlipped}>
      <div className={styles.sheet}>
        <Table caption={caption} columns={columns} rows={rows} />
        <DiamondList items={terms} className={styles.terms} />
      </div>
    </Spread>
  )
}
