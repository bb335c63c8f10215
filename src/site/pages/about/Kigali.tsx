import { drawThing } from '#site/sections/PageOpening/draw-thing.tsx'
import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** Hills, and what stands on them: houses, a shop with its awning, the dome of the convention centre. */
const shapes = {
  knoll: { width: 120, drawing: <path d="M0 0C26 0 36-48 60-48S96 0 120 0z" /> },
  ridge: { width: 300, drawing: <path d="M0 0C50 0 70-62 130-62S210-14 300 0z" /> },
  hill: { width: 230, drawing: <path d="M0 0C40 0 60-84 110-84S180 0 230 0z" /> },
  house: {
    width: 50,
    drawing: drawThing('M0 0v-30l25-20L50-30V0z', 'M10 0v-18h11V0zM30-11v-8h9v8z'),
  },
  shop: {
    width: 78,
    drawing: drawThing('M0 0v-54h78V0zM-6-40h90v12H-6z', 'M8 0v-22h22V0zM38-8v-14h32v14z'),
  },
  dome: {
    width: 96,
    drawing: (
      <>
        <path d="M0 0v-12h6C6-82 90-82 90-12h6V0z" />
        <path fill="none" stroke="var(--paper)" strokeWidth="3" d="M12-26h72M20-40h56M34-52h28" />
      </>
    ),
  },
} as const

const rows = [
  [16, ['knoll', 'pharmacy'], ['ridge', 'leaf'], ['hill', 'pharmacy'], ['ridge', 'leaf'], ['hill', 'leaf']],
  [
    20,
    ['house', 'red'],
    ['house', 'soil'],
    14,
    ['shop', 'pharmacy'],
    40,
    ['house', 'leaf'],
    ['house', 'red'],
    26,
    ['dome', 'retail'],
    30,
    ['shop', 'hotel'],
    16,
    ['house', 'soil'],
    ['house', 'pharmacy'],
    40,
    ['shop', 'red'],
    ['house', 'leaf'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The town the suite comes from: hills on the first rule, a street on the second. */
export function Kigali() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
