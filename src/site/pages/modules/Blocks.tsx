import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** One block a module: a place that is still free is an outline. */
const shapes = {
  block: { width: 36, drawing: <path d="M0 0v-72h36V0z" /> },
  free: { width: 36, drawing: <path fill="none" stroke="var(--edge)" strokeDasharray="6 6" d="M1-1v-70h34v70z" /> },
} as const

const rows = [
  [
    ['block', 'pharmacy'],
    ['free', 'leaf'],
    ['free', 'leaf'],
    ['free', 'leaf'],
    ['free', 'leaf'],
    ['free', 'leaf'],
    ['free', 'leaf'],
  ],
  [
    ['block', 'pharmacy'],
    ['block', 'soil'],
    ['block', 'red'],
    ['block', 'hotel'],
    ['block', 'retail'],
    ['free', 'leaf'],
    ['free', 'leaf'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The headline, drawn: one block on the first rule, and the next ones on the second. */
export function Blocks() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
