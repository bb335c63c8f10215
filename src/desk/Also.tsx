import { desk } from '#content/team/desk.ts'
import type { Beside } from '#contract/desk.ts'
import styles from './Also.module.css'
import { sayMoment, sayWanted } from './say.ts'

const { also: words } = desk

type AlsoProps = {
  readonly beside: readonly Beside[]
  /** Which are chosen, where a form has come back; otherwise all of the same person. */
  readonly chosen: readonly string[] | null
  readonly now: number
}

/** What else is open of whoever is answered: one answer closes what is chosen here. */
export function Also({ beside, chosen, now }: AlsoProps) {
  if (beside.length === 0) return null
  return (
    <fieldset className={styles.also}>
      <legend>{words.legend}</legend>
      {beside.map(({ id, name, wanted, words: said, reference, askedAt, email, owner, isSamePerson }) => (
        <div key={id}>
          <label>
            <input
              type="checkbox"
              name="also"
              value={id}
              defaultChecked={chosen === null ? isSamePerson : chosen.includes(id)}
            />
            <span>
              <b>{sayWanted(wanted)}</b> {sayMoment(askedAt, now)}
              {owner && `, ${desk.inbox.has(owner.name)}`}
              {!isSamePerson && `, ${words.sameNumber(name, email)}`}
              {said.text && (
                <q lang={said.lang} dir="auto">
                  {said.text}
                </q>
              )}
            </span>
          </label>
          <a href={`/desk/leads/${id}`}>{reference}</a>
        </div>
      ))}
    </fieldset>
  )
}
