import type { RetailCopy } from '#content/copy/retail.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './Basket.module.css'

type BasketProps = { readonly words: RetailCopy['scenes']['basket']; readonly language: Language }

/** A basket at the till, paid by two means at once, and what became of the sales without a network. */
export function Basket({ words, language }: BasketProps) {
  const total = words.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const paid = words.payments.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.customer}>
      <table>
        <tbody>
          {words.lines.map(({ name, quantity, price }) => (
            <tr key={name}>
              <td>
                {name}
                <small>
                  {quantity}&nbsp;×&nbsp;{formatAmount(price, language)}
                </small>
              </td>
              <td>{formatAmount(quantity * price, language)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className={styles.sums}>
          <tr>
            <td>
              <b>{words.total}</b>
            </td>
            <td>
              <b>{formatMoney(total, words.currency, language)}</b>
            </td>
          </tr>
          {[...words.payments, { means: words.change, amount: paid - total }].map(({ means, amount }) => (
            <tr key={means}>
              <td>{means}</td>
              <td>{formatAmount(amount, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={joinClasses(warning.warn, styles.offline)}>{words.offline}</p>
    </Scene>
  )
}
