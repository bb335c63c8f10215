import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** What the three shops of the stories sell: bread, mended computers, seedlings. */
const shapes = {
  loaf: {
    width: 62,
    drawing: (
      <>
        <path d="M4 0v-24l-4-6 4-12 12-8h30l12 8 4 12-4 6V0z" />
        <path fill="none" stroke="var(--paper)" strokeWidth="4" d="M16-36l6 12M30-38l6 12M44-36l4 10" />
      </>
    ),
  },
  laptop: {
    width: 84,
    drawing: (
      <>
        <path d="M0 0v-7h84V0zM8-9v-47h68v47z" />
        <path fill="var(--paper)" d="M14-50h56v35H14z" />
        <path d="M38-46h8v14h-8zM38-28h8v8h-8z" />
      </>
    ),
  },
  seedling: {
    width: 38,
    drawing: <path d="M8 0 4-24h30L30 0zM17-24v-18L2-52l-2-14 15 6 4 10 4-16 15-8-2 16-13 12v22z" />,
  },
  tray: {
    width: 92,
    drawing: (
      <path d="M0 0v-18h92V0zM12-18v-12L2-40h12l4 8 4-12h8l-6 12-6 4v10zM41-18v-14l-9-12h11l3 8 5-12h9l-7 14-6 4v12zM71-18v-12l-9-10h11l3 8 5-12h9l-7 12-6 4v10z" />
    ),
  },
} as const

const rows = [
  [
    ['loaf', 'soil'],
    ['loaf', 'soil'],
    ['loaf', 'retail'],
    60,
    ['laptop', 'hotel'],
    40,
    ['seedling', 'leaf'],
    ['seedling', 'leaf'],
    ['seedling', 'pharmacy'],
    70,
    ['loaf', 'retail'],
    ['loaf', 'soil'],
    50,
    ['laptop', 'hotel'],
    12,
    ['laptop', 'red'],
    40,
    ['tray', 'leaf'],
  ],
  [
    ['tray', 'leaf'],
    8,
    ['tray', 'pharmacy'],
    60,
    ['loaf', 'retail'],
    ['loaf', 'soil'],
    50,
    ['laptop', 'red'],
    14,
    ['laptop', 'hotel'],
    50,
    ['tray', 'leaf'],
    10,
    ['seedling', 'pharmacy'],
    ['seedling', 'leaf'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** The counters of one street, without their shops. */
export function Street() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
