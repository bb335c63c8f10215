import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './SplitPayment.module.css'

type SplitPaymentProps = {
  readonly words: PointOfSaleSystemCopy['pictures']['payment']
  readonly language: Language
}

/** One basket paid in several ways, and what goes back. */
export function SplitPayment({ words, language }: SplitPaymentProps) {
  const change = words.paid.reduce((sum, { amount }) => sum + amount, 0) - words.amount
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.due}>
        {words.due} <b>{formatMoney(words.amount, 'RWF', language)}</b>
      </div>
      <SlipTable>
        {words.paid.map(({ by, detail, amount }) => (
          <SlipRow key={by} head={by} note={detail} cells={[formatAmount(amount, language)]} />
        ))}
        <SlipTotal head={words.change} cells={[formatAmount(change, language)]} />
      </SlipTable>
      <div className={styles.buttons}>
        {words.buttons.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </Scene>
  )
}
