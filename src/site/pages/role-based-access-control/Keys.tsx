import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Keys stand on their bits, locks on their feet. */
const shapes = {
  key: {
    width: 36,
    drawing: drawThing('M12 0v-46H4l-4-4v-28l4-4h28l4 4v28l-4 4H24v20h12v10H24v6h8v10h-8V0z', 'M10-56v-16h16v16z'),
  },
  lock: {
    width: 60,
    drawing: drawThing(
      'M0 0v-44h8v-22l8-8h28l8 8v22h8V0z',
      'M18-44v-18l4-4h16l4 4v18zM27-10v-10l-4-4v-8h14v8l-4 4v10z',
    ),
  },
} as const

const rows = [
  [
    ['key', 'hotel'],
    6,
    ['key', 'hotel'],
    14,
    ['key', 'red'],
    44,
    ['lock', 'pharmacy'],
    40,
    ['key', 'retail'],
    14,
    ['key', 'leaf'],
    14,
    ['key', 'leaf'],
    50,
    ['lock', 'soil'],
    24,
    ['key', 'hotel'],
  ],
  [
    ['lock', 'retail'],
    6,
    ['key', 'pharmacy'],
    14,
    ['key', 'leaf'],
    52,
    ['key', 'red'],
    14,
    ['key', 'retail'],
    14,
    ['key', 'retail'],
    44,
    ['lock', 'hotel'],
    36,
    ['key', 'pharmacy'],
    14,
    ['key', 'leaf'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The key board of a house. */
export function Keys() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
