import { desk } from '#content/team/desk.ts'
import { deskMaxLength, type NoteDraft, type WholeLead } from '#contract/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { Count } from '../Count.tsx'
import { sayMoment } from '../say.ts'
import { Who } from '../Who.tsx'
import styles from './Lead.module.css'

const { lead: words } = desk

type NotesProps = {
  readonly lead: Pick<WholeLead, 'id' | 'notes'>
  readonly note: NoteDraft
  readonly now: number
  readonly back?: 'chat'
}

/** What colleagues should know, the latest first. */
export function Notes({ lead, note, now, back }: NotesProps) {
  return (
    <section className={styles.block} id="notes">
      <h2>{words.notes}</h2>
      <ul className={styles.list} data-live="notes">
        {lead.notes.map(({ id, by, member, text, at }) => (
          <li key={id} className={styles.remark}>
            <Who member={member} />
            <p>
              <b>{by}</b> <span className={styles.soft}>{sayMoment(at, now)}</span>
            </p>
            <p className={styles.text} dir="auto" data-said="">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <DeskForm className={styles.add} action={`/desk/leads/${lead.id}/notes`}>
        <input type="hidden" name="noteId" value={note.id} />
        {back && <input type="hidden" name="back" value={back} />}
        <Field id="note" label={words.note}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={2}
              required
              dir="auto"
              defaultValue={note.text}
              data-keep="notes"
              data-typed={note.text === '' ? undefined : ''}
            />
          )}
        </Field>
        <Count box="note" text={note.text} most={deskMaxLength.note} over={words.noteOver} />
        <Button kind="line">{words.addNote}</Button>
      </DeskForm>
    </section>
  )
}
