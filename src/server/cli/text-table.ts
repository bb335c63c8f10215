/** Rows under their headings, for a terminal: the first column to the left, figures to the right. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines
    .map((cells) =>
      widths
        .map((width, column) => {
          const text = cells[column] ?? ''
          return column === 0 ? text.padEnd(width) : text.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
