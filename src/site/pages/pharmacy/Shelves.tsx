import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Medicine boxes with their labels: three formats, none of them a brand. */
const shapes = {
  small: { width: 40, drawing: drawThing('M0 0v-58h40V0z', 'M6-22v-14h28v14z') },
  tall: { width: 54, drawing: drawThing('M0 0v-78h54V0z', 'M6-10v-14h42v14z') },
  wide: { width: 70, drawing: drawThing('M0 0v-50h70V0z', 'M6-12v-14h40v14z') },
} as const

const rows = [
  [
    ['small', 'pharmacy'],
    ['small', 'pharmacy'],
    ['small', 'pharmacy'],
    ['tall', 'leaf'],
    30,
    ['wide', 'pharmacy'],
    ['wide', 'pharmacy'],
    ['wide', 'pharmacy'],
    36,
    ['tall', 'leaf'],
    40,
    ['tall', 'leaf'],
    ['tall', 'leaf'],
    ['tall', 'pharmacy'],
    ['small', 'leaf'],
    ['small', 'leaf'],
    60,
    ['wide', 'pharmacy'],
    ['wide', 'pharmacy'],
    ['tall', 'pharmacy'],
  ],
  [
    ['small', 'leaf'],
    ['tall', 'red'],
    ['small', 'red'],
    ['small', 'pharmacy'],
    ['tall', 'pharmacy'],
    ['wide', 'pharmacy'],
    ['wide', 'pharmacy'],
    44,
    ['small', 'leaf'],
    ['small', 'leaf'],
    ['wide', 'leaf'],
    ['tall', 'retail'],
    ['tall', 'retail'],
    50,
    ['tall', 'pharmacy'],
    ['tall', 'pharmacy'],
    ['wide', 'leaf'],
  ],
  [
    ['wide', 'pharmacy'],
    30,
    ['small', 'pharmacy'],
    ['tall', 'leaf'],
    34,
    ['tall', 'pharmacy'],
    ['tall', 'leaf'],
    ['wide', 'leaf'],
    ['small', 'retail'],
    ['small', 'retail'],
    24,
    ['tall', 'retail'],
    ['wide', 'pharmacy'],
    ['small', 'leaf'],
    70,
    ['tall', 'pharmacy'],
    ['tall', 'pharmacy'],
    ['small', 'red'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The shelves of a dispensary. */
export function Shelves() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
