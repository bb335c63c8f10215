import { fill } from '#contract/fill.ts'
import type { Language } from '#content/languages.ts'
import { callbackProblems, requestSentPage } from '#content/request-sent.ts'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import { callbackMs, type RequestSent } from '#contract/callback.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { FieldProblem } from '#design/Field/FieldProblem.tsx'
import type { Sayer } from '#islands/AfterSending/say-moments.ts'
import styles from './RequestSent.module.css'

type CallbackSelectProps = {
  readonly copy: RequestSentCopy['callback']
  readonly language: Language
  readonly sent: RequestSent
  readonly sayer: Sayer
}

/** The wish for a call as a plain form: every time on offer in one list, by day. */
export function CallbackSelect({ copy, language, sent, sayer }: CallbackSelectProps) {
  const { receipt, callbackAt, problem } = sent
  const days = Map.groupBy(
    receipt.slots.map((slot) => new Date(slot)),
    (slot) => sayer.day(slot),
  )
  const endOf = (slot: Date) => new Date(slot.getTime() + callbackMs)
  const fillSlot = (text: string, slot: Date) =>
    fill(text, { day: sayer.day(slot), from: sayer.time(slot), to: sayer.timeThere(endOf(slot)) })
  return (
    <form className={styles.callback} method="post" action={`/api/demo-requests/${receipt.id}/callback`}>
      {callbackAt !== null && <p className={styles.kept}>{fillSlot(copy.kept, new Date(callbackAt))}</p>}
      <input type="hidden" name="ticket" value={receipt.ticket} />
      <input type="hidden" name="language" value={language} />
      <Field id="callback-at" label={copy.legend} note={copy.optional}>
        {(control) => (
          <select {...control} name="at" defaultValue={callbackAt ?? undefined}>
            {[...days].map(([day, slots]) => (
              <optgroup key={day} label={day}>
                {slots.map((slot) => (
                  <option key={slot.toISOString()} value={slot.toISOString()}>
                    {fillSlot(requestSentPage[language].slot, slot)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Button kind="line">{copy.send}</Button>
      {problem && <FieldProblem id="callback-problem">{callbackProblems[language][problem]}</FieldProblem>}
    </form>
  )
}
