import { desk } from '#content/team/desk.ts'
import type { DeadLetter } from '#contract/desk.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Resend } from '../Resend.tsx'
import styles from './Held.module.css'

const { inbox, lead } = desk

/** Letters that were given up, why, and the way to try again: whoever waits for one waits for nothing. */
export function Dead({ letters }: { readonly letters: readonly DeadLetter[] }) {
  return (
    <details className={styles.held}>
      <summary>
        <Icon name="warn" />
        {inbox.dead(letters.length)}
        <Icon name="down" />
      </summary>
      <ul>
        {letters.map(({ id, kind, to, leadId, name, error, attempts }) => (
          <li key={id}>
            <div>
              <b>{leadId ? <a href={`/desk/leads/${leadId}`}>{name}</a> : inbox.toDesk}</b>{' '}
              <span className={styles.reason}>
                {to === '' ? lead.letter[kind] : lead.letterTo(lead.letter[kind], to)}
              </span>
              <p>{[error, lead.dead(attempts)].filter(Boolean).join(', ')}</p>
            </div>
            <div className={styles.actions}>
              <Resend letter={id} label={lead.resend} about={name} />
            </div>
          </li>
        ))}
      </ul>
      {letters.length > 1 && <Resend letter="all" label={inbox.resendAll} />}
    </details>
  )
}
