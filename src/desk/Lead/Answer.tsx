import { desk } from '#content/team/desk.ts'
import { deskMaxLength } from '#contract/desk.ts'
import type { LeadView } from '#contract/desk-view.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { Also } from '../Also.tsx'
import { Count } from '../Count.tsx'
import { sayMoment } from '../say.ts'
import styles from './Answer.module.css'

const { answer, languages, problems, problemHeading } = desk.lead

const formId = 'reply'

/** The box. Its buttons of prepared answers fill it and send nothing; the page comes back with the box filled. */
export function Answer({ view: { lead, canned, draft, frame, problem } }: { readonly view: LeadView }) {
  const { id, email, letters, status, language } = lead
  const last = letters.findLast(({ kind, state }) => {
    return (kind === 'demo-confirmation' || kind === 'desk-reply') && state === 'delivered'
  })
  const answered = lead.replies.at(-1)
  const said = languages[language] ?? ''
  return (
    <section className={styles.answer} id="answer">
      <DeskForm className={styles.reply} id={formId} action={`/desk/leads/${id}/reply#answer`}>
        <input type="hidden" name="replyId" value={draft.replyId} />
        {/* The last answer that whoever writes has read. */}
        <input type="hidden" name="behind" value={answered?.id ?? ''} />
        {problem === 'answered' && answered && (
          <div className={styles.meanwhile} role="alert">
            <b>{answer.meanwhile(answered.by, sayMoment(answered.at, frame.now))}</b>
            <blockquote dir="auto">{answered.text}</blockquote>
            <p>{answer.sendToo}</p>
          </div>
        )}
        {problem && problem !== 'answered' && draft.isTyped && (
          <div className={styles.meanwhile} role="alert">
            <b>{problemHeading}</b>
            <p>{problems[problem]}</p>
          </div>
        )}
        {/* Enter in no field sends: the first button of the form fills the box. */}
        <fieldset className={styles.canned}>
          <legend>{answer.begin}</legend>
          {canned.map((one) => (
            <button key={one.id} name="canned" value={one.id} aria-pressed={draft.canned === one.id}>
              {one.label}
            </button>
          ))}
        </fieldset>
        <Field id="text" label={answer.label}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={12}
              dir="auto"
              defaultValue={draft.text}
              data-keep="answers"
              data-typed={draft.isTyped ? '' : undefined}
            />
          )}
        </Field>
        <Count box="text" text={draft.text} most={deskMaxLength.answer} />
        <Also beside={lead.beside} chosen={draft.also} now={frame.now} />
        <p className={styles.to}>
          {last ? answer.under(email, sayMoment(last.at, frame.now), said) : answer.to(email, said)}
        </p>
        <p className={styles.send}>
          <Button>
            <Icon name="send" />
            {answer.send}
          </Button>
        </p>
      </DeskForm>
      {/* Outside the card: what answers nobody is not hit for what sends. It takes the ticks along. */}
      {status !== 'answered' && (
        <p className={styles.otherwise}>
          <span>{answer.otherwise}</span>
          <Button kind="line" form={formId} formAction={`/desk/leads/${id}/answered`}>
            {answer.mark}
          </Button>
        </p>
      )}
    </section>
  )
}
