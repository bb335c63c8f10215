import { desk } from '#content/team/desk.ts'
import type { WholeLead } from '#contract/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { Warning } from '../Warning.tsx'
import styles from './Lead.module.css'
import { sayWanted } from '../say.ts'

const { lead: words } = desk

/** What somebody wrote, asked for in the chat and told us; and why it is held back, if it is. */
export function Words({ lead }: { readonly lead: WholeLead }) {
  const { id, message, wishes, status, reasons, isSuspect, wanted, page, language } = lead
  const from = [words.from(sayWanted(wanted)), page && words.page(page), lead.words.lang && words.languages[language]]
  return (
    <section className={styles.block}>
      {(message !== null || wishes.length > 0) && <h2>{words.wrote(firstNameOf(lead))}</h2>}
      {message && (
        <blockquote className={styles.quote} lang={message.lang} dir="auto">
          {message.text}
        </blockquote>
      )}
      {wishes.length > 0 && (
        <>
          <p className={styles.label}>{words.wishes}</p>
          <ul>
            {wishes.map(({ what, words: said, at, takenBack }) => (
              <li key={`${what} ${at}`}>
                <b>{takenBack ? <del>{what}</del> : what}</b>
                <blockquote className={styles.quote} lang={said.lang} dir="auto">
                  {said.text}
                </blockquote>
                {takenBack && (
                  <>
                    <b>{words.takenBack}</b>
                    <blockquote className={styles.quote} lang={takenBack.lang} dir="auto">
                      {takenBack.text}
                    </blockquote>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.note}>{from.filter(Boolean).join(', ')}.</p>
      {isSuspect && (
        <Warning>
          <b>{words.suspicion}</b> {reasons.map((reason) => desk.reasons[reason]).join(', ')}.
        </Warning>
      )}
      {status === 'held' && (
        <div className={styles.held}>
          <b>{words.heldTitle}</b>
          <p>
            {words.heldLead} {reasons.map((reason) => desk.reasons[reason]).join(', ')}.
          </p>
          <div className={styles.row}>
            <DeskForm action={`/desk/leads/${id}/release`}>
              <Button>{words.release}</Button>
            </DeskForm>
            <DeskForm action={`/desk/leads/${id}/keep`}>
              <Button kind="line">{words.keep}</Button>
            </DeskForm>
          </div>
        </div>
      )}
    </section>
  )
}
