import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What comes out of the bag on the first morning. */
const shapes = {
  crate: {
    width: 74,
    drawing: drawThing('M0 0v-46h74V0z', 'M6-34h62v3H6zM6-18h62v3H6z'),
  },
  printer: { width: 60, drawing: <path d="M0 0v-34h60V0zM12-36v-30l6 6 6-6 6 6 6-6 6 6 6-6v30z" /> },
  scanner: { width: 46, drawing: <path d="M0-70h46v18H30L24 0H6l6-52H0z" /> },
  phone: {
    width: 36,
    drawing: drawThing('M0 0v-68h36V0z', 'M5-10v-50h26v50z'),
  },
  till: {
    width: 88,
    drawing: drawThing('M0 0v-20h88V0zM8-23l8-49h56l8 49z', 'M24-46l3-18h34l3 18zM34-12h20v4H34z'),
  },
} as const

const rows = [
  [
    ['scanner', 'hotel'],
    ['phone', 'leaf'],
    40,
    ['crate', 'soil'],
    ['crate', 'soil'],
    50,
    ['printer', 'pharmacy'],
    44,
    ['crate', 'leaf'],
    ['phone', 'red'],
    ['phone', 'red'],
    60,
    ['till', 'pharmacy'],
  ],
  [
    ['till', 'pharmacy'],
    ['printer', 'red'],
    36,
    ['phone', 'retail'],
    ['scanner', 'retail'],
    70,
    ['till', 'hotel'],
    ['printer', 'leaf'],
    ['scanner', 'leaf'],
    40,
    ['crate', 'retail'],
    ['crate', 'soil'],
    ['phone', 'leaf'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** Tills, printers, scanners and crates along the headline. */
export function Equipment() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
