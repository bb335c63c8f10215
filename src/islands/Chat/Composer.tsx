import { fill } from '#contract/fill.ts'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { longestMessage } from '#contract/chat.ts'
import type { Intent } from '#contract/intent.ts'
import { Button } from '#design/Button/Button.tsx'
import { FieldProblem } from '#design/Field/FieldProblem.tsx'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import styles from './Talk.module.css'
import { PersonActions } from './PersonActions.tsx'
import { QuickActions } from './QuickActions.tsx'
import type { Sound } from './sound.ts'

/** The counter is of no use to those who write two lines. */
const countedFrom = longestMessage - 200

type ComposerProps = {
  readonly copy: Pick<ChatConversationCopy, 'compose' | 'quick' | 'clear' | 'log'>
  /** The first name of whoever of us is there. */
  readonly person: string | null
  readonly isTyping: boolean
  /** The visitor has said something. */
  readonly hasBegun: boolean
  readonly canStop: boolean
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string) => void
  /** A quick action was pressed. */
  readonly onAsk: (text: string, intent: Intent) => void
  /** The assistant shall answer again. */
  readonly onBack: () => void
  readonly onStop: () => void
  readonly onClear: () => void
  readonly sound: Sound
}

/** Quick actions, and the input with its buttons (CHAT-21, CHAT-22, CHAT-28..30). */
export function Composer(props: ComposerProps) {
  const { copy, person, isTyping, hasBegun, canStop, draft, onDraft, onSend, onAsk, onBack, onStop, onClear, sound } =
    props
  const { compose: words } = copy
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [isLoud, setLoud] = useState(false)
  const { length } = draft.trim()
  const isTooLong = length > longestMessage
  const isBlocked = isTyping || length === 0 || isTooLong

  // As high as what is written, up to the limit of the style sheet.
  useEffect(() => {
    if (!input.current) return
    input.current.style.height = 'auto'
    if (draft !== '') input.current.style.height = `${input.current.scrollHeight + 2}px`
  }, [draft])

  function submit() {
    if (isBlocked) return
    onSend(draft)
    onDraft('')
    input.current?.focus({ preventScroll: true })
  }

  /** CHAT-22. Shift breaks the line, and a word that is being composed is finished first. */
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  const counter = fill(words.count, { count: String(length), most: String(longestMessage) })
  return (
    <div className={styles.composer}>
      {person === null ? (
        <QuickActions copy={copy} isDisabled={isTyping} isFolded={hasBegun} onAsk={onAsk} onClear={onClear} />
      ) : (
        <PersonActions copy={copy} onBack={onBack} onClear={onClear} />
      )}
      <form
        className={styles.type}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <textarea
          ref={input}
          rows={1}
          value={draft}
          dir="auto"
          data-first=""
          aria-label={words.label}
          placeholder={person === null ? words.placeholder : fill(words.toPerson, { name: person })}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-problem` : undefined}
          enterKeyHint="send"
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={pressKey}
        />
        {canStop && (
          <Button
            type="button"
            kind="line"
            aria-label={words.stop}
            onClick={() => {
              onStop()
              input.current?.focus({ preventScroll: true })
            }}
          >
            <Sign path={icons.stop} />
          </Button>
        )}
        <Button aria-label={words.send} disabled={isBlocked}>
          <Sign path={icons.send} />
        </Button>
        {!canStop && (
          <button
            type="button"
            className={styles.sound}
            aria-label={isLoud ? words.soundOff : words.soundOn}
            onClick={() => {
              sound.turn(!isLoud)
              setLoud(!isLoud)
            }}
          >
            <Sign path={isLoud ? icons.loud : icons.silent} />
          </button>
        )}
      </form>
      {isTooLong && (
        <div className={styles.count} role="alert">
          <FieldProblem id={`${id}-problem`}>{words.tooLong}</FieldProblem>
        </div>
      )}
      {length >= countedFrom && <p className={styles.count}>{counter}</p>}
    </div>
  )
}
