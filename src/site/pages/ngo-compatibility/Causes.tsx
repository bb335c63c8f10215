import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What the causes carry: water, food, school books, trees. */
const shapes = {
  jerrycan: {
    width: 38,
    drawing: (
      <>
        <path d="M0 0v-56l8-12h6v-8h12v8h4l8 12V0z" />
        <path fill="var(--paper)" d="M20-60h8l4 6v8H20z" />
        <path fill="none" stroke="var(--paper)" strokeWidth="3" d="M6-8l26-32M6-40L32-8" />
      </>
    ),
  },
  sack: {
    width: 56,
    drawing: drawThing('M6 0 0-30l8-24 9-4-6-12h34l-6 12 9 4 8 24-6 30z', 'M18-40h20v20H18z'),
  },
  books: {
    width: 66,
    drawing: drawThing('M0 0v-13h66V0zM6-16v-13h58v13zM2-32v-13h54v13z', 'M8-8h14v3H8zM14-24h14v3H14zM10-40h14v3H10z'),
  },
  tree: {
    width: 76,
    drawing: <path d="M32 0v-26L14-36 0-58l10-20 18-14h22l18 14 8 20-14 22-18 10V0z" />,
  },
} as const

const rows = [
  [
    ['jerrycan', 'retail'],
    ['jerrycan', 'retail'],
    50,
    ['tree', 'leaf'],
    12,
    ['tree', 'pharmacy'],
    60,
    ['sack', 'soil'],
    ['sack', 'soil'],
    60,
    ['books', 'hotel'],
    50,
    ['jerrycan', 'retail'],
    40,
    ['tree', 'leaf'],
  ],
  [
    ['sack', 'soil'],
    ['sack', 'soil'],
    44,
    ['books', 'red'],
    10,
    ['books', 'hotel'],
    60,
    ['jerrycan', 'retail'],
    ['jerrycan', 'retail'],
    ['jerrycan', 'retail'],
    70,
    ['tree', 'pharmacy'],
    30,
    ['sack', 'soil'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** What stands in the yard of an organisation on the morning of a delivery. */
export function Causes() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
