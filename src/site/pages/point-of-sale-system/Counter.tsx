import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What stands on a counter: the till, piles of coins, a basket. */
const shapes = {
  till: {
    width: 96,
    drawing: drawThing('M0 0v-24l10-8v-42h58v42h18l10 8V0z', 'M18-40v-26h42v26zM34-8v-8h28v8z'),
  },
  coins: { width: 36, drawing: drawThing('M0 0v-44h36V0z', 'M0-9v-4h36v4zM0-20v-4h36v4zM0-31v-4h36v4z') },
  pile: { width: 36, drawing: drawThing('M0 0v-22h36V0z', 'M0-9v-4h36v4z') },
  basket: {
    width: 80,
    drawing: drawThing('M8 0 0-40h14l14-28h24l14 28h14l-8 40z', 'M24-40l9-19h14l9 19zM16-10v-8h48v8z'),
  },
} as const

const rows = [
  [
    ['till', 'red'],
    24,
    ['coins', 'retail'],
    ['pile', 'retail'],
    36,
    ['basket', 'leaf'],
    20,
    ['basket', 'pharmacy'],
    44,
    ['till', 'pharmacy'],
    20,
    ['coins', 'retail'],
    ['coins', 'retail'],
    ['pile', 'soil'],
    40,
    ['basket', 'red'],
  ],
  [
    ['coins', 'retail'],
    ['coins', 'retail'],
    ['pile', 'soil'],
    30,
    ['till', 'hotel'],
    36,
    ['basket', 'red'],
    20,
    ['pile', 'retail'],
    40,
    ['basket', 'leaf'],
    24,
    ['till', 'retail'],
    20,
    ['coins', 'soil'],
    ['pile', 'soil'],
    40,
    ['basket', 'hotel'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The counter on the rules of the headline. */
export function Counter() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
