import type { ReactNode } from 'react'
import { desk } from '#content/team/desk.ts'
import type { ViewOf } from '#contract/desk-view.ts'
import { Button, LinkButton } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { sayClock } from '../say.ts'
import { Who } from '../Who.tsx'
import { DoorPage } from './DoorPage.tsx'
import styles from './SignIn.module.css'

/** An address, and no more: who belongs here gets a letter. */
export function SignIn({ isUnreadable }: ViewOf<'sign-in'>) {
  const { signIn } = desk
  return (
    <DoorPage
      heading={signIn.heading}
      tell={
        <>
          {signIn.tell} <a href="/contact">{signIn.help}</a> {signIn.instead}
        </>
      }
    >
      <form className={styles.slip} method="post" action="/desk/sign-in">
        <p className={styles.unsent} role="status" data-unsent-drafts="" hidden>
          {signIn.unsent}
        </p>
        <Field id="email" label={signIn.label} problem={isUnreadable ? signIn.unreadable : undefined}>
          {(control) => (
            <input {...control} name="email" type="email" required autoComplete="username" inputMode="email" />
          )}
        </Field>
        <Button>{signIn.send}</Button>
        <p className={styles.note}>{signIn.note}</p>
      </form>
    </DoorPage>
  )
}

/** The same for everybody who typed an address. */
export function Mailbox({ email, goodUntil }: ViewOf<'mailbox'>) {
  const { mailbox } = desk
  const [open, press, nothing] = mailbox.steps
  return (
    <DoorPage heading={mailbox.heading} tell={mailbox.tell}>
      <div className={styles.slip}>
        <p className={styles.lead}>
          <b>{mailbox.lead}</b> {mailbox.said(email)}
        </p>
        <ol className={styles.steps}>
          <li>{open}</li>
          <li>
            {press} <b>{sayClock(goodUntil)}</b>.
          </li>
          <li>
            {nothing} <a href="/desk/sign-in">{mailbox.again}</a>.
          </li>
        </ol>
      </div>
    </DoorPage>
  )
}

/** Behind the link of the letter. Only the button uses it up. */
export function ComeIn({ token, member, madeAt, goodUntil }: ViewOf<'come-in'>) {
  const { comeIn } = desk
  return (
    <DoorPage heading={comeIn.heading} tell={comeIn.tell}>
      <form className={styles.slip} method="post" action={`/desk/sign-in/${token}`}>
        <p className={styles.id}>
          <Who member={member} isBig />
          <span>
            <b>{member.name}</b>
            <small>{comeIn.link(sayClock(madeAt), sayClock(goodUntil))}</small>
          </span>
        </p>
        <Button className={styles.maize}>{comeIn.press}</Button>
        <p className={styles.note}>{comeIn.note}</p>
      </form>
    </DoorPage>
  )
}

export function Used() {
  const { used } = desk
  return (
    <DoorPage heading={used.heading} tell={used.tell}>
      <Plain lead={used.lead} action={<LinkButton href="/desk/sign-in">{used.again}</LinkButton>} />
    </DoorPage>
  )
}

/** What went wrong, and what to do now. */
export function Refused({ refusal, isPassing }: ViewOf<'refused'>) {
  const { heading, lead } = desk.refused[refusal]
  return (
    <DoorPage heading={heading}>
      <Plain
        lead={lead}
        action={
          <>
            {isPassing && <LinkButton href="">{desk.tryAgain}</LinkButton>}
            <LinkButton kind={isPassing ? 'line' : 'solid'} href="/desk">
              {desk.toDesk}
            </LinkButton>
          </>
        }
      />
    </DoorPage>
  )
}

function Plain({ lead, action }: { readonly lead: string; readonly action: ReactNode }) {
  return (
    <div className={styles.slip}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.onward}>{action}</p>
    </div>
  )
}
