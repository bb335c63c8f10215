import { desk } from '#content/team/desk.ts'
import type { ViewOf } from '#contract/desk-view.ts'
import { Button, LinkButton } from '#design/Button/Button.tsx'
import { DoorPage } from './DoorPage.tsx'
import { SentFields } from './SentFields.tsx'
import styles from './SignIn.module.css'

const { unsent: words } = desk

/** What somebody sent who is not signed in here any more, whole, and the ways on. */
export function UnsentForm(view: ViewOf<'unsent'>) {
  const { writer, me, action, fields, hasWords, page } = view
  return (
    <DoorPage heading={words.heading}>
      <form className={styles.slip} method="post" action={action}>
        <p className={styles.lead} role="alert">
          {me === null ? words.signedOut : words.other(writer, me)}
        </p>
        <SentFields fields={fields} hasWords={hasWords} />
        {hasWords && <p>{words.again(writer)}</p>}
        <p className={styles.onward}>
          <LinkButton href="/desk/sign-in" target={hasWords ? '_blank' : undefined}>
            {words.signIn(writer)} {hasWords && <small>{words.newTab}</small>}
          </LinkButton>
          {hasWords && <Button kind="line">{words.send}</Button>}
          {me !== null && (
            <LinkButton kind="line" href={page}>
              {words.open(me)}
            </LinkButton>
          )}
        </p>
      </form>
    </DoorPage>
  )
}

/** What a member sent while it could not be done, and the button that sends it again. */
export function SendAgain({ refusal, action, fields, hasWords }: ViewOf<'again'>) {
  const { heading, lead } = desk.refused[refusal]
  return (
    <DoorPage heading={heading}>
      <form className={styles.slip} method="post" action={action} data-again="">
        <p className={styles.lead} role="alert">
          {lead}
        </p>
        <SentFields fields={fields} hasWords={hasWords} />
        <p>{words.ready}</p>
        <p className={styles.onward}>
          <Button>{words.send}</Button>
          <LinkButton kind="line" href="/desk">
            {desk.toDesk}
          </LinkButton>
        </p>
      </form>
    </DoorPage>
  )
}
