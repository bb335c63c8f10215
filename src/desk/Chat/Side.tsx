import { deskChat as words } from '#content/team/desk-chat.ts'
import { desk } from '#content/team/desk.ts'
import type { DeskChatView } from '#contract/desk-view.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { sayMoment, sayPlace, sayWanted } from '../say.ts'
import { Facts, type Fact } from '../Facts.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { Notes } from '../Lead/Notes.tsx'
import { Owner } from '../Lead/Owner.tsx'
import { Who } from '../Who.tsx'
import ways from '../Ways.module.css'
import { Ways } from '../Ways.tsx'
import styles from './Chat.module.css'

type SideProps = { readonly view: DeskChatView; readonly visitor: string }

/** Whom one talks with, and who else is here. */
export function Side({ view: { frame, chat, waiting, lead, team, note }, visitor }: SideProps) {
  const { side } = words
  const facts: readonly Fact[] = [
    [side.window, chat.isOpen ? side.open : side.closed],
    [side.where, sayPlace(chat.location)],
    [desk.lead.facts.network, sayPlace(chat.network)],
    [side.clock, sayClock(chat.timeZone, frame.now)],
    [side.language, chat.language],
    [side.pageLanguage, chat.pageLanguage],
    [side.company, chat.company],
    [side.began, chat.page, chat.page],
    [side.reference, chat.reference],
  ]
  const others = [
    ...(chat.speaker && chat.speaker.member.id !== frame.me.id ? [chat.speaker.member] : []),
    ...chat.lookers,
  ]
  return (
    <aside className={styles.side} aria-label={side.label(visitor)}>
      <div data-live="side">
        <section>
          <h2>{side.now}</h2>
          <Facts facts={facts} />
        </section>
        <section>
          <h2>{side.reach(visitor)}</h2>
          <p className={ways.ways}>
            <Ways reach={chat} />
            <a href={`/desk/leads/${chat.leadId}`}>
              <Icon name="talk" />
              {side.lead}
              <small>{chat.reference}</small>
            </a>
          </p>
        </section>
        {others.length > 0 && (
          <section>
            <h2>{side.alsoHere}</h2>
            {others.map((member) => (
              <p key={member.id} className={styles.other}>
                <Who member={member} />
                <span>
                  <b>{firstNameOf(member)}</b>
                  <small>{member.id === chat.speaker?.member.id ? side.speaks : side.looks}</small>
                </span>
              </p>
            ))}
          </section>
        )}
      </div>
      <Owner lead={lead} team={team} me={frame.me} now={frame.now} back="chat" />
      {lead.beside.length > 0 && (
        <section>
          <h2>{desk.also.heading}</h2>
          <p className={ways.ways}>
            {lead.beside.map(({ id, name, wanted, words: said, reference, isSamePerson }) => (
              <a key={id} href={`/desk/leads/${id}`}>
                {isSamePerson ? sayWanted(wanted) : `${desk.also.number} ${name}`} {reference}
                <small lang={said.lang} dir="auto">
                  {said.text}
                </small>
              </a>
            ))}
          </p>
        </section>
      )}
      <Notes lead={lead} note={note} now={frame.now} back="chat" />
      <div data-live="others">
        {waiting.length > 0 && (
          <section>
            <h2>{side.alsoWaiting}</h2>
            <p className={ways.ways}>
              {waiting.map(({ chatId, name, since, location }) => (
                <a key={chatId} href={`/desk/chats/${chatId}`}>
                  {name}
                  <small>{[sayMoment(since, frame.now), sayPlace(location)].filter(Boolean).join(', ')}</small>
                </a>
              ))}
            </p>
          </section>
        )}
      </div>
    </aside>
  )
}

/** The visitor's own clock; nothing where the browser named no zone that we know. */
function sayClock(timeZone: string, now: number): string {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZone || undefined,
      hour: '2-digit',
      minute: '2-digit',
    })
    return timeZone === '' ? '' : clock.format(now)
  } catch {
    return ''
  }
}
