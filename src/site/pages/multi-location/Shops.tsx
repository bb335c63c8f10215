import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Shop fronts of a small town: flat roof, awning, gable, and the truck that goes between them. */
const shapes = {
  flat: {
    width: 90,
    drawing: drawThing('M0 0v-76h90V0z', 'M10-54v-12h70v12zM54 0v-42h24V0zM12-14v-28h32v28z'),
  },
  awning: {
    width: 108,
    drawing: drawThing(
      'M8 0v-40H0l14-24h80l14 24h-8V0z',
      'M18 0v-32h24V0zM52-10v-22h38v22zM28-40l6-24h10l-4 24zM58-40v-24h10l2 24z',
    ),
  },
  gable: {
    width: 84,
    drawing: drawThing('M0 0v-50l42-36 42 36V0z', 'M30 0v-36h24V0zM34-52h16v10H34zM8-14v-18h14v18zM62-14v-18h14v18z'),
  },
  truck: {
    width: 118,
    drawing: (
      <>
        <path d="M0-12v-46h74v46zM78-12v-34h20l18 18v16z" />
        <path fill="var(--paper)" d="M86-28v-12h10l12 12z" />
        <path
          fill="var(--ink)"
          d="M11-10a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM85-10a10 10 0 1 1 20 0 10 10 0 1 1-20 0z"
        />
      </>
    ),
  },
} as const

const rows = [
  [
    ['flat', 'pharmacy'],
    12,
    ['awning', 'retail'],
    34,
    ['gable', 'red'],
    40,
    ['flat', 'hotel'],
    34,
    ['awning', 'leaf'],
    30,
    ['gable', 'soil'],
    34,
    ['flat', 'retail'],
  ],
  [
    ['gable', 'leaf'],
    12,
    ['truck', 'red'],
    60,
    ['awning', 'retail'],
    26,
    ['flat', 'soil'],
    70,
    ['truck', 'hotel'],
    60,
    ['gable', 'pharmacy'],
    30,
    ['awning', 'red'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The branches of a business, and the road between them. */
export function Shops() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
