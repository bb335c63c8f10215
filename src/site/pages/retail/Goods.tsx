import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What a shop on the corner sells: sacks of rice, bottles of oil, tins and cartons. */
const shapes = {
  sack: {
    width: 66,
    drawing: drawThing('M4 0C-3-30 2-56 14-62l-6-14h50l-6 14c12 6 17 32 10 62z', 'M17-22v-18h32v18zM16-62h34v4H16z'),
  },
  bottle: {
    width: 30,
    drawing: drawThing('M0 0v-46l9-16v-20h12v20l9 16V0z', 'M0-16v-18h30v18z'),
  },
  tin: {
    width: 36,
    drawing: drawThing('M0 0v-44h36V0z', 'M0-12v-20h36v20zM0-38h36v2H0z'),
  },
  carton: {
    width: 62,
    drawing: drawThing('M0 0v-54h62V0z', 'M28-54h6v16h-6zM6-8v-10h18v10z'),
  },
} as const

const rows = [
  [
    ['tin', 'leaf'],
    ['tin', 'leaf'],
    ['tin', 'red'],
    ['tin', 'red'],
    30,
    ['bottle', 'retail'],
    ['bottle', 'retail'],
    ['bottle', 'retail'],
    ['bottle', 'retail'],
    36,
    ['carton', 'soil'],
    ['carton', 'soil'],
    24,
    ['tin', 'red'],
    ['tin', 'red'],
    ['tin', 'leaf'],
    40,
    ['bottle', 'leaf'],
    ['bottle', 'leaf'],
    ['sack', 'soil'],
    ['sack', 'soil'],
  ],
  [
    ['sack', 'retail'],
    ['sack', 'retail'],
    22,
    ['carton', 'soil'],
    ['carton', 'soil'],
    ['bottle', 'leaf'],
    ['bottle', 'leaf'],
    34,
    ['sack', 'retail'],
    ['sack', 'leaf'],
    ['tin', 'red'],
    ['tin', 'red'],
    30,
    ['carton', 'soil'],
    ['carton', 'leaf'],
    ['sack', 'retail'],
    ['sack', 'retail'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The shelves of a shop. */
export function Goods() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
