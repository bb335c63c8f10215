import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './ExpiryList.module.css'

type ExpiryListProps = { readonly words: PharmacyCopy['scenes']['expiry']; readonly language: Language }

/** The longest bar stands for this many days and everything beyond. */
const farDays = 180
const barWidth = 100

/** Batches by the day they expire, with the value of those that are close. */
export function ExpiryList({ words, language }: ExpiryListProps) {
  const close = words.batches.filter(({ days }) => days !== null)
  const atRisk = close.reduce((sum, { packs, unitPrice }) => sum + packs * unitPrice, 0)
  return (
    <Scene
      label={words.label}
      title={words.title}
      aside={`${formatMoney(atRisk, words.currency, language)} ${words.atRisk}`}
    >
      <SlipTable className={joinClasses(figures.figures, figures.bars)} columns={words.columns}>
        {words.batches.map(({ name, batch, packs, unitPrice, days, says }, index) => (
          <SlipRow
            key={batch}
            head={<b>{name}</b>}
            note={`${batch}, ${formatMoney(unitPrice, words.currency, language)}`}
            cells={[packs]}
          >
            <td className={joinClasses(index === 0 && warning.warn)}>
              {says}
              <svg viewBox={`0 0 ${barWidth} 6`} preserveAspectRatio="none">
                <path
                  className={joinClasses(days === null ? styles.far : styles.near, index === 0 && styles.first)}
                  d={`M0 0h${Math.round(((days ?? farDays) / farDays) * barWidth)}v6H0z`}
                />
              </svg>
            </td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
