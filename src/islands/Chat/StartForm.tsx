import { ownTimeZone } from '#contract/own-time-zone.ts'
import { fill } from '#contract/fill.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import { chatStartFields, stripPhone, type ChatStartField, type ChatVariant } from '#contract/chat.ts'
import { maxLength } from '#contract/max-length.ts'
import { sayPlace } from '#contract/place.ts'
import { Button } from '#design/Button/Button.tsx'
import { dateLocale } from '../date-locale.ts'
import { Field } from '#design/Field/Field.tsx'
import { FieldProblem } from '#design/Field/FieldProblem.tsx'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import styles from './Chat.module.css'
import type { Trouble } from './chat-api.ts'
import type { UserInfo } from './chat-state.ts'
import { useLocation } from './use-location.ts'
import { variants } from './variants.ts'

type StartFormProps = {
  readonly copy: ChatWindowCopy['start']
  readonly variant: ChatVariant
  /** What the visitor said before, in this conversation or an ended one. */
  readonly known: UserInfo | null
  /** What the server did not take of it. */
  readonly refusal: Trouble | null
  /** Somebody is about to fill it in. */
  readonly onTouch: () => void
  /** Begins the conversation; returns what is wrong with what was filled in. */
  readonly start: (typed: Readonly<Record<string, unknown>>) => Promise<StartMessages>
  /** What a call to action has prepared; empty where there is nothing. */
  readonly draft: string
}
/** What is wrong, under each field. */
export type StartMessages = Partial<Record<ChatStartField, string>>

const kinds = {
  name: { type: 'text', autoComplete: 'name' },
  company: { type: 'text', autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<ChatStartField, object>

/** Who the visitor is, before the conversation (CHAT-13..17, CHAT-25, CHAT-26, CHAT-40). */
export function StartForm({ copy: words, variant, known, refusal, onTouch, start, draft }: StartFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [messages, setMessages] = useState<StartMessages>(refusal?.kind === 'refused' ? refusal.fields : {})
  const [refusals, setRefusals] = useState(refusal ? 1 : 0)
  const [isSending, setSending] = useState(false)
  const location = useLocation()
  const nameOf = (code: string) => words.continents[code] ?? sayPlace(code, dateLocale(), '')
  const { title, hello, button } = words[variant]
  const [beforeLink, afterLink] = words.privacy.split('{link}')

  // The first field with a problem is where the visitor goes on.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setSending(true)
    const problems = await start({
      ...typed,
      variant,
      timeZone: ownTimeZone(),
      page: window.location.pathname,
      language: document.documentElement.lang,
    })
    setSending(false)
    setMessages(problems)
    if (Object.keys(problems).length > 0) setRefusals((count) => count + 1)
  }

  return (
    <form
      ref={form}
      className={styles.start}
      noValidate
      aria-label={title ?? words.form}
      onSubmit={(event) => void submit(event)}
    >
      {title && <h3>{title}</h3>}
      {hello && <p className={styles.message}>{hello}</p>}
      {refusal && !hasFields(refusal) && (
        <div role="alert">
          <FieldProblem id={`${id}-refusal`}>{refusal.kind === 'busy' ? refusal.words : words.failed}</FieldProblem>
        </div>
      )}
      <div className={styles.fields}>
        {variants[variant].fields.map(({ name, isRequired, ...field }, index) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            className={joinClasses('isHalf' in field ? styles.half : undefined)}
            label={words.labels[name]}
            note={isRequired ? words.required : words.optional}
            problem={messages[name]}
          >
            {(control) => (
              <input
                {...control}
                {...kinds[name]}
                name={name}
                required={isRequired}
                dir="auto"
                maxLength={maxLength[name]}
                defaultValue={known?.[name]}
                data-first={index === 0 ? '' : undefined}
                onFocus={onTouch}
                onInput={({ currentTarget }) => {
                  if (name === 'phone') stripTyped(currentTarget)
                  if (messages[name] !== undefined) setMessages(({ [name]: _edited, ...others }) => others)
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {location !== null && (
        <p className={styles.location}>
          <Sign path={icons.pin} />
          <span>
            {fill(words.location, { location: nameOf(location.code) })}{' '}
            {location.source === 'database' && (
              <NewTabLink href={words.locatedBy.href} note={words.newTab}>
                {words.locatedBy.label}
              </NewTabLink>
            )}
          </span>
        </p>
      )}
      {draft !== '' && (
        <>
          <p className={styles.location}>{words.waiting}</p>
          <p className={joinClasses(styles.message, styles.own)}>{draft}</p>
        </>
      )}
      <Button>{isSending ? words.sending : button}</Button>
      <p className={styles.terms}>
        {words.program} {beforeLink}
        <NewTabLink href={words.privacyLink.href} note={words.newTab}>
          {words.privacyLink.label}
        </NewTabLink>
        {afterLink}
      </p>
    </form>
  )
}

/** Problems of single fields stand under these. */
const hasFields = (trouble: Trouble) =>
  trouble.kind === 'refused' && chatStartFields.some((field) => trouble.fields[field] !== undefined)

/** CHAT-17. The caret stays where it was. */
function stripTyped(input: HTMLInputElement) {
  const stripped = stripPhone(input.value)
  if (stripped === input.value) return
  const caret = stripPhone(input.value.slice(0, input.selectionStart ?? 0)).length
  input.value = stripped
  input.setSelectionRange(caret, caret)
}
