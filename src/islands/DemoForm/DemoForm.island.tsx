import { fill } from '#contract/fill.ts'
import { useEffect, useEffectEvent, useId, useReducer, useRef, type FocusEvent } from 'react'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import { demoFields, honeypotField, type DemoField } from '#contract/demo-request.ts'
import { Button } from '#design/Button/Button.tsx'
import { ErrorSummary } from '#design/ErrorSummary/ErrorSummary.tsx'
import type { AfterState } from '../AfterSending/AfterSending.tsx'
import { readAttribution } from '../attribution.ts'
import { ChallengeField } from './ChallengeField.tsx'
import { DemoFields } from './DemoFields.tsx'
import awake from './AwakeForm.module.css'
import styles from './DemoForm.module.css'
import { fillForm, readEntries, withSum } from './form-values.ts'
import { forgetDraft } from './forget-draft.ts'
import { forgetRequest, keepDraft, keepRequest, recallDraft } from './kept-request.ts'
import { createState, reduce, type Messages } from './request-state.ts'
import {
  createIdempotencyKey,
  isSameRequest,
  sendDemoRequest,
  wordsOf,
  type SendOutcome,
  type Sending,
} from './send-demo-request.ts'
import { useChallenge } from './use-challenge.ts'
import { useFocus } from './use-focus.ts'
import { useLater } from './use-later.ts'
import { useUnsent } from './use-unsent.ts'

type DemoFormProps = {
  readonly copy: DemoFormCopy
  /** Of the page, by its code, where it is not the first of ours: the answer comes in it. */
  readonly language?: string | undefined
  /** What the server had to say to the same form posted without JavaScript. */
  readonly answer?: DemoAnswer
}

/** Asks for a demo (FORM-1). Without JavaScript the browser posts the same form to the same address. */
export function DemoForm({ copy, language, answer }: DemoFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(reduce, answer?.problems ?? {}, (problems) =>
    createState(wordsFor(problems, copy)),
  )
  const { stage, attempt, unsent, isWriting, isEdited, messages, toast, focus } = state
  const { summary, retryLine, leftBehind } = useFocus(state)
  const { later, fetchLater } = useLater()
  /** The panel stands where the form stood; the form keeps what was typed. */
  const isAway = stage.kind === 'sent' || stage.kind === 'waiting'
  const challenge = useChallenge(answer?.challenge ?? null, attempt !== null || isAway, clearAnswer)
  useUnsent(state, dispatch, (sending) => {
    // What is under way may be the same request with a slip mended.
    if (!attempt) send(sending, false)
  })

  const begin = useEffectEvent((fields: HTMLFormElement) => {
    if (!answer) {
      // What a call to action elsewhere wanted to say comes in the address; see `askFormId`.
      const message = new URLSearchParams(location.search).get('message') ?? ''
      fillForm(fields, [['message', message], ...recallDraft()])
    }
    // Somebody may have begun to write before this was awake.
    if (wordsOf(readEntries(fields)).some(([, value]) => value !== '')) void fetchLater(fields)
  })
  useEffect(() => {
    if (form.current) begin(form.current)
  }, [])

  /** MATH-8: a new sum clears the typed answer, and what was said of it. */
  function clearAnswer() {
    const input = form.current?.elements.namedItem('captcha')
    if (input instanceof HTMLInputElement) input.value = ''
  }

  /** What stands in the form as a request, or what is wrong with it; where nobody here can judge, the server does. */
  function readSending(from: HTMLFormElement, earlier: Sending | undefined, judge = later?.judge) {
    const entries = withSum(readEntries(from), earlier?.fields)
    const reading = judge?.(entries)
    if (reading?.ok === false) return { problems: reading.problems }
    const attribution = readAttribution()
    const extra = attribution ? [['attribution', JSON.stringify(attribution)] as const] : []
    const fields = [...entries, ...extra]
    // The same words again are the same request: if it did arrive and only the answer was lost, it stays one.
    const isSame = earlier && isSameRequest(earlier.fields, fields)
    return { sending: { idempotencyKey: isSame ? earlier.idempotencyKey : createIdempotencyKey(), fields } }
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const from = event.currentTarget
    if (attempt) return
    // The same words have arrived already.
    if (stage.kind === 'arrived') return leaveFields()
    const tools = later ?? (await fetchLater(from))
    const { sending, problems: found } = readSending(from, unsent?.sending, tools?.judge)
    if (sending) return send(sending, true)
    const { captcha, ...others } = found
    // Nobody can solve a sum that has not come.
    const told = captcha && !challenge.challenge ? others : found
    if (Object.keys(told).length === 0) dispatch({ kind: 'said', toast: { kind: 'failure', text: copy.noSum } })
    else dispatch({ kind: 'refused', messages: wordsFor(told, copy), said: copy.fixErrors })
  }

  function send(sending: Sending, isPressed: boolean) {
    const { activeElement } = document
    leftBehind.current = activeElement instanceof HTMLElement ? activeElement : null
    const hadFocus = isPressed || form.current?.parentElement?.contains(activeElement) === true
    dispatch({ kind: 'began', attempt: { sending, isPressed, hadFocus } })
  }

  const conclude = useEffectEvent((outcome: SendOutcome, sending: Sending) => {
    if (outcome.kind === 'sent') {
      forgetRequest(sending)
      challenge.renew()
      dispatch({ kind: 'accepted', receipt: outcome.receipt, said: copy.sent })
    } else if (outcome.kind === 'refused') {
      forgetRequest(sending)
      // The sum was wrong, used up or too old; another one costs the visitor less than guessing why.
      if (outcome.messages.captcha) challenge.renew()
      dispatch({ kind: 'refused', messages: outcome.messages, said: copy.fixErrors })
    } else {
      dispatch({
        ...outcome,
        kind: 'failed',
        at: Date.now(),
        // Once changed, the old words go out no more.
        isKeptOnDevice: !isEdited && keepRequest(sending),
        isOffline: !navigator.onLine,
        hasPanel: later !== null,
        said: outcome.kind === 'busy' ? sayBusy(outcome, copy) : copy.failed,
      })
      if (isEdited && !isWriting) amendNow(sending)
    }
  })
  useEffect(() => {
    if (attempt) void sendDemoRequest(attempt.sending).then((outcome) => conclude(outcome, attempt.sending))
  }, [attempt])

  const clearForm = useEffectEvent((sending: Sending) => {
    forgetDraft(sending)
    if (!form.current) return
    void fetchLater(form.current)
    // FORM-20. What an address brought here after the request was written stays.
    if (isSameRequest(readEntries(form.current), sending.fields)) form.current.reset()
  })
  useEffect(() => {
    if (stage.kind === 'sent') clearForm(stage.sending)
  }, [stage])

  /** What now stands in the form goes out in place of what could not be sent, unless something in it is missing. */
  function amendNow(earlier: Sending, otherwise?: Sending) {
    const { sending = otherwise } = form.current ? readSending(form.current, earlier) : {}
    if (sending) dispatch({ kind: 'amended', sending, isKeptOnDevice: keepRequest(sending) })
  }

  function leaveFields() {
    dispatch({ kind: 'left', at: Date.now() })
    // They may have been left by pressing the button.
    if (unsent?.isOutdated && !attempt) amendNow(unsent.sending)
  }

  function noteBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // The next field, or another window: somebody looks a number up.
    const isStaying = isField(relatedTarget) && currentTarget.contains(relatedTarget)
    if (isWriting && !isStaying && document.activeElement !== target) leaveFields()
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
    keepDraft(wordsOf(readEntries(event.currentTarget)))
    // The old words go out no more, from here or from the service worker.
    if (name !== 'captcha' && unsent && !unsent.isOutdated) forgetRequest(unsent.sending)
    dispatch({ kind: 'edited', field: name })
  }

  /** Back from a panel to the form, as the visitor asked. */
  function returnToForm() {
    leftBehind.current = form.current
    dispatch({ kind: 'returned' })
  }

  const retry = () => unsent && send(unsent.sending, true)
  function findPanel(): AfterState | null {
    if (stage.kind === 'sent')
      return { kind: 'sent', receipt: stage.receipt, sender: senderOf(stage.sending), onAnother: returnToForm }
    if (!unsent || stage.kind !== 'waiting') return null
    return { kind: 'waiting', unsent, isSending: attempt !== null, onTry: retry, onChange: returnToForm }
  }
  const panel = findPanel()

  const problems = demoFields.flatMap((field) => {
    const text = messages[field]
    return text === undefined ? [] : [{ href: `#${id}-${field}`, text }]
  })

  return (
    <>
      {later ? (
        <later.Toasts
          message={toast}
          closeLabel={copy.closeToast}
          onClose={() => dispatch({ kind: 'said', toast: null })}
        />
      ) : (
        toast && (
          <p className={awake.notice} role="alert">
            {toast.text}
          </p>
        )
      )}
      {stage.kind === 'sent' && !later && <p data-reference="">{stage.receipt.reference}</p>}
      {panel && later && <later.AfterSending copy={copy.after} state={panel} takesFocus={focus !== null} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its own fields */}
      <form
        ref={form}
        className={isAway ? undefined : styles.form}
        method="post"
        action="/api/demo-requests"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={noteEdit}
        onFocus={({ target }) => isField(target) && dispatch({ kind: 'entered' })}
        onBlur={noteBlur}
        tabIndex={-1}
        aria-busy={attempt !== null}
        hidden={isAway}
      >
        {problems.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={answer?.notice === 'sum' ? copy.sumLeft : copy.problemsTitle}
            problems={problems}
          />
        )}
        {answer && <p className={awake.notice}>{noticeOf(answer, copy)}</p>}
        <DemoFields id={id} copy={copy} messages={messages} values={answer?.values} />
        {language && <input type="hidden" name="language" value={language} />}
        <ChallengeField id={`${id}-captcha`} copy={copy} problem={messages.captcha} state={challenge} />
        <p className={styles.trap} aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{copy.leaveEmpty}</label>
          <input id={`${id}-trap`} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </p>
        <div className={styles.actions}>
          <Button type="submit" disabled={attempt !== null}>
            {attempt ? copy.sending : copy.send}
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
        {state.isOvertaken && (
          <p className={awake.notice} role="status">
            {copy.overtaken}
          </p>
        )}
        {unsent && !unsent.isOutdated && (
          <p ref={retryLine} className={awake.retry}>
            <Button type="button" kind="line" disabled={attempt !== null} onClick={retry}>
              {copy.retry}
            </Button>
            {!attempt && fill(copy.unsent, { tries: String(unsent.tries) })}
          </p>
        )}
      </form>
      {later && (
        <later.FieldHints
          form={later.form}
          copy={copy.hints}
          onCountry={() => dispatch({ kind: 'edited', field: 'phone' })}
        />
      )}
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
    sum: copy.notSentYet,
    errors: copy.fixErrors,
    failed: copy.failed,
    busy: sayBusy({ retryAfterSeconds }, copy),
  } satisfies Record<DemoAnswer['notice'], string>
  return notices[notice]
}

function sayBusy({ retryAfterSeconds }: { readonly retryAfterSeconds: number }, copy: DemoFormCopy) {
  return fill(copy.busy, { minutes: String(Math.ceil(retryAfterSeconds / 60)) })
}

function senderOf({ fields }: Sending) {
  const { name = '', email = '' } = Object.fromEntries(fields)
  return { name, email }
}

function isField(element: Element | null): element is Element {
  return element?.matches('input,select,textarea') === true
}
