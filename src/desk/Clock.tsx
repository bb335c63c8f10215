import { joinClasses } from '#design/join-classes.ts'
import styles from './Clock.module.css'

/** The rule is the clock: drawn in ink as far as the promised time is still there. `share` is from 0 to 100. */
export function Clock({ share, isLate }: { readonly share: number; readonly isLate: boolean }) {
  return (
    <svg className={joinClasses(styles.clock, isLate && styles.late)} aria-hidden="true">
      {!isLate && <rect width={`${share}%`} height="3" />}
    </svg>
  )
}
