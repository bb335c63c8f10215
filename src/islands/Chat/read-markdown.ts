/** The little Markdown an answer is made of. What is not one of these is text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly parts: readonly Inline[]; readonly address: string }
type Raw = { readonly kind: Block['kind']; readonly isOrdered: boolean; readonly lines: string[] }
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }

const item = /^\s{0,3}(?:[-*+]|(\d{1,3})[.)])\s+(.*)$/
const heading = /^#{1,6}\s+(.*)$/
/** Deeper than this nobody nests on purpose. */
const deepest = 4

/** Reads an answer; also one of which only a part has come. */
export function readMarkdown(source: string): readonly Block[] {
  const blocks: Raw[] = []
  let isOpen = false
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const last: Raw | undefined = isOpen ? blocks.at(-1) : undefined
    const [, number, entry] = item.exec(line) ?? []
    if (line.trim() === '') isOpen = last?.kind === 'list'
    else if (entry !== undefined) {
      const isOrdered = number !== undefined
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.lines.push(entry)
      else blocks.push({ kind: 'list', isOrdered, lines: [entry] })
      isOpen = true
    } else {
      const title = heading.exec(line)?.[1]
      const text = title === undefined ? line.trim() : `**${title}**`
      if (last?.kind === 'list' && /^\s/.test(line)) last.lines.push(`${last.lines.pop() ?? ''} ${text}`)
      else if (last?.kind === 'paragraph') last.lines.push(text)
      else blocks.push({ kind: 'paragraph', isOrdered: false, lines: [text] })
      isOpen = title === undefined
    }
  }
  return blocks.map(({ kind, isOrdered, lines }) => {
    const read = lines.map((line) => readInline(line, 0))
    return kind === 'list' ? { kind, isOrdered, items: read } : { kind, lines: read }
  })
}

/** Each alternative excludes its own delimiters, so that no text makes the search long. Images are taken for what they show. */
const marks =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b_([^_]+)_\b|!?\[([^[\]]*)\]\(((?:[^()\s]|\([^()\s]*\))*)\)|(https?:\/\/[^\s<>()[\]"'`*]*[^\s<>()[\]"'`*.,;:?])/g

function readInline(text: string, depth: number): readonly Inline[] {
  if (depth > deepest) return [{ kind: 'text', text }]
  const parts: Inline[] = []
  const inner = (nested: string) => readInline(nested, depth + 1)
  let end = 0
  for (const match of text.matchAll(marks)) {
    const [whole, code, bold, star, line, label, address, bare] = match
    const emphasis = star ?? line
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    end = match.index + whole.length
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: inner(bold) })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: inner(emphasis) })
    else if (bare !== undefined) parts.push({ kind: 'link', parts: [{ kind: 'text', text: bare }], address: bare })
    else if (whole.startsWith('!')) parts.push({ kind: 'text', text: label ?? '' })
    else parts.push({ kind: 'link', parts: [{ kind: 'text', text: label || (address ?? '') }], address: address ?? '' })
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
