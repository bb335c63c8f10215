import type { PricingCopy } from '#content/copy/pricing.ts'
import { priceViewFormId } from '#contract/price-view.ts'
import styles from './CurrencyChoice.module.css'

type CurrencyChoiceProps = { readonly words: PricingCopy['head'] }

/** Prices in one more currency on the cards. The script shows it; without, the link leads to all amounts in a table. */
export function CurrencyChoice({ words: { currency, binding, currencyLink } }: CurrencyChoiceProps) {
  return (
    <div className={styles.currency}>
      <p className={styles.choice} data-currency-choice>
        <label>
          {currency.label}{' '}
          <select name="currency" form={priceViewFormId} className={styles.select}>
            {currency.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p className={styles.rate} data-currency-note hidden>
        <output form={priceViewFormId} /> {binding}
      </p>
      <a href={currencyLink.href}>{currencyLink.label}</a>
    </div>
  )
}
