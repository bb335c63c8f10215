import { desk } from '#content/team/desk.ts'
import type { ViewOf } from '#contract/desk-view.ts'
import { Button } from '#design/Button/Button.tsx'
import { sayMoment, sayWanted } from './say.ts'
import { DoorPage } from './SignIn/DoorPage.tsx'
import styles from './SignIn/SignIn.module.css'

const { mark } = desk

/** Behind the link of a letter. It names a reference and nobody: whoever has the letter knows the rest. */
export function Mark({ token, reference, askedAt, dueAt, now, more }: ViewOf<'mark'>) {
  return (
    <DoorPage heading={mark.heading} tell={mark.tell}>
      <form className={styles.slip} method="post" action={`/answered/${token}`}>
        <p className={styles.lead}>{mark.lead(reference, sayMoment(askedAt, now), sayMoment(dueAt, now))}</p>
        {more.length > 0 && (
          <fieldset className={styles.also}>
            <legend>{desk.also.legend}</legend>
            {more.map(({ id, wanted, reference: called, askedAt: at }) => (
              <label key={id}>
                <input type="checkbox" name="also" value={id} defaultChecked /> {sayWanted(wanted)} {called},{' '}
                {sayMoment(at, now)}
              </label>
            ))}
          </fieldset>
        )}
        <Button>{mark.press}</Button>
      </form>
    </DoorPage>
  )
}

export function Marked({ token, reference, answeredAt, isMarked, now }: ViewOf<'marked'>) {
  return (
    <DoorPage heading={mark.done} tell={isMarked ? mark.doneTell : mark.doneAtDesk}>
      <div className={styles.slip}>
        <p className={styles.lead}>{mark.doneLead(reference, sayMoment(answeredAt, now))}</p>
        {isMarked && (
          <form method="post" action={`/answered/${token}/reopen`}>
            <Button kind="line">{desk.lead.reopen}</Button>
          </form>
        )}
      </div>
    </DoorPage>
  )
}
