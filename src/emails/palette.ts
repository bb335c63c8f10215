/**
 * The colours of the design tokens as mail clients need them: one literal per place, because they know no custom
 * properties. `light` is written inline, `dark` only repaints it where a client asks for it.
 */
export const palette = {
  light: {
    ground: '#e6e1d1',
    sheet: '#fffdf8',
    ink: '#171a14',
    inkSoft: '#4c5046',
    rule: '#cbc4b0',
    link: '#0f4a33',
    alert: '#a1361c',
    speech: '#f3f0e6',
  },
  dark: {
    ground: '#0b0d09',
    sheet: '#1c2019',
    ink: '#f1ecdf',
    inkSoft: '#b9b6a6',
    rule: '#363b31',
    link: '#93cf9d',
    alert: '#f0906c',
    speech: '#12150f',
  },
  /** The same on both: cloth and rock. */
  coal: '#171a14',
  cream: '#f3f0e6',
  creamSoft: '#d5dccf',
  laterite: '#a1361c',
  maize: '#e2a536',
  forest: '#0f4a33',
} as const
