import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { branchesAtTwo } from '#content/sample-data.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './BranchBars.module.css'

type BranchBarsProps = {
  readonly words: RealTimeAnalyticsCopy['pictures']['branches']
  readonly language: Language
}

/** A branch below this share of its usual takings is called quiet. */
const quietBelow = 0.7

/** Branches at one hour, each as a bar against a mark that stands for its own usual day. */
export function BranchBars({ words, language }: BranchBarsProps) {
  const total = branchesAtTwo.reduce((sum, { sold }) => sum + sold, 0)
  const most = Math.max(...branchesAtTwo.flatMap(({ sold, usual }) => [sold, usual]))
  const widthOf = (amount: number) => Math.round((amount / most) * 398)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ul className={styles.branches}>
        {branchesAtTwo.map(({ name, sold, usual }) => {
          const isQuiet = sold < usual * quietBelow
          return (
            <li key={name}>
              <div className={joinClasses(styles.row, isQuiet && warning.warn)}>
                <b>
                  {name}
                  {isQuiet && `, ${words.quiet}`}
                </b>
                <span>
                  {formatAmount(sold, language)} <small>{`${words.usual} ${formatAmount(usual, language)}`}</small>
                </span>
              </div>
              <svg viewBox="0 0 400 18">
                <path className={joinClasses(styles.bar, isQuiet && styles.quiet)} d={`M0 3h${widthOf(sold)}v12H0z`} />
                <path className={styles.usual} d={`M${widthOf(usual)} 0v18`} />
              </svg>
            </li>
          )
        })}
      </ul>
      <p className={styles.total}>
        <b>{words.total}</b> <b>{formatAmount(total, language)}</b>
      </p>
    </Scene>
  )
}
