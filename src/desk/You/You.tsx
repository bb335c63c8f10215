import { desk } from '#content/team/desk.ts'
import type { OwnSession } from '#contract/desk.ts'
import type { DeskView } from '#contract/desk-view.ts'
import { Button } from '#design/Button/Button.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { sayMoment } from '../say.ts'
import { DeskFrame } from '../Frame/DeskFrame.tsx'
import { Who } from '../Who.tsx'
import styles from './You.module.css'

const { you } = desk

/** Who one is here, and where one is signed in. */
export function You({ frame, email, sessions }: Extract<DeskView, { readonly kind: 'you' }>) {
  return (
    <DeskFrame frame={frame} place="you">
      <Wrap className={styles.page}>
        <header className={styles.head}>
          <Who member={frame.me} isBig />
          <div>
            <h1>{frame.me.name}</h1>
            <p>{email}</p>
          </div>
          <DeskForm action="/desk/sign-out">
            <Button kind="line">{you.signOut}</Button>
          </DeskForm>
        </header>
        <section>
          <h2>{you.sessions}</h2>
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} now={frame.now} />
            ))}
          </ul>
          <p className={styles.note}>{you.sessionsNote}</p>
          {sessions.length > 1 && (
            <DeskForm action="/desk/you/sessions/others/end">
              <Button kind="line">{you.endOthers}</Button>
            </DeskForm>
          )}
        </section>
      </Wrap>
    </DeskFrame>
  )
}

function SessionRow({ session, now }: { readonly session: OwnSession; readonly now: number }) {
  const { id, device, startedAt, seenAt, isThis } = session
  return (
    <li>
      <div>
        <b>{device || you.unknownDevice}</b>
        {isThis && <span className={styles.here}>{you.thisOne}</span>}
        <small>
          {you.since(sayMoment(startedAt, now))}, {you.seen(sayMoment(seenAt, now))}
        </small>
      </div>
      {!isThis && (
        <DeskForm action={`/desk/you/sessions/${id}/end`}>
          <Button kind="line">{you.end}</Button>
        </DeskForm>
      )}
    </li>
  )
}
