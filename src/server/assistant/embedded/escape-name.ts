const longestName = 60

/** A name as Markdown shows it unchanged: one line, of bounded length, nothing that marks up or turns text round. */
export function escapeName(name: string): string {
  return Array.from(name.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longestName)
    .join('')
    .trim()
    .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~:/@&]/g, String.raw`\$&`)
}
