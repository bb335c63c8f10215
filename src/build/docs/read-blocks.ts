import type { MarkedToken, Token, Tokens } from 'marked'
import type { Block, Inline } from '#content/copy/docs/topic.ts'
import type { Refuse } from './markdown-problem.ts'

export type LinkInText = { readonly href: string; readonly line: number }

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

  function readTable({ header, rows }: Tokens.Table, line: number): Block {
    return {
      kind: 'table',
      columns: header.map(({ text }) => text),
      // The head and the line below it come first.
      rows: rows.map((row, index) => row.map(({ tokens }) => readInlines(tokens, line + 2 + index))),
    }
  }

  function readListItem({ tokens }: Tokens.ListItem, line: number) {
    const [text, ...others] = tokens
    if (text?.type !== 'text' || others.length > 0) return refuse(line, 'A list item is one run of text.')
    return readInlines((text as Tokens.Text).tokens, line)
  }

  function readNote({ tokens }: Tokens.Blockquote, line: number): Block {
    const [text, ...others] = tokens
    if (text?.type !== 'paragraph' || others.length > 0) return refuse(line, 'A note is one paragraph.')
    return { kind: 'note', text: readInlines((text as Tokens.Paragraph).tokens, line) }
  }

  function readCode({ lang = '', text }: Tokens.Code, line: number): Block {
    const [language = '', ...title] = lang.split(' ')
    if (title.length === 0) return refuse(line, 'A code block needs a language and a title: ```bash List products')
    return { kind: 'code', language, title: title.join(' '), text }
  }

  function readList({ ordered, items }: Tokens.List, line: number): Block {
    return { kind: 'list', isOrdered: ordered, items: items.map((item, index) => readListItem(item, line + index)) }
  }

  function readBlock(token: MarkedToken, line: number): Block {
    if (token.type === 'paragraph') return { kind: 'paragraph', text: readInlines(token.tokens, line) }
    if (token.type === 'list') return readList(token, line)
    if (token.type === 'table') return readTable(token, line)
    if (token.type === 'code') return readCode(token, line)
    if (token.type === 'blockquote') return readNote(token, line)
    return refuse(line, `A topic has no place for '${token.raw.trim().slice(0, 40)}'.`)
  }

  return { readBlock, readInlines, links }
}
