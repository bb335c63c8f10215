import type { AboutCopy } from '#content/copy/about.ts'
import { Spread } from '#site/sections/Spread/Spread.tsx'
import styles from './Stats.module.css'

/** The company's figures as a ledger: label left, number right, and how far to trust them (SRV-3, FACT-1). */
export function Stats({ words: { id, heading, notes, entries } }: { readonly words: AboutCopy['stats'] }) {
  return (
    <Spread id={id} heading={heading} notes={notes}>
      <dl className={styles.ledger}>
        {entries.map(({ number, label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  )
}
