import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** The pass of the kitchen above, the floor of the room below. */
const shapes = {
  pot: {
    width: 84,
    drawing: <path d="M6 0-2-38h-8v-6H94v6h-8L78 0zM6-48c4-14 20-20 36-20s32 6 36 20zM37-68v-8h10v8z" />,
  },
  glass: { width: 24, drawing: <path d="M2 0 0-38h24L22 0z" /> },
  plates: { width: 60, drawing: <path d="M14 0v-4L0-10v-4h60v4L46-4v4zM0-18v-4h60v4zM0-26v-4h60v4z" /> },
  table: { width: 120, drawing: <path d="M0-52v-8h120v8H66v44h22v8H32v-8h22v-44z" /> },
  chair: { width: 40, drawing: <path d="M0 0v-84h7v46h33V0h-7v-30H7V0z" /> },
  guest: { width: 40, drawing: <path d="M40 0v-84h-7v46H0V0h7v-30h26V0z" /> },
} as const

const rows = [
  [
    ['plates', 'leaf'],
    14,
    ['glass', 'retail'],
    ['glass', 'retail'],
    ['glass', 'retail'],
    28,
    ['pot', 'red'],
    40,
    ['pot', 'soil'],
    24,
    ['pot', 'red'],
    20,
    ['plates', 'red'],
    10,
    ['plates', 'leaf'],
    60,
    ['glass', 'leaf'],
    ['glass', 'leaf'],
    20,
    ['pot', 'retail'],
    30,
    ['plates', 'soil'],
  ],
  [
    ['chair', 'soil'],
    ['table', 'red'],
    ['guest', 'soil'],
    60,
    ['chair', 'soil'],
    ['table', 'leaf'],
    ['guest', 'soil'],
    60,
    ['chair', 'soil'],
    ['table', 'red'],
    ['guest', 'soil'],
    60,
    ['chair', 'soil'],
    ['table', 'retail'],
    ['guest', 'soil'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** Kitchen and room of a restaurant. */
export function Tables() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
