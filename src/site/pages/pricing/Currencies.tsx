import type { PricingCopy } from '#content/copy/pricing.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Table } from '#design/Table/Table.tsx'
import styles from './Currencies.module.css'

/**
 * About what every price is in five currencies. Marked as computed: no fact holds these amounts, they follow from
 * prices and rates. The script reads the amounts for the cards from here, so that each is said once.
 */
export function Currencies({ words }: { readonly words: PricingCopy['currencies'] }) {
  return (
    <div id="currencies" className={styles.columns} data-computed="indication">
      <div>
        <h3>{words.heading}</h3>
        <p className={styles.text}>{words.text}</p>
      </div>
      <details>
        <summary>
          {words.show}
          <Icon name="down" />
        </summary>
        <ul className={styles.rates}>
          {words.rates.map(({ code, rate }) => (
            <li key={code} data-rate={code}>
              {rate}
            </li>
          ))}
        </ul>
        {words.tables.map(({ caption, columns, rows }) => (
          <Table
            key={caption}
            caption={caption}
            isCaptionShown
            columns={columns}
            rows={rows.map(({ code, head, cells }) => ({
              head,
              cells: cells.map(({ key, amount }) => (
                <span key={key} data-amount={`${code} ${key}`}>
                  {amount}
                </span>
              )),
            }))}
          />
        ))}
      </details>
    </div>
  )
}
