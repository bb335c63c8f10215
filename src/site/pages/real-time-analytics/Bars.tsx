import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Bars of a chart, from a quiet hour to a full shop. */
const shapes = {
  quiet: { width: 34, drawing: <path d="M0 0v-14h34V0z" /> },
  low: { width: 34, drawing: <path d="M0 0v-30h34V0z" /> },
  even: { width: 34, drawing: <path d="M0 0v-48h34V0z" /> },
  busy: { width: 34, drawing: <path d="M0 0v-66h34V0z" /> },
  full: { width: 34, drawing: <path d="M0 0v-84h34V0z" /> },
} as const

const rows = [
  [
    ['quiet', 'leaf'],
    ['low', 'leaf'],
    ['even', 'leaf'],
    ['even', 'pharmacy'],
    ['busy', 'pharmacy'],
    ['full', 'red'],
    ['busy', 'pharmacy'],
    ['even', 'pharmacy'],
    ['low', 'leaf'],
    ['low', 'leaf'],
    ['quiet', 'leaf'],
    60,
    ['low', 'retail'],
    ['even', 'retail'],
    ['busy', 'retail'],
    ['busy', 'soil'],
    ['full', 'soil'],
  ],
  [
    ['low', 'retail'],
    ['even', 'retail'],
    ['low', 'retail'],
    ['busy', 'retail'],
    ['busy', 'soil'],
    ['full', 'soil'],
    ['even', 'retail'],
    ['quiet', 'retail'],
    60,
    ['quiet', 'hotel'],
    ['low', 'hotel'],
    ['low', 'hotel'],
    ['even', 'hotel'],
    ['full', 'red'],
    ['busy', 'hotel'],
    ['even', 'hotel'],
    ['low', 'hotel'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** Two days of a shop, an hour a bar. */
export function Bars() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
