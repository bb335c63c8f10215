import { elsewhere } from '#content/team/elsewhere.ts'
import type { PlaceElsewhere } from '#contract/desk.ts'
import styles from './Elsewhere.module.css'

type ElsewhereProps = { readonly places: readonly PlaceElsewhere[] }

/** What of a person lies where erasing does not reach, as a list to work through. */
export function Elsewhere({ places }: ElsewhereProps) {
  return (
    <div>
      <p>{elsewhere.lead}</p>
      <ul className={styles.places}>
        {places.map(([where, what]) => (
          <li key={where + what}>
            <b>{where}</b>: {what}
          </li>
        ))}
      </ul>
    </div>
  )
}
