import type { BoardCopy } from '#content/copy/landing-scenes.ts'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Places.module.css'

type PlaceState = keyof BoardCopy['key']
export type Place = { readonly name: number | string; readonly state: PlaceState }
type PlacesProps = {
  readonly places: readonly Place[]
  /** Rooms by six, round tables by four, or side by side. */
  readonly shape: 'rooms' | 'tables' | 'row'
}

const looks = { t: undefined, a: styles.awaited, n: styles.notYet, f: styles.free } satisfies Record<
  PlaceState,
  string | undefined
>

/** What is taken in the colour of its module, what is awaited in maize, what is free by its outline. */
export function Places({ places, shape }: PlacesProps) {
  return (
    <div className={joinClasses(styles.places, styles[shape])}>
      {places.map(({ name, state }) => (
        <i key={name} className={looks[state]}>
          {name}
        </i>
      ))}
    </div>
  )
}
