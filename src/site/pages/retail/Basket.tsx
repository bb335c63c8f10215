import type { RetailCopy } from '#content/copy/retail.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import reckoned from '#site/sections/module-scenes/sums.module.css'
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
            <SlipRow
              key={name}
              head={name}
              note={`${quantity}\u00a0×\u00a0${formatAmount(price, language)}`}
              cells={[formatAmount(quantity * price, language)]}
            />
          ))}
        </tbody>
        <tbody className={reckoned.sums}>
          <SlipTotal head={words.total} cells={[formatMoney(total, words.currency, language)]} />
          {words.payments.map(({ means, amount }) => (
            <SlipRow key={means} head={means} cells={[formatAmount(amount, language)]} />
          ))}
          <SlipRow head={words.change} cells={[formatAmount(paid - total, language)]} />
        </tbody>
      </table>
      <p className={joinClasses(warning.warn, styles.offline)}>{words.offline}</p>
    </Scene>
  )
}
