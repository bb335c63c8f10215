/**
 * A visitor's own name inside a text of ours: what Markdown or a mail program would turn into a link, bold or an
 * address is left out, so that nobody makes us say and post a stranger's advertising. May be empty.
 */
export function toPlainName(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’&-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
