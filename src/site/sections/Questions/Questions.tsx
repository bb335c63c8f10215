import type { QuestionsWords } from '#content/page-words.ts'
import { Faq } from '#design/Faq/Faq.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './Questions.module.css'

type QuestionsProps = { readonly words: QuestionsWords; readonly isFlipped?: boolean }

/** What buyers ask before they buy. */
export function Questions({ words: { heading, note, actions = [], entries }, isFlipped }: QuestionsProps) {
  return (
    <Terrace className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          {note && <p className={styles.note}>{note}</p>}
          <Actions actions={actions} />
        </div>
        <Faq entries={entries} />
      </Wrap>
    </Terrace>
  )
}
