import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './Receipt.module.css'

type ReceiptProps = { readonly words: PointOfSaleSystemCopy['pictures']['receipt']; readonly language: Language }

/** Part of the gross price that is tax, at Rwanda's 18%. */
const taxShare = 18 / 118

/** A receipt as the printer gives it out. Paper stays paper in the dark theme. */
export function Receipt({ words, language }: ReceiptProps) {
  const total = words.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Scene label={words.label} title={words.title} className={styles.roll}>
      <table>
        <tbody>
          {words.lines.map(({ name, price }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{formatAmount(price, language)}</td>
            </tr>
          ))}
          <tr>
            <td>{words.total}</td>
            <td>{formatMoney(total, 'RWF', language)}</td>
          </tr>
        </tbody>
      </table>
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
