import type { HotelCopy } from '#content/copy/hotel.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './Folio.module.css'

type FolioProps = { readonly words: HotelCopy['scenes']['folio']; readonly language: Language }

/** All a guest owes the house on one account, less what was paid ahead. */
export function Folio({ words, language }: FolioProps) {
  const total = words.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <table>
        <tbody>
          {words.lines.map(({ name, detail, quantity, price }) => (
            <tr key={name}>
              <td>
                {name}
                <small>
                  {detail}, {quantity}&nbsp;×&nbsp;{formatAmount(price, language)}
                </small>
              </td>
              <td>{formatAmount(quantity * price, language)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className={styles.sums}>
          <tr>
            <td>{words.total}</td>
            <td>{formatAmount(total, language)}</td>
          </tr>
          <tr>
            <td>{words.deposit.says}</td>
            <td>−{formatAmount(words.deposit.amount, language)}</td>
          </tr>
          <tr>
            <td>
              <b>{words.due}</b>
            </td>
            <td>
              <b>{formatMoney(total - words.deposit.amount, words.currency, language)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <small>{words.note}</small>
    </Scene>
  )
}
