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

export const sizes = { title: 40, lead: 12.5, heading: 17, text: 10, small: 8.5 } as const
