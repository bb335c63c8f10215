import type { PricingCopy } from '#content/en/pricing.ts'
import type { LinkWords } from '#content/page-words.ts'
import { priceViewFormId } from '#contract/price-view.ts'
import styles from './CurrencyChoice.module.css'

type CurrencyChoiceProps = { readonly words: PricingCopy['head']['currency']; readonly link: LinkWords }

/** Prices in one more currency on the cards. The script shows it; without, the link leads to all amounts in a table. */
export function CurrencyChoice({ words, link }: CurrencyChoiceProps) {
  return (
    <div className={styles.currency}>
      <p data-currency-choice hidden>
        <label>
          {words.label}{' '}
          <select name="currency" form={priceViewFormId} className={styles.select}>
            {words.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </p>
      <output form={priceViewFormId} data-currency-rate className={styles.rate} />
      <a href={link.href}>{link.label}</a>
    </div>
  )
}
