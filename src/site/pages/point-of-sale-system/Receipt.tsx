import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './Receipt.module.css'

type ReceiptProps = { readonly words: PointOfSaleSystemCopy['pictures']['receipt']; readonly language: Language }

/** Part of the gross price that is tax, at Rwanda's 18%. */
const taxShare = 18 / 118

/** A receipt as the printer gives it out. Paper stays paper in the dark theme. */
export function Receipt({ words, language }: ReceiptProps) {
  const total = words.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Scene label={words.label} title={words.title} className={styles.roll}>
      <SlipTable>
        {words.lines.map(({ name, price }) => (
          <SlipRow key={name} head={name} cells={[formatAmount(price, language)]} />
        ))}
        <SlipRow head={words.total} cells={[formatMoney(total, 'RWF', language)]} />
      </SlipTable>
      <div>
        {words.tax} {formatAmount(Math.round(total * taxShare), language)}
      </div>
      <div>{words.paid}</div>
      <div className={styles.bars} />
      <div>{words.copy}</div>
      <b>{words.thanks}</b>
    </Scene>
  )
}
