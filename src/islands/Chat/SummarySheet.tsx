import { fill } from '#contract/fill.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { emailShape } from '#contract/read-line.ts'
import { maxLength } from '#contract/max-length.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { FieldProblem } from '#design/Field/FieldProblem.tsx'
import type { Trouble } from './chat-api.ts'
import type { ShownMessage } from './chat-state.ts'
import { isLocal } from './talk-state.ts'
import styles from './Talk.module.css'
import { sayCount } from './say-count.ts'
import { Sheet } from './Sheet.tsx'

const minuteMs = 60_000

type SummarySheetProps = {
  readonly copy: ChatConversationCopy['summary']
  readonly messages: readonly ShownMessage[]
  readonly email: string
  readonly send: (email: string) => Promise<Trouble | null>
  readonly onDone: () => void
}

/** CHAT-24, CHAT-33, CHAT-56..58: the visitor's own copy, only when asked for. */
export function SummarySheet({ copy, messages, email: known, send, onDone }: SummarySheetProps) {
  const id = useId()
  const [email, setEmail] = useState(known)
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // It could not be pressed meanwhile, and has lost the focus with that.
    if (trouble !== null && document.activeElement === document.body) button.current?.focus()
  }, [trouble])
  const address = email.trim()
  const isEmpty = address === ''
  const isInvalid = !isEmpty && !emailShape.test(address)

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isEmpty) return onDone()
    setSending(true)
    setTrouble(null)
    const found = await send(address)
    setSending(false)
    if (!found) return onDone()
    setTrouble('words' in found && found.words !== '' ? found.words : copy.failed)
  }

  const told = messages.filter(isTold)
  const offer = fill(copy.offer, {
    messages: sayCount(copy.messages, told.length),
    minutes: sayCount(copy.minutes, minutesOf(told)),
  })
  return (
    <Sheet role="dialog" title={copy.title}>
      <p>{offer}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field id={id} label={copy.email} problem={isInvalid ? copy.invalid : undefined}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={maxLength.email}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <div role="alert">{trouble !== null && <FieldProblem id={`${id}-trouble`}>{trouble}</FieldProblem>}</div>
        <div className={styles.pair}>
          <Button ref={button} disabled={isSending || isInvalid}>
            {isEmpty ? copy.skip : isSending ? copy.sending : copy.send}
          </Button>
          <Button type="button" kind="line" onClick={onDone}>
            {copy.no}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** As the letter counts: neither who came and went, nor what only this browser knows. */
const isTold = (message: ShownMessage) => !message.event && !message.delivery && !isLocal(message)

/** MAIL-8, MAIL-9. A clock that was set back makes no negative conversation. */
function minutesOf(messages: readonly ShownMessage[]) {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return 0
  return Math.max(0, Math.round((last.timestamp.getTime() - first.timestamp.getTime()) / minuteMs))
}
