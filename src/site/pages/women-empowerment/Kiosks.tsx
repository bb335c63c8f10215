import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What a market woman builds her day from: a kiosk, a parasol, pots, a sewing machine. */
const shapes = {
  kiosk: {
    width: 58,
    drawing: drawThing('M5 0v-44H0l8-30h42l8 30h-5V0z', 'M12-36h34v16H12z'),
  },
  parasol: { width: 58, drawing: <path d="M27 0v-44H0l29-34 29 34H31V0z" /> },
  pot: { width: 34, drawing: <path d="M4 0L0-28l8-11-3-8h24l-3 8 8 11-4 28z" /> },
  machine: {
    width: 88,
    drawing: (
      <>
        <path d="M0 0v-12h88V0zM8-14v-36h66v14H62v22h-6v-22H30v22z" />
        <path fill="none" stroke="var(--paper)" strokeWidth="4" d="M12-42h10" />
      </>
    ),
  },
} as const

const rows = [
  [
    ['parasol', 'retail'],
    ['pot', 'soil'],
    ['pot', 'leaf'],
    44,
    ['kiosk', 'red'],
    30,
    ['machine', 'hotel'],
    40,
    ['pot', 'retail'],
    ['parasol', 'pharmacy'],
    ['pot', 'soil'],
    30,
    ['kiosk', 'leaf'],
    40,
    ['machine', 'soil'],
    ['pot', 'red'],
  ],
  [
    ['kiosk', 'pharmacy'],
    ['pot', 'soil'],
    ['pot', 'soil'],
    36,
    ['machine', 'red'],
    40,
    ['parasol', 'leaf'],
    ['pot', 'red'],
    ['pot', 'leaf'],
    46,
    ['kiosk', 'retail'],
    24,
    ['machine', 'pharmacy'],
    ['pot', 'soil'],
    ['parasol', 'red'],
    40,
    ['kiosk', 'leaf'],
    ['pot', 'retail'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** A row of businesses, each with an owner. */
export function Kiosks() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
