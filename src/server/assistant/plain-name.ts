/** Characters; nobody's greeting needs more. */
const longestName = 60

/**
 * A visitor's own name, or a company's, inside a text of ours: one line to read, with nothing that Markdown or a mail
 * program turns into a link, bold or an address, nothing that turns the line round, and no figure of a number to call or an amount
 * to pay, so that nobody makes us say and
 * post a stranger's advertising. May be empty.
 */
export function toPlainName(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M} .,'’&-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .,&\p{M}-]+/u, '')
  return Array.from(line)
    .slice(0, longestName)
    .join('')
    .replace(/[ .,'’&-]+$/u, '')
}
