/** A text of a visitor on one line of the terminal, unable to move the cursor or turn the line around. */
export function sayOnOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

/** A text of several lines, each set in and as harmless. */
export function sayLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map((line) => `  ${sayOnOneLine(line)}`)
}
