import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import styles from './RequestDetails.module.css'

type WaitingDetailsProps = {
  readonly words: RequestSentCopy['waiting']
  readonly sender: string
  readonly message: string
}

/** What waits, in the visitor's own words, so that they need not wonder. */
export function WaitingDetails({ words, sender, message }: WaitingDetailsProps) {
  const rows = [
    [words.name, sender],
    [words.words, message],
    [words.later, words.laterWhat],
  ] as const
  return (
    <div>
      <h4 className={styles.heading}>{words.whatWaits}</h4>
      <ol className={styles.steps}>
        {rows.map(([label, text]) => (
          <li key={label}>
            <b>{label}</b>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
