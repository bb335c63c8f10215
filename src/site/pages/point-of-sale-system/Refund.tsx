import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './Refund.module.css'

type RefundProps = { readonly words: PointOfSaleSystemCopy['pictures']['refund']; readonly language: Language }

/** A return against its first receipt: what comes back is what was paid for it. */
export function Refund({ words, language }: RefundProps) {
  const refund = words.lines.reduce((sum, line) => sum + ('isReturned' in line ? line.price : 0), 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <table>
        <tbody>
          {words.lines.map((line) => (
            <tr key={line.name} className={joinClasses('isReturned' in line && styles.returned)}>
              <td>{line.name}</td>
              <td>{formatAmount(line.price, language)}</td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{words.refund}</b>
            </td>
            <td>
              <b>{formatMoney(refund, 'RWF', language)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <dl className={styles.details}>
        {words.details.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Scene>
  )
}
