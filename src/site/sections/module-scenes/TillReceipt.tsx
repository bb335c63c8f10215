import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from './Scene.tsx'
import { SlipRow, SlipTable } from './SlipTable.tsx'
import styles from './TillReceipt.module.css'

type TillReceiptProps = { readonly copy: SceneCopy['retail']; readonly language: Language }

/** Part of the gross price that is tax, at Rwanda's 18%. */
const taxShare = 18 / 118

/** A strip of till paper. Paper stays paper in the dark theme. */
export function TillReceipt({ copy, language }: TillReceiptProps) {
  const total = copy.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Scene {...copy} className={styles.roll}>
      <SlipTable>
        {copy.lines.map(({ name, price }) => (
          <SlipRow key={name} head={name} cells={[formatAmount(price, language)]} />
        ))}
        <SlipRow head={copy.total} cells={[formatMoney(total, 'RWF', language)]} />
      </SlipTable>
      {copy.tax} {formatAmount(Math.round(total * taxShare), language)}
      <br />
      {copy.note}
      <div className={styles.bars} />
    </Scene>
  )
}
