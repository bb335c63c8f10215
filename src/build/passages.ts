import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { HTMLElement } from 'node-html-parser'
import { addressOf, type Language } from '#content/languages.ts'
import { bullet, joinUnits } from '#server/assistant/embedded/quote.ts'
import type { Passage } from '#server/assistant/library.ts'
import { openPage, takeOut, writeMarkdown } from './read-page.ts'

/** Made-up data, drawings, fields, ways to other pages, code: nothing that a question can be answered from. */
const unsaid =
  '[data-sample], svg, figure, form, fieldset, button, select, nav, aside, site-island, iframe, pre, output, [data-turn], a[target=_blank]'

/** Less than this is a label. */
const shortestPassage = 24

/** A page of the route table in one of its languages. */
export type SpokenPage = { readonly route: string; readonly language: Language; readonly html: string }

/** A page's main content, one passage for each heading and each question that has words of its own. */
export function cutIntoPassages({ route, language, html }: SpokenPage): readonly Passage[] {
  const { root, main } = openPage(html)
  // Its short name, as a shared link shows it.
  const title = root.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? ''
  const page = fold(title).replace(/ · [^·]+$/, '')
  takeOut(main, unsaid)
  // What can be taken along at once is part of the answer.
  for (const link of main.querySelectorAll('a[download]'))
    link.replaceWith(`[${link.innerHTML.trim()}](${link.getAttribute('href')}).`)
  for (const link of main.querySelectorAll('a[href]')) if (isWayElsewhere(link)) link.remove()
  for (const heading of main.querySelectorAll('h1, h2, h3, summary')) {
    // Its own, or that of the nearest section around it; `main` is where every page begins.
    const anchor = heading.closest('[id]:not(main)')?.id ?? ''
    heading.insertAdjacentHTML('beforeend', ` {#${anchor}}`)
  }

  const pieces = [{ heading: page, anchor: '', sentences: [] as string[] }]
  const tokens = (Lexer.lex(writeMarkdown(main)) as MarkedToken[]).filter(({ type }) => type !== 'space')
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading' && token.depth < 4) {
      const [heading = '', anchor = ''] = readInlines(token.tokens).split(/ ?\{#|\}$/)
      pieces.push({ heading, anchor, sentences: [] })
    } else pieces.at(-1)?.sentences.push(...read(token, tokens[at + 1]))
  }
  return (
    pieces
      // Before any is left out: in another language another one may be too short.
      .map(({ heading, anchor, sentences }, index) => ({
        id: `${route}:${index}`,
        url: addressOf(anchor ? `${route}#${anchor}` : route, language),
        page,
        heading,
        text: joinUnits(sentences),
      }))
      .filter(({ text, heading }) => text.length > Math.max(shortestPassage, heading.length))
  )
}

/** A block as sentences. */
function read(token: MarkedToken, next?: MarkedToken): readonly string[] {
  if (token.type === 'list') return token.items.map(({ tokens }) => readInlines(tokens)).flatMap(sayEntry)
  if (token.type === 'table') return readTable(token).flatMap(sayEntry)
  if (token.type === 'heading') return say(readInlines(token.tokens), ':')
  if (token.type === 'blockquote') return token.tokens.flatMap((inner) => read(inner as MarkedToken))
  if (token.type !== 'paragraph') return []
  const text = readInlines(token.tokens)
  // `Send it in the header:` before a program, which is not said.
  return say(!next || next.type === 'paragraph' ? text.replace(/\s?:$/, '.') : text)
}

const say = (text: string, end = '.') => (/[\p{L}\d]/u.test(text) ? [toSentence(text, end)] : [])
const sayEntry = (text: string) => say(text).map((sentence) => bullet + sentence)
const toSentence = (text: string, end: string) => (/[.?!:;…]\s?[”»]?$/.test(text) ? text : text + end)

/** What stands in one block; a list within it is read as one line. */
const readInlines = (tokens: readonly Token[]): string =>
  fold(tokens.map((token) => readInline(token as MarkedToken)).join(''))

function readInline(token: MarkedToken): string {
  if (token.type === 'list') return ` ${token.items.map((item) => readInlines(item.tokens)).join(', ')}`
  if ('tokens' in token && token.tokens) return readInlines(token.tokens)
  return 'text' in token ? token.text : ' '
}

/** A link that is no part of a sentence: alone in its block, or after the sentence's end. Numbers to call stay. */
function isWayElsewhere(link: HTMLElement) {
  if (/^(?:tel|mailto):/.test(link.getAttribute('href') ?? '')) return false
  const siblings = link.parentNode?.childNodes ?? []
  const around = siblings.filter((node) => node !== link).map(({ textContent }) => textContent)
  return (
    around.every((text) => /(?:^|[.?:])\s*$/.test(text)) ||
    siblings.every((node) => (node as HTMLElement).tagName === 'A')
  )
}

/** More columns of so few different marks (`First`, `Later`) are asked for by column. */
const fewColumns = 3
const mostMarks = 3

/**
 * Each row is a sentence: what it is about, then each column's name with its value. Of a table of marks each column is:
 * `Hotel: First: Rooms, Customers; Later: Stock`.
 */
function readTable(table: Tokens.Table): readonly string[] {
  const columns = table.header.map(({ tokens }) => readInlines(tokens))
  const rows = table.rows.map((row) => row.map(({ tokens }) => readInlines(tokens)))
  const marks = new Set(rows.flatMap(([, ...values]) => values))
  if (columns.length > fewColumns && marks.size <= mostMarks)
    return columns.slice(1).map((column, at) => `${column}: ${readColumn(rows, at + 1)}`)
  return rows.map(([head, ...values]) => {
    const said = values.map((value, at) => (values.length > 1 ? `${columns[at + 1]} ${value}`.trim() : value))
    return `${head}: ${said.join('; ')}`
  })
}

/** Which rows have each mark in a column. */
function readColumn(rows: readonly (readonly string[])[], at: number) {
  const having = Map.groupBy(rows, (cells) => cells[at] ?? '')
  return [...having].map(([mark, some]) => `${mark}: ${some.map(([head]) => head).join(', ')}`).join('; ')
}

/** Firm spaces stay: an answer quotes them as the page sets them. */
function fold(text: string) {
  return text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim()
}
