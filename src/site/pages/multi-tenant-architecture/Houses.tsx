import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Houses of a hillside, each with a door of its own. */
const shapes = {
  cottage: { width: 54, drawing: drawThing('M0 0v-38l27-24 27 24V0z', 'M20 0v-26h14V0z') },
  shop: { width: 78, drawing: drawThing('M0 0v-46h-4v-12h86v12h-4V0z', 'M10 0v-28h16V0zM36-12v-16h32v16z') },
  storeys: { width: 56, drawing: drawThing('M0 0v-82h56V0z', 'M20 0v-24h16V0zM8-44v-16h14v16zM34-44v-16h14v16z') },
} as const

const rows = [
  [
    ['cottage', 'leaf'],
    34,
    ['shop', 'hotel'],
    ['storeys', 'pharmacy'],
    52,
    ['cottage', 'red'],
    ['cottage', 'leaf'],
    40,
    ['storeys', 'hotel'],
    ['shop', 'retail'],
    46,
    ['cottage', 'pharmacy'],
    ['storeys', 'leaf'],
    30,
    ['shop', 'red'],
  ],
  [
    ['storeys', 'retail'],
    ['cottage', 'hotel'],
    44,
    ['cottage', 'pharmacy'],
    ['shop', 'red'],
    38,
    ['storeys', 'leaf'],
    ['cottage', 'retail'],
    ['shop', 'pharmacy'],
    56,
    ['cottage', 'hotel'],
    ['storeys', 'hotel'],
    28,
    ['cottage', 'leaf'],
    ['shop', 'retail'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** Many houses on the rules of the headline. */
export function Houses() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
