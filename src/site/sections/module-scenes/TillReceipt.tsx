import type { ReactNode } from 'react'
import type { Language } from '#content/languages.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import { Scene } from './Scene.tsx'
import { SlipRow, SlipTable } from './SlipTable.tsx'
import styles from './TillReceipt.module.css'

type TillReceiptProps = {
  readonly words: {
    readonly label: string
    readonly title: string
    readonly lines: readonly { readonly name: string; readonly price: number }[]
    readonly total: string
    readonly tax: string
  }
  /** After the tax, on a line of its own. */
  readonly note: string
  readonly language: Language
  /** Below the bars. */
  readonly children?: ReactNode
}

/** Part of the gross price that is tax, at Rwanda's 18%. */
const taxShare = 18 / 118

/** A strip of till paper. Paper stays paper in the dark theme. */
export function TillReceipt({ words, note, language, children }: TillReceiptProps) {
  const total = words.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Scene label={words.label} title={words.title} className={styles.roll}>
      <SlipTable>
        {words.lines.map(({ name, price }) => (
          <SlipRow key={name} head={name} cells={[formatAmount(price, language)]} />
        ))}
        <SlipRow head={words.total} cells={[formatMoney(total, 'RWF', language)]} />
      </SlipTable>
      {words.tax} {formatAmount(Math.round(total * taxShare), language)}
      <br />
      {note}
      <div className={styles.bars} />
      {children}
    </Scene>
  )
}
