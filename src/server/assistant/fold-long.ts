/**
 * A text of which no more than `most` characters are read, also of those that stand for several: `ﷺ` is eighteen letters
 * once it is taken apart. Whatever fits as it is stays as it is.
 */
export function foldLong(text: string, most: number): string {
  const start = text.slice(0, most)
  const folded = start.normalize('NFKC')
  return folded.length <= most ? start : folded.slice(0, most).toWellFormed()
}
