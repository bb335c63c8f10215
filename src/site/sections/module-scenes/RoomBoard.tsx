import { Fragment } from 'react'
import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from './Scene.tsx'
import styles from './RoomBoard.module.css'

type RoomBoardProps = { readonly copy: SceneCopy['hotel'] }
type RoomState = keyof RoomBoardProps['copy']['key']

/** Every room of the house tonight, a floor a row. */
export function RoomBoard({ copy }: RoomBoardProps) {
  const states = Object.keys(copy.key) as RoomState[]
  const looks = { t: undefined, a: styles.arriving, c: styles.cleaning, f: styles.free } satisfies Record<
    RoomState,
    string | undefined
  >
  return (
    <Scene label={copy.label} title={copy.title} aside={copy.aside}>
      <div className={joinClasses(styles.rooms, styles.board)}>
        {copy.floors.map(({ name, first, rooms }) => (
          <Fragment key={name}>
            {name}
            {Array.from(rooms, (state, room) => (
              <i key={first + room} className={looks[state as RoomState]}>
                {first + room}
              </i>
            ))}
          </Fragment>
        ))}
      </div>
      <div className={joinClasses(styles.rooms, styles.key)}>
        {states.map((state) => (
          <span key={state}>
            <i className={looks[state]} />
            {copy.key[state]}
          </span>
        ))}
      </div>
    </Scene>
  )
}
