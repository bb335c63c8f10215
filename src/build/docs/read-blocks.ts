import type { MarkedToken, Token } from 'marked'
import type { Block, Inline } from '#content/copy/docs/topic.ts'

type LinkInText = { readonly href: string; readonly line: number }

/** Stops the reading at a line of the file. */
export type Refuse = (line: number, problem: string) => never

/** Turns what marked has read into the blocks a topic may hold, and notes every link. Line numbers are the file's. */
export function createBlockReader(refuse: Refuse) {
  const links: LinkInText[] = []

  function readInlines(tokens: readonly Token[] | undefined, line: number): readonly Inline[] {
    return (tokens ?? []).map((token) => readInline(token as MarkedToken, line))
  }

  function readInline(token: MarkedToken, line: number): Inline {
    if (token.type === 'text' || token.type === 'escape') return token.text.replaceAll('\n', ' ')
    if (token.type === 'strong') return { kind: 'strong', text: token.text }
    if (token.type === 'codespan') return { kind: 'code', text: token.text }
    if (token.type !== 'link') {
      return refuse(line, `A topic may hold text, **strong**, \`code\` and links, not '${token.raw}'.`)
    }
    links.push({ href: token.href, line })
    return { kind: 'link', text: token.text, href: token.href }
  }

  /** The text of what holds nothing beside it. */
  function readOnly(type: string, [text, ...others]: readonly Token[], line: number, problem: string) {
    if (text?.type !== type || others.length > 0) return refuse(line, problem)
    return readInlines((text as { readonly tokens?: Token[] }).tokens, line)
  }

  function readBlock(token: MarkedToken, line: number): Block {
    if (token.type === 'paragraph') return { kind: 'paragraph', text: readInlines(token.tokens, line) }
    if (token.type === 'blockquote') {
      return { kind: 'note', text: readOnly('paragraph', token.tokens, line, 'A note is one paragraph.') }
    }
    if (token.type === 'list') {
      const items = token.items.map(({ tokens }, index) =>
        readOnly('text', tokens, line + index, 'A list item is one run of text.'),
      )
      return { kind: 'list', isOrdered: token.ordered, items }
    }
    if (token.type === 'table') {
      // The head and the line below it come first.
      const rows = token.rows.map((row, index) => row.map(({ tokens }) => readInlines(tokens, line + 2 + index)))
      return { kind: 'table', columns: token.header.map(({ text }) => text), rows }
    }
    if (token.type === 'code') {
      const [language = '', ...title] = (token.lang ?? '').split(' ')
      if (title.length === 0) refuse(line, 'A code block needs a language and a title: ```bash List products')
      return { kind: 'code', language, title: title.join(' '), text: token.text }
    }
    return refuse(line, `A topic has no place for '${token.raw.trim().slice(0, 40)}'.`)
  }

  return { readBlock, readInlines, links }
}
