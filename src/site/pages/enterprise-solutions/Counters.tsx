import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** A shop, a hospital and an office house, seen from the street. */
const shapes = {
  shop: {
    width: 84,
    drawing: drawThing('M6 0v-34H0l10-20h64l10 20h-6V0z', 'M14-6v-20h30v20zM54 0v-26h16V0z'),
  },
  hospital: {
    width: 92,
    drawing: drawThing(
      'M0 0v-50h24v-24h44v24h24V0z',
      'M42-68h8v8h8v8h-8v8h-8v-8h-8v-8h8zM8-40h10v10H8zM8-22h10v10H8zM74-40h10v10H74zM74-22h10v10H74zM38 0v-24h16V0z',
    ),
  },
  tower: {
    width: 54,
    drawing: drawThing(
      'M0 0v-94l54 10V0z',
      'M10-76h10v8H10zM34-76h10v8H34zM10-58h10v8H10zM34-58h10v8H34zM10-40h10v8H10zM34-40h10v8H34zM21 0v-22h12V0z',
    ),
  },
} as const

const upper = [
  ['shop', 'retail'],
  14,
  ['shop', 'retail'],
  60,
  ['hospital', 'pharmacy'],
  70,
  ['shop', 'retail'],
  20,
  ['tower', 'hotel'],
  80,
  ['shop', 'leaf'],
  16,
  ['shop', 'retail'],
  90,
  ['hospital', 'pharmacy'],
] as const satisfies ShelfRow<keyof typeof shapes>

const lower = [
  ['tower', 'hotel'],
  10,
  ['tower', 'hotel'],
  24,
  ['shop', 'retail'],
  60,
  ['hospital', 'pharmacy'],
  30,
  ['shop', 'retail'],
  12,
  ['shop', 'red'],
  70,
  ['tower', 'hotel'],
] as const satisfies ShelfRow<keyof typeof shapes>

/** The houses of a group, standing along two streets. */
export function Counters() {
  return <StandingObjects shapes={shapes} rows={[upper, lower]} />
}
