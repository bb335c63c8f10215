import { fill } from '#contract/fill.ts'
import { useId, useState } from 'react'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import { callbackMs, type DemoReceipt } from '#contract/callback.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { FieldProblem } from '#design/Field/FieldProblem.tsx'
import styles from './AfterSending.module.css'
import type { Sayer } from './say-moments.ts'
import { sendCallback } from './send-callback.ts'

type CallbackFormProps = {
  readonly copy: RequestSentCopy['callback']
  readonly receipt: DemoReceipt
  readonly sayer: Sayer
}

/** "When should we call?": a day and two hours of it on the visitor's own clock. May be changed and sent again. */
export function CallbackForm({ copy, receipt, sayer }: CallbackFormProps) {
  const id = useId()
  const [days] = useState(() => groupByDay(receipt.slots, sayer))
  const [day, setDay] = useState(0)
  const [isSending, setSending] = useState(false)
  const [kept, setKept] = useState<Date | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const slots = days[day]?.slots ?? []
  if (slots.length === 0) return null

  const fillSlot = (text: string, slot: Date) =>
    fill(text, {
      day: sayer.day(slot),
      from: sayer.time(slot),
      to: sayer.time(new Date(slot.getTime() + callbackMs)),
    })

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const select = event.currentTarget.elements.namedItem('at')
    if (isSending || !(select instanceof HTMLSelectElement)) return
    const at = select.value
    setSending(true)
    setProblem(null)
    const outcome = await sendCallback(receipt, at)
    setSending(false)
    if (outcome.isKept) setKept(new Date(at))
    else setProblem(outcome.problem ?? copy.failed)
  }

  return (
    <form className={styles.callback} onSubmit={(event) => void send(event)} aria-busy={isSending}>
      <fieldset className={styles.group}>
        <legend>
          {copy.legend} <small>{copy.optional}</small>
        </legend>
        <div className={styles.days}>
          {days.map(({ name }, place) => (
            <label key={name}>
              <input type="radio" name="day" checked={place === day} onChange={() => setDay(place)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field id={`${id}-at`} label={copy.between}>
        {(control) => (
          <select {...control} name="at" key={day}>
            {slots.map((slot) => (
              <option key={slot.toISOString()} value={slot.toISOString()}>
                {fillSlot(copy.window, slot)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="line" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </Button>
      {kept && <p className={styles.kept}>{fillSlot(copy.kept, kept)}</p>}
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </form>
  )
}

function groupByDay(slots: readonly string[], sayer: Sayer) {
  const days: { readonly name: string; readonly slots: Date[] }[] = []
  for (const slot of slots.map((text) => new Date(text))) {
    // A request that was taken long ago and answered only now brings times that have passed.
    if (slot.getTime() < Date.now()) continue
    const name = sayer.day(slot)
    const last = days.at(-1)
    if (last?.name === name) last.slots.push(slot)
    else days.push({ name, slots: [slot] })
  }
  return days
}
