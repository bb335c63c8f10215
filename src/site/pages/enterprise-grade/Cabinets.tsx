import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Cabinets of a data center, closed and half empty, and the padlock between them. */
const shapes = {
  cabinet: {
    width: 46,
    drawing: (
      <>
        <path d="M0 0v-88h46V0z" />
        <path fill="var(--paper)" d="M6-80h34v8H6zM6-66h34v8H6zM6-52h34v8H6zM6-38h34v8H6zM6-24h34v8H6z" />
        <path d="M32-78h4v4h-4zM32-64h4v4h-4zM32-50h4v4h-4zM32-36h4v4h-4zM32-22h4v4h-4z" />
      </>
    ),
  },
  half: {
    width: 46,
    drawing: (
      <>
        <path d="M0 0v-88h46V0z" />
        <path fill="var(--paper)" d="M6-80h34v36H6zM6-38h34v8H6zM6-24h34v8H6z" />
        <path d="M32-36h4v4h-4zM32-22h4v4h-4z" />
      </>
    ),
  },
  padlock: {
    width: 56,
    drawing: drawThing(
      'M0 0v-40h8v-16l10-12h20l10 12v16h8V0zM16-40h24v-12l-6-8H22l-6 8z',
      'M24-28h8v8l-2 2v8h-4v-8l-2-2z',
    ),
  },
} as const

const rows = [
  [
    60,
    ['cabinet', 'hotel'],
    ['cabinet', 'hotel'],
    ['half', 'hotel'],
    60,
    ['padlock', 'retail'],
    90,
    ['cabinet', 'leaf'],
    ['cabinet', 'leaf'],
    ['cabinet', 'leaf'],
    80,
    ['half', 'hotel'],
    ['cabinet', 'hotel'],
    70,
    ['padlock', 'retail'],
  ],
  [
    ['padlock', 'retail'],
    50,
    ['cabinet', 'hotel'],
    ['cabinet', 'hotel'],
    ['cabinet', 'hotel'],
    ['cabinet', 'hotel'],
    80,
    ['half', 'red'],
    ['cabinet', 'red'],
    70,
    ['cabinet', 'hotel'],
    ['half', 'hotel'],
    ['cabinet', 'hotel'],
    40,
    ['padlock', 'retail'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The rooms where the books stand, behind their locks. */
export function Cabinets() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
