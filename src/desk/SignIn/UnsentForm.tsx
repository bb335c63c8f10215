import { desk } from '#content/team/desk.ts'
import type { DeskView } from '#contract/desk.ts'
import { Button, LinkButton } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { DoorPage } from './DoorPage.tsx'
import styles from './SignIn.module.css'

const { unsent: words } = desk

/** What somebody sent who is not signed in here any more, whole, and the ways on. */
export function UnsentForm(view: Extract<DeskView, { readonly kind: 'unsent' }>) {
  const { writer, me, action, fields, hasWords, page } = view
  return (
    <DoorPage heading={words.heading}>
      <form className={styles.slip} method="post" action={action}>
        <p className={styles.lead} role="alert">
          {me === null ? words.signedOut : words.other(writer, me)}
        </p>
        {fields.map(([name, value]) =>
          hasWords && name === 'text' ? (
            <Field key={name} id={name} label={words.label}>
              {(control) => <textarea {...control} name={name} rows={10} defaultValue={value} dir="auto" />}
            </Field>
          ) : (
            <input key={name + value} type="hidden" name={name} value={value} />
          ),
        )}
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
