/** Puts values where their names stand in braces; whatever signs they are written with, they stay as they are. */
export function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
