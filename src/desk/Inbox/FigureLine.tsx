import type { ReactNode } from 'react'
import { desk } from '#content/team/desk.ts'
import type { DeskFigures, DeskFrame } from '#contract/desk.ts'
import { sayDuration } from '../say.ts'
import styles from './FigureLine.module.css'

const { figures: words } = desk

type FigureLineProps = {
  readonly counts: DeskFrame['counts']
  readonly figures: DeskFigures
  /** Stands behind them. */
  readonly children?: ReactNode
}

/** How the day stands, in one line. What was not measured yet is not shown. */
export function FigureLine({ counts, figures, children }: FigureLineProps) {
  const { medianMs, ninetiethMs, keptShare } = figures
  return (
    <div className={styles.line}>
      <dl>
        <Figure label={words.open} value={String(counts.open)} />
        <Figure label={words.late} value={String(counts.late)} isAlarm={counts.late > 0} />
        {medianMs !== null && <Figure label={words.median} value={sayDuration(medianMs)} isWide />}
        {ninetiethMs !== null && <Figure label={words.ninetieth} value={sayDuration(ninetiethMs)} isWide />}
        {keptShare !== null && <Figure label={words.kept} value={words.share(Math.round(keptShare * 100))} />}
      </dl>
      {children}
    </div>
  )
}

type FigureProps = {
  readonly label: string
  readonly value: string
  readonly isAlarm?: boolean
  /** Left out on a phone. */
  readonly isWide?: boolean
}

function Figure({ label, value, isAlarm, isWide }: FigureProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd className={isAlarm ? styles.alarm : undefined}>{value}</dd>
    </div>
  )
}
