import { StandingObjects, type ShelfRow } from '#site/sections/PageOpening/StandingObjects.tsx'

/** A stool at the till and a key to the drawer. */
const shapes = {
  stool: {
    width: 50,
    drawing: <path d="M0-58h50v12H42L50 0H39l-3-14H14L11 0H0l8-46H0zM17-25h16l-2-13H19z" fillRule="evenodd" />,
  },
  key: {
    width: 40,
    drawing: (
      <path
        d="M14 0v-40H4v-12l-4-4v-14l8-8h24l8 8v14l-4 4v12H26v10h10v8H26v6h8v8h-8V0zM12-66v8h16v-8z"
        fillRule="evenodd"
      />
    ),
  },
} as const

const rows = [
  [
    ['stool', 'pharmacy'],
    ['stool', 'red'],
    80,
    ['stool', 'hotel'],
    ['stool', 'retail'],
    80,
    ['stool', 'soil'],
    ['stool', 'leaf'],
    80,
    ['stool', 'red'],
    ['stool', 'pharmacy'],
  ],
  [
    ['key', 'pharmacy'],
    ['key', 'red'],
    80,
    ['key', 'hotel'],
    ['key', 'retail'],
    80,
    ['key', 'soil'],
    ['key', 'leaf'],
    80,
    ['key', 'red'],
    ['key', 'pharmacy'],
    80,
    ['key', 'retail'],
    ['key', 'hotel'],
  ],
] as const satisfies readonly ShelfRow<keyof typeof shapes>[]

/** Pairs that differ in nothing but their colour: the same stool for the work, the same key for the access. */
export function Keys() {
  return <StandingObjects shapes={shapes} rows={rows} />
}
