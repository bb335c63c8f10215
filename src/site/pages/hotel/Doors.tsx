import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Two floors of doors; the yellow ones are taken, and one hangs its sign out. */
const shapes = {
  door: {
    width: 52,
    drawing: drawThing('M0 0v-82h52V0z', 'M40-42h5v6h-5zM16-62v-10h20v10z'),
  },
  sign: {
    width: 52,
    drawing: drawThing('M0 0v-82h52V0z', 'M40-42h5v6h-5zM16-62v-10h20v10zM37-30h11v16H37z'),
  },
  plant: {
    width: 34,
    drawing: <path d="M8 0 4-20h26L26 0zM17-20C2-26-2-40 0-54c10 6 15 16 17 26 2-12 8-24 17-30 2 18-4 32-17 38z" />,
  },
} as const

const rows = [
  [
    ['door', 'hotel'],
    26,
    ['door', 'hotel'],
    26,
    ['door', 'retail'],
    22,
    ['plant', 'leaf'],
    22,
    ['door', 'hotel'],
    26,
    ['sign', 'retail'],
    26,
    ['door', 'hotel'],
    22,
    ['plant', 'leaf'],
    22,
    ['door', 'hotel'],
    26,
    ['door', 'retail'],
    26,
    ['door', 'hotel'],
    26,
    ['door', 'hotel'],
  ],
  [
    ['door', 'retail'],
    26,
    ['door', 'hotel'],
    26,
    ['sign', 'hotel'],
    22,
    ['plant', 'leaf'],
    22,
    ['door', 'retail'],
    26,
    ['door', 'hotel'],
    26,
    ['door', 'hotel'],
    22,
    ['plant', 'leaf'],
    22,
    ['door', 'retail'],
    26,
    ['door', 'hotel'],
    26,
    ['sign', 'hotel'],
    26,
    ['door', 'retail'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The corridors of a hotel. */
export function Doors() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
