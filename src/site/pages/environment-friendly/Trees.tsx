import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What grows on a hillside: banana plants, a tree, rows of beans, and the basket to carry it. */
const shapes = {
  tree: { width: 62, drawing: <path d="M26 0v-28H8L0-48l14-24h34l14 24-8 20H36V0z" /> },
  banana: {
    width: 66,
    drawing: <path d="M28 0l2-34L4-28 0-44l30 4L18-66l16-8 6 30 20-24 6 16-24 14 20 4-4 14-22-10 2 34z" />,
  },
  rows: {
    width: 84,
    drawing: <path d="M0 0l8-16 8 16zM17 0l8-16 8 16zM34 0l8-16 8 16zM51 0l8-16 8 16zM68 0l8-16 8 16z" />,
  },
  basket: {
    width: 70,
    drawing: (
      <>
        <path d="M8 0L0-36h70L62 0z" />
        <path
          fill="none"
          stroke="var(--paper)"
          strokeWidth="3"
          d="M4-24l10-8 10 8 10-8 10 8 10-8 10 8M8-8l9-8 9 8 9-8 9 8 9-8 9 8"
        />
      </>
    ),
  },
} as const

const rows = [
  [
    20,
    ['rows', 'leaf'],
    ['tree', 'pharmacy'],
    ['rows', 'leaf'],
    ['banana', 'leaf'],
    30,
    ['basket', 'soil'],
    40,
    ['tree', 'leaf'],
    ['tree', 'pharmacy'],
    ['rows', 'pharmacy'],
    ['rows', 'pharmacy'],
  ],
  [
    ['banana', 'pharmacy'],
    ['rows', 'soil'],
    ['basket', 'red'],
    24,
    ['rows', 'leaf'],
    ['rows', 'leaf'],
    ['banana', 'leaf'],
    ['tree', 'retail'],
    36,
    ['basket', 'retail'],
    ['rows', 'pharmacy'],
    ['banana', 'pharmacy'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The headline's rules as two terraces of a field. */
export function Trees() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
