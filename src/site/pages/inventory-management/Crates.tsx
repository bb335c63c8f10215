import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What stands in a store room: crates, sacks, jerrycans, bottles. */
const shapes = {
  crate: { width: 78, drawing: drawThing('M0 0v-52h78V0z', 'M6-8v-9h66v9zM6-22v-9h66v9zM6-36v-9h66v9z') },
  sack: { width: 56, drawing: drawThing('M4 0-1-20l7-34-4-12h50l-4 12 7 34-5 20z', 'M10-52h34v5H10z') },
  jerrycan: { width: 50, drawing: drawThing('M0 0v-58l12-12h10v-10h14v10h4l10 12V0z', 'M14-54h22v8H14z') },
  bottle: { width: 24, drawing: drawThing('M0 0v-46l7-12v-20h10v20l7 12V0z', 'M0-16v-18h24v18z') },
} as const

const rows = [
  [
    ['crate', 'soil'],
    ['crate', 'soil'],
    26,
    ['sack', 'retail'],
    ['sack', 'retail'],
    40,
    ['jerrycan', 'leaf'],
    ['jerrycan', 'leaf'],
    ['jerrycan', 'pharmacy'],
    44,
    ['crate', 'soil'],
    ['bottle', 'pharmacy'],
    ['bottle', 'pharmacy'],
    ['bottle', 'leaf'],
  ],
  [
    ['bottle', 'red'],
    ['bottle', 'red'],
    ['bottle', 'leaf'],
    ['bottle', 'leaf'],
    34,
    ['crate', 'hotel'],
    ['crate', 'soil'],
    60,
    ['sack', 'leaf'],
    ['sack', 'retail'],
    ['sack', 'retail'],
    40,
    ['crate', 'red'],
    ['jerrycan', 'hotel'],
  ],
  [
    ['sack', 'soil'],
    90,
    ['jerrycan', 'retail'],
    ['jerrycan', 'red'],
    30,
    ['crate', 'pharmacy'],
    ['crate', 'soil'],
    ['crate', 'soil'],
    36,
    ['sack', 'retail'],
    ['bottle', 'hotel'],
    ['bottle', 'hotel'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The shelves of a store room. One place is empty. */
export function Crates() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
