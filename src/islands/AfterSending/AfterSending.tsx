import { useEffect, useRef, type ReactNode } from 'react'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import type { DemoReceipt } from '#contract/callback.ts'
import styles from './AfterSending.module.css'
import { SentPanel, type Sender } from './SentPanel.tsx'
import { WaitingPanel, type WaitingRequest } from './WaitingPanel.tsx'

type AfterState =
  | { readonly kind: 'sent'; readonly receipt: DemoReceipt; readonly sender: Sender; readonly onAnother: () => void }
  | ({ readonly kind: 'waiting' } & WaitingRequest)

type AfterSendingProps = { readonly copy: RequestSentCopy; readonly state: AfterState }

/** What stands where the form stood, once the request has left the visitor's hands: it stays until they go on. */
export function AfterSending({ copy, state }: AfterSendingProps) {
  return (
    <Panel key={state.kind} title={state.kind === 'sent' ? copy.heading : copy.waiting.heading}>
      {state.kind === 'sent' ? <SentPanel copy={copy} {...state} /> : <WaitingPanel copy={copy} request={state} />}
    </Panel>
  )
}

/** Takes the focus that the hidden form has lost, and is read out from its beginning. */
function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={panel} className={styles.panel} role="status" tabIndex={-1}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}
