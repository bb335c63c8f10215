import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './Refund.module.css'

type RefundProps = { readonly words: PointOfSaleSystemCopy['pictures']['refund']; readonly language: Language }

/** A return against its first receipt: what comes back is what was paid for it. */
export function Refund({ words, language }: RefundProps) {
  const refund = words.lines.reduce((sum, line) => sum + ('isReturned' in line ? line.price : 0), 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <SlipTable>
        {words.lines.map((line) => (
          <SlipRow
            key={line.name}
            className={joinClasses('isReturned' in line && styles.returned)}
            head={line.name}
            cells={[formatAmount(line.price, language)]}
          />
        ))}
        <SlipTotal head={words.refund} cells={[formatMoney(refund, 'RWF', language)]} />
      </SlipTable>
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
