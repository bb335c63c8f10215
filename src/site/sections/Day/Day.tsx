import { clocks } from '#content/hours.ts'
import type { Language } from '#content/languages.ts'
import type { ToldDayWords } from '#content/page-words.ts'
import { sayClock } from '#contract/say-clock.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Spread } from '#site/sections/Spread/Spread.tsx'
import styles from './Day.module.css'

type DayProps = { readonly words: ToldDayWords; readonly language: Language; readonly isFlipped?: boolean }

/** A day in one shop, hour by hour. Its figures are an example and say so. */
export function Day({ words: { heading, note, hours }, language, isFlipped }: DayProps) {
  return (
    <Spread heading={heading} notes={[note]} isFlipped={isFlipped}>
      <ol className={styles.hours} data-sample>
        {hours.map(({ time, text, aside, isUrgent }) => (
          <li key={time} className={joinClasses(isUrgent && styles.urgent)}>
            <time dateTime={time}>{sayClock(time, clocks[language])}</time>
            <p>{text}</p>
            <p className={styles.aside}>{aside}</p>
          </li>
        ))}
      </ol>
    </Spread>
  )
}
