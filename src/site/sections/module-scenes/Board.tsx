import type { BoardCopy, BoardRow } from '#content/copy/landing-scenes.ts'
import { Places, type Place } from './Places.tsx'
import { Scene } from './Scene.tsx'

type BoardProps = {
  readonly copy: BoardCopy
  readonly rows: readonly BoardRow[]
  readonly shape: 'rooms' | 'tables'
}

/** Every place of the house at this moment, and what its looks mean. */
export function Board({ copy, rows, shape }: BoardProps) {
  const places = rows.flatMap(({ first, places: states }) =>
    Array.from(states, (state, index) => ({ name: first + index, state: state as Place['state'] })),
  )
  const key = Object.entries(copy.key).map(([state, name]) => ({ name, state: state as Place['state'] }))
  return (
    <Scene label={copy.label} title={copy.title} aside={copy.aside}>
      <Places places={places} shape={shape} />
      <Places places={key} shape="row" />
    </Scene>
  )
}
