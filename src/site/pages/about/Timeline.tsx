import type { AboutCopy } from '#content/copy/about.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Timeline.module.css'

/** The years as terraces of one hillside, each a step above the year before (SRV-4). */
export function Timeline({ words: { heading, note, entries } }: { readonly words: AboutCopy['timeline'] }) {
  return (
    <Terrace id="years" className={styles.timeline}>
      <Wrap className={styles.head}>
        <h2>{heading}</h2>
        <p>{note}</p>
      </Wrap>
      <ol className={styles.steps}>
        {entries.map(({ year, title, description }) => (
          <li key={year}>
            <time>{year}</time>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Terrace>
  )
}
