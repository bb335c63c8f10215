/** An A4 sheet in points. Headings stand in the margin column, text beside it, tables across both. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  /** Width of everything between the margins. */
  inside: 483.28,
  /** Width of the column for headings, its gap included. */
  margin: 152,
  top: 68,
  bottom: 772,
} as const

/** Colours of the site's light theme; paper has no tokens and stays white, so that printing spares the cartridge. */
export const colours = {
  ink: '#171a14',
  faint: '#4c5046',
  rule: '#cbc4b0',
  edge: '#7a7565',
  cream: '#f3f0e6',
  laterite: '#a1361c',
  green: '#0f4a33',
  hills: ['#d0d9b8', '#9fbb88', '#43774d'],
} as const

export const sizes = { title: 40, lead: 12.5, heading: 17, text: 10, small: 8.5 } as const
