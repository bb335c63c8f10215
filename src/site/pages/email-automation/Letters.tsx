import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Envelopes, closed, open and upright, as they stand in a letter rack. */
const shapes = {
  closed: { width: 84, drawing: drawLetter('M0 0v-54h84V0z', 'M2-50l40 28 40-28') },
  upright: { width: 48, drawing: drawLetter('M0 0v-78h48V0z', 'M4-2l22-37-22-37') },
  open: { width: 84, drawing: drawLetter('M0 0v-50l42-30 42 30V0z', 'M2-48l40 26 40-26') },
} as const

const rows = [
  [
    ['upright', 'retail'],
    ['closed', 'red'],
    16,
    ['upright', 'retail'],
    40,
    ['open', 'leaf'],
    ['closed', 'leaf'],
    50,
    ['upright', 'hotel'],
    ['closed', 'pharmacy'],
    30,
    ['open', 'red'],
  ],
  [
    ['upright', 'pharmacy'],
    ['upright', 'leaf'],
    26,
    ['open', 'retail'],
    46,
    ['closed', 'red'],
    ['upright', 'red'],
    ['upright', 'hotel'],
    44,
    ['closed', 'retail'],
    ['open', 'pharmacy'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** Letters waiting for their hour. */
export function Letters() {
  return <StandingObjects shapes={shapes} rows={rows} />
}

function drawLetter(paper: string, fold: string) {
  return (
    <>
      <path d={paper} />
      <path fill="none" stroke="var(--paper)" strokeWidth="5" d={fold} />
    </>
  )
}
