import { desk } from '#content/team/desk.ts'
import type { DeskMember, OwnedLead } from '#contract/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { sayMoment } from '../say.ts'
import { Who } from '../Who.tsx'
import styles from './Lead.module.css'

const { lead: words } = desk

type OwnerProps = {
  readonly lead: OwnedLead
  readonly team: readonly DeskMember[]
  readonly me: DeskMember
  readonly now: number
  /** Where a form leads back to; to the lead when absent. */
  readonly back?: 'chat'
}

/** Who has it. Both forms say who had it when the page was made, so that nobody takes from a third. */
export function Owner({ lead, team, me, now, back }: OwnerProps) {
  const { id, owner, ownedAt, lastAnswer } = lead
  const from = (
    <>
      <input type="hidden" name="from" value={owner?.id ?? ''} />
      {back && <input type="hidden" name="back" value={back} />}
    </>
  )
  const others = team.filter((member) => member.id !== owner?.id && member.id !== me.id)
  return (
    <section className={styles.block} id="owner" data-live="owner">
      <h2>{words.owner}</h2>
      <div className={styles.own}>
        <Who member={owner} isBig />
        <p>
          {owner ? <b>{owner.name}</b> : words.nobody}
          {ownedAt !== null && owner && (
            <small className={styles.soft}>{words.ownedSince(sayMoment(ownedAt, now))}</small>
          )}
          {lastAnswer && (
            <small className={styles.soft}>{desk.inbox.lastAnswer(lastAnswer.by, sayMoment(lastAnswer.at, now))}</small>
          )}
        </p>
        {owner?.id !== me.id && (
          <DeskForm action={`/desk/leads/${id}/take`}>
            {from}
            <Button kind={owner ? 'line' : 'solid'}>{words.take}</Button>
          </DeskForm>
        )}
      </div>
      {others.length > 0 && (
        <DeskForm className={styles.add} action={`/desk/leads/${id}/hand-over`}>
          {from}
          <Field id="to" label={words.handOverTo}>
            {(control) => (
              <select {...control} name="to">
                {others.map((member) => (
                  <option key={member.id} value={member.id}>
                    {member.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button kind="line">{words.handOver}</Button>
        </DeskForm>
      )}
    </section>
  )
}
