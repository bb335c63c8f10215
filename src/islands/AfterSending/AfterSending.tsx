import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import type { DemoReceipt } from '#contract/callback.ts'
import styles from './AfterSending.module.css'
import { SentPanel, type Sender } from './SentPanel.tsx'
import { WaitingPanel, type WaitingRequest } from './WaitingPanel.tsx'

export type AfterState =
  | { readonly kind: 'sent'; readonly receipt: DemoReceipt; readonly sender: Sender; readonly onAnother: () => void }
  | ({ readonly kind: 'waiting' } & WaitingRequest)

type AfterSendingProps = {
  readonly copy: RequestSentCopy
  readonly state: AfterState
  /** Not from somebody who is elsewhere and has pressed nothing. */
  readonly takesFocus: boolean
}

/** What stands where the form stood, once the request has left the visitor's hands: it stays until they go on. */
export function AfterSending({ copy, state, takesFocus }: AfterSendingProps) {
  return (
    <Panel key={state.kind} title={state.kind === 'sent' ? copy.heading : copy.waiting.heading} takesFocus={takesFocus}>
      {state.kind === 'sent' ? <SentPanel copy={copy} {...state} /> : <WaitingPanel copy={copy} request={state} />}
    </Panel>
  )
}

type PanelProps = { readonly title: string; readonly takesFocus: boolean; readonly children: ReactNode }

/** Takes the focus that the hidden form has lost, and is read out from its beginning. */
function Panel({ title, takesFocus, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const take = useEffectEvent(() => {
    if (!takesFocus) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => take(), [])
  return (
    <div ref={panel} className={styles.panel} role="status" tabIndex={-1}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}
