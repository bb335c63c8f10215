/**
 * Colours of `tokens.css` by their names there, for what knows no custom properties: pictures, papers, letters and the
 * manifest. `tests/house/palette.test.ts` compares them.
 */
export const light = {
  paper: '#f3f0e6',
  card: '#fffdf8',
  sunk: '#e6e1d1',
  ink: '#171a14',
  'ink-2': '#4c5046',
  rule: '#cbc4b0',
  edge: '#7a7565',
  green: '#0f4a33',
  red: '#a1361c',
  t1: '#d0d9b8',
  t2: '#9fbb88',
  t3: '#43774d',
} as const

export const dark = {
  paper: '#12150f',
  card: '#1c2019',
  sunk: '#0b0d09',
  ink: '#f1ecdf',
  'ink-2': '#b9b6a6',
  rule: '#363b31',
  green: '#93cf9d',
  red: '#f0906c',
} as const

/** The same in both themes. */
export const cloth = {
  cream: '#f3f0e6',
  coal: '#171a14',
  maize: '#e2a536',
  laterite: '#a1361c',
  forest: '#0f4a33',
} as const
