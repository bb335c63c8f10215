import { desk } from '#content/team/desk.ts'
import type { WholeLead } from '#contract/desk.ts'
import type { LeadView } from '#contract/desk-view.ts'
import { Button, LinkButton } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { sayLeft, sayMoment, shareLeft } from '../say.ts'
import { Status } from '../Inbox/LeadTable.tsx'
import { Who } from '../Who.tsx'
import { NextLead } from './Conversation.tsx'
import styles from './LeadHead.module.css'

const { lead: words, inbox, nav } = desk

type LeadHeadProps = { readonly lead: WholeLead; readonly now: number }

/** Whose lead it is, and the rule of its 24 hours. */
export function LeadHead({ lead, now, next }: LeadHeadProps & Pick<LeadView, 'next'>) {
  const { name, owner, reference, dueAt, answeredAt, askedAt, receivedAt } = lead
  const answeredInMs = answeredAt === null ? null : answeredAt - (askedAt ?? receivedAt)
  return (
    <header className={styles.head} data-live="head">
      <p className={styles.crumb}>
        <a href={dueAt === null ? '/desk#all' : '/desk#open'}>{dueAt === null ? nav.all : nav.open}</a>{' '}
        <span>{reference}</span>
        <span className={styles.owner}>
          <Who member={owner} />
          {owner ? inbox.has(owner.name) : inbox.nobody}
        </span>
      </p>
      <div className={styles.name}>
        <h1>{name}</h1>
        <p>{dueAt === null ? <Status row={{ status: lead.status, answeredInMs }} /> : <b>{sayLeft(dueAt, now)}</b>}</p>
      </div>
      <Day lead={lead} now={now} />
      {(lead.status === 'answered' || next) && (
        <div className={styles.after}>
          {/* An answer has it below itself. */}
          {next && lead.replies.length === 0 && <NextLead next={next} now={now} />}
          {lead.status === 'answered' && (
            <DeskForm action={`/desk/leads/${lead.id}/reopen`}>
              <input type="hidden" name="answered" value={answeredAt ?? ''} />
              <Button kind="line">{words.reopen}</Button>
            </DeskForm>
          )}
        </div>
      )}
      {lead.chat?.isLive && (
        <p className={styles.join}>
          <LinkButton href={`/desk/chats/${lead.chat.id}`}>
            <Icon name="talk" />
            {inbox.join}
          </LinkButton>
        </p>
      )}
    </header>
  )
}

/** From the question to the moment by which we promised an answer, drawn as far as time is left. */
function Day({ lead, now }: LeadHeadProps) {
  const { askedAt, dueAt, answeredAt, receivedAt } = lead
  const asked = askedAt ?? receivedAt
  const share = dueAt === null ? 0 : shareLeft({ askedAt: asked, dueAt }, now)
  return (
    <div className={styles.day}>
      <svg aria-hidden="true">
        {Array.from({ length: 25 }, (_, hour) => (
          <rect key={hour} className={styles.tick} x={`${(hour * 100) / 24}%`} width="1.5" height="8" />
        ))}
        {dueAt !== null && <rect className={styles.left} x={`${100 - share}%`} width={`${share}%`} height="4" />}
      </svg>
      <span>{words.asked(sayMoment(asked, now))}</span>
      {dueAt !== null && <span>{words.due(sayMoment(dueAt, now))}</span>}
      {answeredAt !== null && <span>{words.answered(sayMoment(answeredAt, now))}</span>}
    </div>
  )
}
