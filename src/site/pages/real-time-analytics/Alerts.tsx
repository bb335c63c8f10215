import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './Alerts.module.css'

/** Alerts of one day, each with the rule that rang it. */
export function Alerts({ words }: { readonly words: RealTimeAnalyticsCopy['pictures']['alerts'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ol className={styles.alerts}>
        {words.rows.map(({ time, what, rule, ...row }) => (
          <li key={time} className={joinClasses('isUrgent' in row && styles.urgent)}>
            <span>{time}</span>
            <div>
              <b className={joinClasses('isUrgent' in row && warning.warn)}>{what}</b>
              <small>{rule}</small>
            </div>
          </li>
        ))}
      </ol>
    </Scene>
  )
}
