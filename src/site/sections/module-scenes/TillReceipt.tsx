import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from './Scene.tsx'
import styles from './TillReceipt.module.css'

type TillReceiptProps = { readonly copy: SceneCopy['retail']; readonly language: Language }

/** Part of the gross price that is tax, at Rwanda's 18%. */
const taxShare = 18 / 118

/** A strip of till paper. Paper stays paper in the dark theme. */
export function TillReceipt({ copy, language }: TillReceiptProps) {
  const total = copy.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Scene {...copy} className={styles.roll}>
      <table>
        <tbody>
          {copy.lines.map(({ name, price }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{formatAmount(price, language)}</td>
            </tr>
          ))}
          <tr>
            <td>{copy.total}</td>
            <td>{formatMoney(total, 'RWF', language)}</td>
          </tr>
        </tbody>
      </table>
      {copy.tax} {formatAmount(Math.round(total * taxShare), language)}
      <br />
      {copy.note}
      <div className={styles.bars} />
    </Scene>
  )
}
