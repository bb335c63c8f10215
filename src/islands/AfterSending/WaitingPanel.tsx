import { fill } from '#contract/fill.ts'
import { useEffect, useState } from 'react'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import { Button } from '#design/Button/Button.tsx'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import type { Unsent } from '../DemoForm/request-state.ts'
import styles from './AfterSending.module.css'
import { createSayer } from './say-moments.ts'
import { SoonerWays } from './SoonerWays.tsx'
import { WaitingDetails } from './WaitingDetails.tsx'

/** A request that has not arrived yet, and what is being done about it. */
export type WaitingRequest = {
  readonly unsent: Unsent
  readonly isSending: boolean
  readonly onTry: () => void
  readonly onChange: () => void
}

type WaitingPanelProps = { readonly copy: RequestSentCopy; readonly request: WaitingRequest }

/** No network: what waits, when it is tried again, and the ways that need none. */
export function WaitingPanel({ copy, request }: WaitingPanelProps) {
  const { unsent, isSending, onTry, onChange } = request
  const { since, tries, nextTryAt, isKeptOnDevice } = unsent
  const { name = '', company = '', phone = '', message = '' } = Object.fromEntries(unsent.sending.fields)
  const words = copy.waiting
  const kept = fill(words.kept, { time: createSayer().time(new Date(since)) })
  const sms = fill(words.smsText, { words: [name, company, phone, message].join(', ') })
  return (
    <>
      <p className={styles.net}>
        <Sign path={icons.offline} />
        <span>
          <b>{words.noNetwork}</b> {kept} {isKeptOnDevice ? words.mayClose : words.mayNotClose}
        </span>
      </p>
      <div className={styles.row}>
        <Button type="button" kind="line" disabled={isSending} onClick={onTry}>
          <Sign path={icons.reload} />
          {isSending ? words.trying : words.tryNow}
        </Button>
        <span className={styles.small} aria-live="off">
          {fill(tries === 1 ? words.triedOnce : words.tried, { tries: String(tries) })}{' '}
          <NextTry words={words} at={nextTryAt} />
        </span>
      </div>
      <WaitingDetails words={words} sender={`${name}, ${company}`} message={message} />
      <SoonerWays copy={copy.sooner} heading={words.ways} written={{ kind: 'sms', note: words.smsNote, text: sms }} />
      <Button type="button" kind="text" onClick={onChange}>
        {words.change}
      </Button>
    </>
  )
}

/** Counts down while there is a network to try; without one there is nothing to count. */
function NextTry({ words, at }: { readonly words: RequestSentCopy['waiting']; readonly at: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(at))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(at)), 1000)
    return () => clearInterval(timer)
  }, [at])
  return navigator.onLine && seconds > 0 ? fill(words.nextIn, { seconds: String(seconds) }) : words.nextOnline
}

function secondsTo(moment: number) {
  return Math.max(Math.ceil((moment - Date.now()) / 1000), 0)
}
