import type { PlanAdviceWords } from '#content/page-words.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './PlanAdvice.module.css'

type PlanAdviceProps = { readonly words: PlanAdviceWords; readonly isFlipped?: boolean }

/** The plan that fits this reader, with its price, standing on the line of the next section. */
export function PlanAdvice({ words, isFlipped }: PlanAdviceProps) {
  return (
    <Terrace id="which-plan" className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div className={styles.advice}>
          <h2>{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <Actions actions={words.actions} />
        </div>
        <div className={styles.plan}>
          <h3>{words.name}</h3>
          <ul className={styles.price}>
            <li>{words.price}</li>
            {words.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <p
            className={styles.about}
            data-behaviour="pricing-views"
            data-locale={words.about.locale}
            data-monthly={words.about.monthly.cents}
            data-monthly-words={words.about.monthly.words}
            data-annual={words.about.annual.cents}
            data-annual-words={words.about.annual.words}
          />
          <DiamondList items={words.points} className={styles.points} />
        </div>
      </Wrap>
    </Terrace>
  )
}
