import type { DayWords } from '#content/page-words.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Day.module.css'

type DayProps = { readonly words: DayWords; readonly isFlipped?: boolean }

/** A day in one shop, hour by hour. Its figures are an example and say so. */
export function Day({ words: { heading, note, hours }, isFlipped }: DayProps) {
  return (
    <Terrace className={styles.day} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        <ol className={styles.hours} data-sample>
          {hours.map(({ time, text, aside, isUrgent }) => (
            <li key={time} className={joinClasses(isUrgent && styles.urgent)}>
              <time>{time}</time>
              <p>{text}</p>
              <p className={styles.aside}>{aside}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Terrace>
  )
}
