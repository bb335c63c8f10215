import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './SaleJourney.module.css'

type SaleJourneyProps = { readonly words: EnterpriseGradeCopy['scenes']['journey']; readonly language: Language }

/** The steps of one sale on one time line: each bar begins where the one before it ends. */
export function SaleJourney({ words: { label, title, unit, steps, total }, language }: SaleJourneyProps) {
  const sum = totalOf(steps)
  return (
    <Scene label={label} title={title} aside={total(`${formatAmount(sum, language)} ${unit}`)}>
      <SlipTable className={styles.steps}>
        {steps.map(({ where, what, milliseconds }, index) => (
          <SlipRow key={where} head={<b>{where}</b>} note={what}>
            <td>
              <span className={styles.time}>
                <svg viewBox={`0 0 ${sum} 8`} preserveAspectRatio="none">
                  <path className={styles.way} d={`M0 3.5h${sum}v1H0z`} />
                  <path
                    className={styles.bar}
                    d={`M${totalOf(steps.slice(0, index))} 0h${milliseconds}v8h-${milliseconds}z`}
                  />
                </svg>
                {formatAmount(milliseconds, language)} {unit}
              </span>
            </td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}

function totalOf(steps: readonly { readonly milliseconds: number }[]) {
  return steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}
