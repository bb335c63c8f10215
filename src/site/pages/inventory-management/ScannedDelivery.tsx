import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './ScannedDelivery.module.css'

type ScannedDeliveryProps = {
  readonly words: InventoryManagementCopy['pictures']['codes']
  readonly language: Language
}

/** The label under the scanner, and a delivery counted in three ways. */
export function ScannedDelivery({ words, language }: ScannedDeliveryProps) {
  const total = words.rows.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.sticker}>
        <div className={styles.bars} />
        <b>{words.code}</b>
        <span>{words.product}</span>
      </div>
      <SlipTable>
        {words.rows.map(({ how, what, pieces }) => (
          <SlipRow key={how} head={<b>{how}</b>} note={what} cells={[formatAmount(pieces, language)]} />
        ))}
        <SlipTotal head={words.total} cells={[formatAmount(total, language)]} />
      </SlipTable>
    </Scene>
  )
}
