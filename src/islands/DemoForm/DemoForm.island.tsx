import { fill } from '#contract/fill.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
import { fillForm, readEntries, readForm, withSum } from './form-values.ts'
import { createIdempotencyKey, isSameRequest, sendDemoRequest, type Sending } from './send-demo-request.ts'
import { useChallenge } from './use-challenge.ts'
import { useLater } from './use-later.ts'
import { useUnsent } from './use-unsent.ts'
import { useWriting } from './use-writing.ts'

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
  const retryLine = useRef<HTMLParagraphElement>(null)
  /** What has lost the focus while it was away or could not be pressed, and gets it back. */
  const leftBehind = useRef<HTMLElement>(null)
  const [returns, setReturns] = useState(0)
  const edits = useRef(0)
  const [isSending, setSending] = useState(false)
  const [messages, setMessages] = useState<Messages>(() => wordsFor(answer?.problems ?? {}, copy))
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [sent, setSent] = useState<Sent | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  /** The words went out as they were before the visitor's last change. */
  const [isOvertaken, setOvertaken] = useState(false)
  const [takesFocus, setTakesFocus] = useState(true)
  const { later, fetchLater } = useLater()
  /** The panel stands where the form stood; the form keeps what was typed. */
  const isAway = sent !== null || isWaiting
  const challenge = useChallenge(answer?.challenge ?? null, isSending || isAway, clearAnswer)
  const writing = useWriting()
  const { unsent, keep, outdate, amend, drop } = useUnsent(writing.isWriting, (sending) => {
    // What is under way may be the same request with a slip mended.
    if (!isSending) void send(sending, 'automatic')
  })
  /** It has arrived while the visitor was in a field: said where the form stands once they leave it. */
  const arrived = useRef<(() => Promise<void>) | null>(null)

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

  useEffect(() => {
    if (returns > 0 && document.activeElement === document.body) leftBehind.current?.focus()
  }, [returns])

  // What a toast says is not all: how it goes on stands in the form, and not below the toast.
  useEffect(() => {
    if (toast?.kind === 'failure') retryLine.current?.scrollIntoView({ block: 'nearest' })
  }, [toast])

  /** MATH-8: a new sum clears the typed answer, and what was said of it. */
  function clearAnswer() {
    const input = form.current?.elements.namedItem('captcha')
    if (input instanceof HTMLInputElement) input.value = ''
  }

  function refuse(found: Messages, isOfInterest: boolean) {
    setMessages(found)
    setToast({ kind: 'failure', text: copy.fixErrors })
    if (isOfInterest) setRefusals((count) => count + 1)
  }

  /** What stands in the form as a request, or what is wrong with it. */
  function readSending(from: HTMLFormElement, earlier: Sending | undefined) {
    const entries = withSum(readEntries(from), earlier?.fields)
    const { captcha } = Object.fromEntries(entries)
    const reading = readDemoRequest({ ...readForm(from), captcha })
    if (!reading.ok) return { problems: reading.problems }
    const attribution = readAttribution()
    const extra = attribution ? [['attribution', JSON.stringify(attribution)] as const] : []
    const fields = [...entries, ...extra]
    // The same words again are the same request: if it did arrive and only the answer was lost, it stays one.
    const isSame = earlier && isSameRequest(earlier.fields, fields)
    return { sending: { idempotencyKey: isSame ? earlier.idempotencyKey : createIdempotencyKey(), fields } }
  }

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    // The same words have arrived already.
    if (arrived.current) return writing.end()
    const { sending, problems: found } = readSending(event.currentTarget, unsent?.sending)
    if (sending) return void send(sending, 'pressed')
    const { captcha, ...others } = found
    // Nobody can solve a sum that has not come.
    if (challenge.challenge || !captcha) return refuse(wordsFor(found, copy), true)
    if (Object.keys(others).length > 0) refuse(wordsFor(others, copy), true)
    else setToast({ kind: 'failure', text: copy.noSum })
  }

  async function send(sending: Sending, cause: 'pressed' | 'automatic') {
    const editsBefore = edits.current
    const { activeElement } = document
    leftBehind.current = activeElement instanceof HTMLElement ? activeElement : null
    const hadFocus = form.current?.parentElement?.contains(activeElement)
    if (cause === 'pressed') writing.end()
    setSending(true)
    setToast(null)
    setOvertaken(false)
    const outcome = await sendDemoRequest(sending)
    setSending(false)
    const isEdited = edits.current !== editsBefore
    const isWriting = writing.now.current
    const mayTakeFocus = !isWriting && (cause === 'pressed' || hadFocus === true)
    setTakesFocus(mayTakeFocus)
    if (outcome.kind === 'sent') {
      drop()
      challenge.renew()
      if (isEdited) return setOvertaken(true)
      setToast({ kind: 'success', text: copy.sent })
      const show = () => showReceipt(sending, outcome.receipt)
      if (isWriting) arrived.current = show
      else await show()
    } else if (outcome.kind === 'refused') {
      drop()
      setWaiting(false)
      // The sum was wrong, used up or too old; another one costs the visitor less than guessing why.
      if (outcome.messages.captcha) challenge.renew()
      refuse(outcome.messages, mayTakeFocus)
    } else {
      keep(sending, outcome.kind === 'busy' ? outcome.retryAfterSeconds : undefined)
      if (isEdited) outdate()
      if (mayTakeFocus) setReturns((count) => count + 1)
      if (isEdited && !isWriting) amendNow(sending)
      // One message at a time: without a network the panel says that it waits, and how often it was tried.
      else if (later && !isEdited && !isWriting && (isWaiting || !navigator.onLine)) setWaiting(true)
      else if (cause === 'pressed')
        setToast({ kind: 'failure', text: outcome.kind === 'busy' ? sayBusy(outcome, copy) : copy.failed })
    }
  }

  async function showReceipt({ fields }: Sending, receipt: DemoReceipt) {
    setWaiting(false)
    forget('demo-request-draft')
    // FORM-20. What an address brought here after the request was written stays.
    if (form.current && isSameRequest(readEntries(form.current), fields)) {
      form.current.reset()
      setMessages({})
    }
    if (form.current) await fetchLater(form.current)
    const { name = '', email = '' } = Object.fromEntries(fields)
    setSent({ receipt, sender: { name, email } })
  }

  const leaveFields = useEffectEvent(() => {
    const show = arrived.current
    arrived.current = null
    if (show) void show()
    // They may have been left by pressing the button.
    else if (unsent?.isOutdated && !isSending) amendNow(unsent.sending)
  })
  useEffect(() => {
    if (!writing.isWriting) leaveFields()
  }, [writing.isWriting])

  /** What now stands in the form goes out in place of what could not be sent, unless something in it is missing. */
  function amendNow(earlier: Sending, otherwise?: Sending) {
    const { sending = otherwise } = form.current ? readSending(form.current, earlier) : {}
    if (sending) amend(sending)
  }

  // Whoever closes the page in the middle of a change is better heard in the words before it than not at all.
  const leavePage = useEffectEvent(() => unsent?.isOutdated && amendNow(unsent.sending, unsent.sending))
  useEffect(() => {
    const onLeave = () => void leavePage()
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [])

  /** FORM-18, and the draft: what is typed survives a reload where the visitor allows it. */
  function noteEdit(event: React.InputEvent<HTMLFormElement>) {
    void fetchLater(event.currentTarget)
    const { name } = event.target as HTMLInputElement
    if (name in messages) setMessages(({ [name as DemoField]: _edited, ...others }) => others)
    remember('demo-request-draft', readForm(event.currentTarget))
    writing.begin()
    if (name === 'captcha') return
    edits.current += 1
    if (unsent && !unsent.isOutdated) outdate()
    if (arrived.current) setOvertaken(true)
    arrived.current = null
  }

  /** Back from a panel to the form, as the visitor asked. */
  function returnToForm(leavePanel: () => void) {
    leavePanel()
    leftBehind.current = form.current
    setReturns((count) => count + 1)
  }
  const onAnother = () => returnToForm(() => setSent(null))
  const onChange = () => returnToForm(() => setWaiting(false))

  const problems = demoFields.flatMap((field) => {
    const text = messages[field]
    return text === undefined ? [] : [{ href: `#${id}-${field}`, text }]
  })

  return (
    <>
      <Toasts message={toast} closeLabel={copy.closeToast} onClose={() => setToast(null)} />
      {sent && !later && <p data-reference="">{sent.receipt.reference}</p>}
      {sent && later && (
        <later.AfterSending copy={copy.after} state={{ kind: 'sent', ...sent, onAnother }} takesFocus={takesFocus} />
      )}
      {unsent && isWaiting && later && (
        <later.AfterSending
          copy={copy.after}
          state={{
            kind: 'waiting',
            unsent,
            isSending,
            onTry: () => void send(unsent.sending, 'pressed'),
            onChange,
          }}
          takesFocus={takesFocus}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its own fields */}
      <form
        ref={form}
        className={isAway ? undefined : styles.form}
        method="post"
        action="/api/demo-requests"
        noValidate
        onSubmit={submit}
        onInput={noteEdit}
        onFocus={writing.onFocus}
        onBlur={writing.onBlur}
        tabIndex={-1}
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
          {!challenge.isRunning && (
            <p role="alert" data-offline="" hidden>
              {copy.offline}
            </p>
          )}
          <small>
            {`${copy.privacy[0]} `}
            <a href="/privacy-policy">{copy.privacy[1]}</a>
          </small>
        </div>
        {isOvertaken && (
          <p className={awake.notice} role="status">
            {copy.overtaken}
          </p>
        )}
        {unsent && !unsent.isOutdated && (
          <p ref={retryLine} className={awake.retry}>
            <Button type="button" kind="line" disabled={isSending} onClick={() => void send(unsent.sending, 'pressed')}>
              {copy.retry}
            </Button>
            {!isSending && fill(copy.unsent, { tries: String(unsent.tries) })}
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
