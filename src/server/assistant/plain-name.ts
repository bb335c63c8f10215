/** Characters; nobody's greeting needs more. */
const longestName = 60

/**
 * A visitor's own name, or a company's, inside a text of ours: one line to read, with nothing that Markdown or a mail
 * program turns into a link, bold or an address and nothing that turns the line round, so that nobody makes us say and
 * post a stranger's advertising. May be empty.
 */
export function toPlainName(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’&-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .,&\p{M}-]+/u, '')
  return Array.from(line)
    .slice(0, longestName)
    .join('')
    .replace(/[ .,'’&-]+$/u, '')
}
