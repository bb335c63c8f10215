import { fill } from '#contract/fill.ts'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import type { DemoReceipt } from '#contract/callback.ts'
import styles from './RequestDetails.module.css'
import type { Sayer } from './say-moments.ts'

type RequestDetailsProps = {
  readonly copy: RequestSentCopy
  readonly receipt: Pick<DemoReceipt, 'reference' | 'receivedAt' | 'answerBy' | 'isReachable'>
  readonly sayer: Sayer
  /** Of the heading, so that none is left out on the page around. */
  readonly level: 2 | 4
  /** The first thing said. */
  readonly thanks: string
  /** Where the reference is told once more, if it is. */
  readonly confirmed?: string
}

/** How the request is called, what happens next and until when. */
export function RequestDetails({ copy, receipt, sayer, level, thanks, confirmed }: RequestDetailsProps) {
  const [sent, due] = [new Date(receipt.receivedAt), new Date(receipt.answerBy)]
  const Heading = `h${level}` as const
  const { now, by, after } = copy.next
  const note = receipt.isReachable ? confirmed : copy.unreachable
  return (
    <>
      <div className={styles.called}>
        <p className={styles.thanks}>{thanks}</p>
        <p className={styles.reference} data-reference="">
          {receipt.reference}
        </p>
        {note !== undefined && <p className={styles.small}>{note}</p>}
      </div>
      <p className={styles.day}>
        <i />
        <span>{fill(copy.sentAt, { time: sayer.short(sent) })}</span>
        <span>{fill(copy.answerBy, { time: sayer.short(due) })}</span>
      </p>
      <div>
        <Heading className={styles.heading}>{copy.nextHeading}</Heading>
        <ol className={styles.steps}>
          {[now, by, after].map(([when, what]) => (
            <li key={when}>
              <b>{fill(when, { time: sayer.long(due) })}</b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
