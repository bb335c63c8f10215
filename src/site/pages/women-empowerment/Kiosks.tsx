import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What a market woman builds her day from: a kiosk, a parasol, pots, a sewing machine. */
const shapes = {
  kiosk: {
    width: 96,
    drawing: drawThing('M8 0v-44H0l10-30h76l10 30h-8V0z', 'M18-36h60v16H18z'),
  },
  parasol: { width: 92, drawing: <path d="M44 0v-44H0l46-34 46 34H48V0z" /> },
  pot: { width: 40, drawing: <path d="M4 0L0-30l10-12-4-8h28l-4 8 10 12-4 30z" /> },
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
    20,
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
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** A row of businesses, each with an owner. */
export function Kiosks() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
