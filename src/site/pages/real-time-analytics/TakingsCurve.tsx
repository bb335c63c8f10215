import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { hourlyTakings } from '#content/sample-data.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './TakingsCurve.module.css'

type TakingsCurveProps = {
  readonly words: RealTimeAnalyticsCopy['pictures']['takings']
  readonly language: Language
}

const width = 400
const height = 150
/** The top of the drawing, in thousands of francs. */
const most = 160

/** Takings by hour as far as the day has come, before the line of the same weekday a week ago. */
export function TakingsCurve({ words, language }: TakingsCurveProps) {
  const { firstHour, today, lastWeek } = hourlyTakings
  const before = lastWeek.slice(0, today.length)
  const step = width / lastWeek.length
  const yOf = (amount: number) => Math.round(height - (amount / most) * height)
  const lineOf = (amounts: readonly number[]) =>
    amounts
      .map((amount, index) => `${index === 0 ? 'M' : 'L'}${Math.round((index + 0.5) * step)} ${yOf(amount)}`)
      .join('')
  const sayTotal = (amounts: readonly number[]) =>
    formatAmount(
      amounts.reduce((sum, amount) => sum + amount, 0),
      language,
    )
  return (
    <Scene label={words.label} title={words.title} aside={words.unit}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`}>
        <path
          className={styles.bars}
          strokeWidth={step - 8}
          d={today.map((amount, index) => `M${Math.round((index + 0.5) * step)} ${height}V${yOf(amount)}`).join('')}
        />
        <path className={styles.before} d={lineOf(lastWeek)} />
        <path className={styles.ground} d={`M0 ${height}h${width}`} />
      </svg>
      <div className={styles.hours}>
        {lastWeek.map((_, index) => (
          <span key={firstHour + index}>{firstHour + index}</span>
        ))}
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>{words.now}</dt>
          <dd>{sayTotal(today)}</dd>
        </div>
        <div className={styles.then}>
          <dt>{words.before}</dt>
          <dd>{sayTotal(before)}</dd>
        </div>
      </dl>
    </Scene>
  )
}
