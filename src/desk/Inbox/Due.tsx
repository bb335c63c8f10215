import { desk } from '#content/team/desk.ts'
import type { Beside, DueRow } from '#contract/desk.ts'
import type { InboxView } from '#contract/desk-view.ts'
import { Button } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { DeskForm } from '../DeskForm.tsx'
import { Clock } from '../Clock.tsx'
import { sayCallback, sayDue, sayLeft, sayMoment, sayPlace, sayWanted, shareLeft } from '../say.ts'
import { Suspect } from '../Suspect.tsx'
import { Warning } from '../Warning.tsx'
import { Who } from '../Who.tsx'
import styles from './Due.module.css'
import inboxStyles from './Inbox.module.css'
import { Dead } from './Dead.tsx'
import { FigureLine } from './FigureLine.tsx'
import { Held } from './Held.tsx'

const { inbox, time } = desk

/** What must be answered, the oldest promise first. */
export function Due({ view }: { readonly view: InboxView }) {
  const { frame, due, moreDue, held, dead, lettersStuckSince, figures } = view
  return (
    <section className={styles.due} id="open" aria-labelledby="open-heading" data-live="open">
      <div className={inboxStyles.head}>
        <h2 id="open-heading">{inbox.open}</h2>
        <FigureLine counts={frame.counts} figures={figures}>
          <a href="/desk/figures">{desk.figures.all}</a>
        </FigureLine>
      </div>
      {lettersStuckSince !== null && (
        <Warning role="status">
          <b>{inbox.stuck(sayMoment(lettersStuckSince, frame.now))}</b>
        </Warning>
      )}
      {dead.length > 0 && <Dead letters={dead} />}
      {due.length === 0 ? (
        <div className={styles.none}>
          <p>{inbox.none}</p>
          <p>{inbox.noneLead}</p>
        </div>
      ) : (
        <ol className={styles.list}>
          {due.map((row) => (
            <DueLine key={row.id} row={row} now={frame.now} />
          ))}
        </ol>
      )}
      {moreDue && (
        <p className={styles.more}>
          <a href={`/desk?due=${encodeURIComponent(moreDue)}#open`}>{inbox.more}</a>
          <a href="/desk#open">{inbox.first}</a>
        </p>
      )}
      {held.length > 0 && <Held rows={held} />}
    </section>
  )
}

function DueLine({ row, now }: { readonly row: DueRow; readonly now: number }) {
  const { id, name, words, owner, dueAt, lastAnswer } = row
  const when = row.callbackAt === null ? row.when : sayCallback(row.callbackAt)
  const isLate = dueAt <= now
  const due = sayDue(dueAt, now, time.tomorrow)
  return (
    <li className={joinClasses(styles.row, isLate && styles.late)}>
      <div className={styles.time}>
        {isLate && <Icon name="warn" />}
        <b>{sayLeft(dueAt, now)}</b> <small>{isLate ? time.since(due) : time.until(due)}</small>
      </div>
      <div className={styles.person}>
        <h3>
          <a href={`/desk/leads/${id}`}>{name}</a>
        </h3>
        <p>
          {[row.company, sayPlace(row.country)].filter(Boolean).join(', ')}{' '}
          <span className={styles.source}>{sayWanted(row.wanted)}</span> {row.isSuspect && <Suspect />}
        </p>
        {when && (
          <p className={styles.when}>
            <Icon name="clock" />
            {when}
          </p>
        )}
      </div>
      <div className={styles.said}>
        <p className={styles.words} lang={words.lang} dir="auto">
          {words.text && <q>{words.text}</q>}
        </p>
        {lastAnswer && <p className={styles.last}>{inbox.lastAnswer(lastAnswer.by, sayMoment(lastAnswer.at, now))}</p>}
        <Others
          lead={desk.also.more(row.more.length)}
          others={row.more}
          say={({ wanted, reference }) => `${sayWanted(wanted)} ${reference}`}
        />
        <Others lead={desk.also.number} others={row.sameNumber} say={(other) => other.name} />
      </div>
      <div className={styles.owner}>
        {owner ? (
          <Who member={owner} label={inbox.has(owner.name)} />
        ) : (
          <DeskForm action={`/desk/leads/${id}/take`}>
            <input type="hidden" name="back" value="inbox" />
            <Button kind="line" aria-label={inbox.takeFor(name)}>
              {inbox.take}
            </Button>
          </DeskForm>
        )}
      </div>
      <Clock share={shareLeft(row, now)} isLate={isLate} />
    </li>
  )
}

type OthersProps = {
  readonly lead: string
  readonly others: readonly Beside[]
  readonly say: (other: Beside) => string
}

/** Links to other leads, where there are any. */
function Others({ lead, others, say }: OthersProps) {
  return others.length === 0 ? null : (
    <p className={styles.beside}>
      {lead}{' '}
      {others.map((other) => (
        <a key={other.id} href={`/desk/leads/${other.id}`}>
          {say(other)}
        </a>
      ))}
    </p>
  )
}
