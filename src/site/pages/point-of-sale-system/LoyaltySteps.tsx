import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './LoyaltySteps.module.css'

type LoyaltyStepsProps = {
  readonly words: PointOfSaleSystemCopy['pictures']['loyalty']
  readonly language: Language
}

/** The three tiers as steps, with the customer on hers and the way to the next (FACT-10). */
export function LoyaltySteps({ words, language }: LoyaltyStepsProps) {
  const heights = [styles.first, styles.second, styles.third]
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ol className={styles.steps}>
        {words.steps.map(({ tier, earns }, index) => (
          <li key={tier} className={joinClasses(heights[index], index === words.at && styles.here)}>
            <b>{tier}</b>
            <small>{earns}</small>
          </li>
        ))}
      </ol>
      <div className={styles.way}>
        <b>{formatMoney(words.next - words.spent, 'RWF', language)}</b> {words.toNext}
        <svg viewBox="0 0 400 10">
          <path d="M0 0h400v10H0z" />
          <path className={styles.spent} d={`M0 0h${Math.round((words.spent / words.next) * 400)}v10H0z`} />
        </svg>
        <small>{words.note}</small>
      </div>
    </Scene>
  )
}
