import { desk } from '#content/team/desk.ts'
import type { LetterState } from '#contract/desk.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { sayMoment } from '../say.ts'
import { Resend } from '../Resend.tsx'
import block from './Lead.module.css'
import styles from './Letters.module.css'

const { lead: words } = desk

type LettersProps = { readonly leadId: string; readonly letters: readonly LetterState[]; readonly now: number }

/** What went out about a lead, to whom, and what stands in the way of the rest. */
export function Letters({ leadId, letters, now }: LettersProps) {
  return (
    <section className={block.block} id="letters">
      <h2>{words.letters}</h2>
      {letters.length === 0 && <p className={block.note}>{words.noLetters}</p>}
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.id} className={joinClasses(styles[letter.state], letter.error !== null && styles.trouble)}>
            <span className={styles.name}>
              {letter.error !== null && <Icon name="warn" />}
              {letter.to === '' ? words.letter[letter.kind] : words.letterTo(words.letter[letter.kind], letter.to)}
            </span>
            <small>{[letter.error, sayState(letter, now)].filter(Boolean).join(', ')}</small>
            {letter.state === 'dead' && <Resend letter={letter.id} label={words.resend} from={leadId} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayState({ state, at, attempts }: LetterState, now: number): string {
  if (state === 'delivered') return words.delivered(sayMoment(at, now))
  return state === 'dead' ? words.dead(attempts) : words.tried(attempts, sayMoment(at, now))
}
