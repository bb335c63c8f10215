/** What the assistant wrote in Markdown, as somebody would type it. */
export function toPlainWords(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/^[*-] /gm, '• ')
}
