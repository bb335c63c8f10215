import { deskChat as words } from '#content/team/desk-chat.ts'
import { longestSaying } from '#contract/desk.ts'
import type { DeskChatView } from '#contract/desk-view.ts'
import { toPlainWords } from '#contract/plain-words.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Logo } from '#design/Logo/Logo.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { Count } from '../Count.tsx'
import styles from './Chat.module.css'
import { Sources } from './Entries.tsx'

type AnswerBoxProps = { readonly view: DeskChatView; readonly visitor: string }

/** What whoever speaks writes with, and beside it what the assistant would say. */
export function AnswerBox({ view, visitor }: AnswerBoxProps) {
  const { chat, suggestion, text, messageId, problem } = view
  return (
    <div className={styles.box}>
      <p className={styles.net} role="status" data-net="" hidden>
        <Icon name="offline" />
        <span>
          <b>{words.noNetwork}</b> <span data-unsent="" data-one={words.offline.one} data-many={words.offline.many} />
        </span>
      </p>
      <DeskForm className={styles.mine} action={`/api/desk/chats/${chat.id}/messages`} data-send="">
        <input type="hidden" name="id" value={messageId} />
        <Field id="answer" label={words.answer} problem={problem ? words.problems[problem] : undefined}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={2}
              placeholder={words.writeTo(visitor)}
              defaultValue={text}
              data-keep="log"
              data-typed={text === '' ? undefined : ''}
              required
              dir="auto"
            />
          )}
        </Field>
        <Count box="answer" text={text} most={longestSaying} over={words.problems['too-long']} />
        <p className={styles.row}>
          <Button>
            <Icon name="send" />
            {words.send}
          </Button>
          <span className={joinClasses(styles.note, chat.isOpen && styles.usual)} data-live="reach">
            {chat.isOpen ? words.byMail : words.gone(visitor)}
          </span>
        </p>
      </DeskForm>
      <div className={styles.beside} data-live="draft">
        {suggestion && (
          <section className={styles.draft} aria-labelledby="draft">
            <h2 id="draft">
              <Logo />
              {words.draft.heading}
            </h2>
            <p className={styles.suggestion} data-draft="" dir="auto">
              {toPlainWords(suggestion.text)}
            </p>
            {suggestion.sources.length > 0 && <Sources sources={suggestion.sources} />}
            <form className={styles.row} action={`/desk/chats/${chat.id}`}>
              <Button kind="line" name="draft" value="use" data-use="">
                {words.draft.use}
              </Button>
              <Button kind="line" name="draft" value="change" data-use="caret">
                {words.draft.change}
              </Button>
            </form>
          </section>
        )}
      </div>
    </div>
  )
}
