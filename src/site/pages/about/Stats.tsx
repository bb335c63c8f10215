import type { AboutCopy } from '#content/en/about.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Stats.module.css'

/** The company's figures as a ledger: label left, number right, and how far to trust them (SRV-3, FACT-1). */
export function Stats({ words: { heading, notes, entries } }: { readonly words: AboutCopy['stats'] }) {
  return (
    <Terrace className={styles.stats}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
        <dl className={styles.ledger}>
          {entries.map(({ number, label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.number}>{number}</dd>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Terrace>
  )
}
