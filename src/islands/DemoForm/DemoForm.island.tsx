import { fill } from '#contract/fill.ts'
import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import { demoFields, honeypotField, readDemoRequest, type DemoField } from '#contract/demo-request.ts'
import type { DemoReceipt } from '#contract/callback.ts'
import { Button } from '#design/Button/Button.tsx'
import { ErrorSummary } from '#design/ErrorSummary/ErrorSummary.tsx'
import { readAttribution } from '../attribution.ts'
import type { Sender } from '../AfterSending/SentPanel.tsx'
import { forget, recall, remember } from '../storage.ts'
import { Toasts, type ToastMessage } from '../Toasts/Toasts.tsx'
import { ChallengeField } from './ChallengeField.tsx'
import { DemoFields } from './DemoFields.tsx'
import awake from './AwakeForm.module.css'
import styles from './DemoForm.module.css'
import { fillForm, readEntries, readForm } from './form-values.ts'
import { createIdempotencyKey, isSameRequest, sendDemoRequest, type Sending } from './send-demo-request.ts'
import { useChallenge } from './use-challenge.ts'
import { useLater } from './use-later.ts'
import { useUnsent } from './use-unsent.ts'

// zod's compiled parsers need eval, which the content security policy rightly refuses.
z.config({ jitless: true })

type DemoFormProps = {
  readonly copy: DemoFormCopy
  /** Of the page, by its code, where it is not the first of ours: the answer comes in it. */
  readonly language?: string | undefined
  /** What the server had to say to the same form posted without JavaScript. */
  readonly answer?: DemoAnswer
}
type Messages = Partial<Record<DemoField, string>>
type Sent = { readonly receipt: DemoReceipt; readonly sender: Sender }

/** Asks for a demo (FORM-1). Without JavaScript the browser posts the same form to the same address. */
export function DemoForm({ copy, language, answer }: DemoFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [isSending, setSending] = useState(false)
  const [messages, setMessages] = useState<Messages>(() => wordsFor(answer?.problems ?? {}, copy))
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [sent, setSent] = useState<Sent | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const { later, fetchLater } = useLater()
  /** The panel stands where the form stood; the form keeps what was typed. */
  const isAway = sent !== null || isWaiting
  const challenge = useChallenge(answer?.challenge ?? null, isSending || isAway, clearAnswer)
  const { unsent, keep, drop } = useUnsent((sending) => {
    // What is under way may be the same request with a slip mended.
    if (!isSending) void send(sending)
  })

  useEffect(() => {
    if (form.current && !answer) {
      // What a call to action elsewhere wanted to say comes in the address; see `askFormId`.
      fillForm(form.current, { message: new URLSearchParams(location.search).get('message') })
      fillForm(form.current, recall('demo-request-draft'))
    }
  }, [answer])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  /** MATH-8: a new sum clears the typed answer, and what was said of it. */
  function clearAnswer() {
    const input = form.current?.elements.namedItem('captcha')
    if (input instanceof HTMLInputElement) input.value = ''
  }

  function refuse(found: Messages) {
    setMessages(found)
    setToast({ kind: 'failure', text: copy.fixErrors })
    setRefusals((count) => count + 1)
  }

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const reading = readDemoRequest({ ...readForm(event.currentTarget) })
    if (!reading.ok) return refuse(wordsFor(reading.problems, copy))
    const attribution = readAttribution()
    const extra = attribution ? [['attribution', JSON.stringify(attribution)] as const] : []
    const fields = [...readEntries(event.currentTarget), ...extra]
    // The same words again are the same request: if it did arrive and only the answer was lost, it stays one.
    const idempotencyKey =
      unsent && isSameRequest(unsent.sending.fields, fields) ? unsent.sending.idempotencyKey : createIdempotencyKey()
    void send({ idempotencyKey, fields })
  }

  async function send(sending: Sending) {
    setSending(true)
    setToast(null)
    const outcome = await sendDemoRequest(sending)
    setSending(false)
    if (outcome.kind === 'sent') {
      drop()
      setWaiting(false)
      // FORM-20. A retry may succeed while the visitor already writes something else; that stays.
      if (form.current && isSameRequest(readEntries(form.current), sending.fields)) {
        form.current.reset()
        forget('demo-request-draft')
        setMessages({})
      }
      challenge.renew()
      setToast({ kind: 'success', text: copy.sent })
      if (form.current) await fetchLater(form.current)
      const { name = '', email = '' } = Object.fromEntries(sending.fields)
      setSent({ receipt: outcome.receipt, sender: { name, email } })
    } else if (outcome.kind === 'refused') {
      drop()
      setWaiting(false)
      // The sum was wrong, used up or too old; another one costs the visitor less than guessing why.
      if (outcome.messages.captcha) challenge.renew()
      refuse(outcome.messages)
    } else {
      keep(sending, outcome.kind === 'busy' ? outcome.retryAfterSeconds : undefined)
      // One message at a time: without a network the panel says that it waits, and how often it was tried.
      if (later && (isWaiting || !navigator.onLine)) setWaiting(true)
      else setToast({ kind: 'failure', text: outcome.kind === 'busy' ? sayBusy(outcome, copy) : copy.failed })
    }
  }

  /** FORM-18, and the draft: what is typed survives a reload where the visitor allows it. */
  function noteEdit(event: React.InputEvent<HTMLFormElement>) {
    void fetchLater(event.currentTarget)
    const { name } = event.target as HTMLInputElement
    if (name in messages) setMessages(({ [name as DemoField]: _edited, ...others }) => others)
    remember('demo-request-draft', readForm(event.currentTarget))
  }

  const problems = demoFields.flatMap((field) => {
    const text = messages[field]
    return text === undefined ? [] : [{ href: `#${id}-${field}`, text }]
  })

  return (
    <>
      <Toasts message={toast} closeLabel={copy.closeToast} onClose={() => setToast(null)} />
      {sent && !later && <p data-reference="">{sent.receipt.reference}</p>}
      {sent && later && (
        <later.AfterSending copy={copy.after} state={{ kind: 'sent', ...sent, onAnother: () => setSent(null) }} />
      )}
      {unsent && isWaiting && later && (
        <later.AfterSending
          copy={copy.after}
          state={{
            kind: 'waiting',
            unsent,
            isSending,
            onTry: () => void send(unsent.sending),
            onChange: () => setWaiting(false),
          }}
        />
      )}
      <form
        ref={form}
        className={isAway ? undefined : styles.form}
        method="post"
        action="/api/demo-requests"
        noValidate
        onSubmit={submit}
        onInput={noteEdit}
        aria-busy={isSending}
        hidden={isAway}
      >
        {problems.length > 0 && <ErrorSummary ref={summary} title={copy.problemsTitle} problems={problems} />}
        {answer && <p className={awake.notice}>{noticeOf(answer, copy)}</p>}
        <DemoFields id={id} copy={copy} messages={messages} values={answer?.values} />
        {language && <input type="hidden" name="language" value={language} />}
        <ChallengeField id={`${id}-captcha`} copy={copy} problem={messages.captcha} state={challenge} />
        <p className={styles.trap} aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{copy.leaveEmpty}</label>
          <input id={`${id}-trap`} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </p>
        <div className={styles.actions}>
          <Button type="submit" disabled={isSending}>
            {isSending ? copy.sending : copy.send}
          </Button>
          {!answer && <noscript>{copy.sumWithoutScript}</noscript>}
          <small>
            {`${copy.privacy[0]} `}
            <a href="/privacy-policy">{copy.privacy[1]}</a>
          </small>
        </div>
        {unsent && !isSending && (
          <p className={awake.retry}>
            <Button type="button" kind="line" onClick={() => void send(unsent.sending)}>
              {copy.retry}
            </Button>
            {fill(copy.unsent, { tries: String(unsent.tries) })}
          </p>
        )}
      </form>
      {later && <later.FieldHints form={later.form} copy={copy.hints} />}
    </>
  )
}

function wordsFor(problems: DemoAnswer['problems'], copy: DemoFormCopy): Messages {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, copy.problems[field as DemoField][problem]]),
  )
}

function noticeOf({ notice, retryAfterSeconds = 0 }: DemoAnswer, copy: DemoFormCopy) {
  const notices = {
    errors: copy.fixErrors,
    failed: copy.failed,
    busy: sayBusy({ retryAfterSeconds }, copy),
  } satisfies Record<DemoAnswer['notice'], string>
  return notices[notice]
}

function sayBusy({ retryAfterSeconds }: { readonly retryAfterSeconds: number }, copy: DemoFormCopy) {
  return fill(copy.busy, { minutes: String(Math.ceil(retryAfterSeconds / 60)) })
}
