import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser'
import { defaultLanguage, languageOfPath, languages, type Language } from '#content/languages.ts'
import { bullet, joinUnits } from '#server/assistant/embedded/quote.ts'
import { learnReading } from './assistant/learn-reading.ts'
import { readWordings } from './assistant/wordings.ts'
import { listVocabulary } from '#server/assistant/guard/vocabulary.ts'
import type { Passage } from '#server/assistant/library.ts'
import { indexPassages, packKnowledge, storeKnowledge, type Translations } from '#server/assistant/load-knowledge.ts'
import type { WrittenPage } from './check-pages.ts'
import { remember } from './remember.ts'

/** What nobody sees on a page as it is sent. */
export const unseen = '[hidden], [aria-hidden=true], [inert], template, dialog, noscript, script, style'

/** Made-up data, drawings, fields, ways to other pages, code: nothing that a question can be answered from. */
const unsaid = `${unseen}, [data-sample], svg, figure, form, fieldset, button, select, nav, aside, site-island, iframe, pre, output, [data-turn], a[target=_blank]`
const headings = 'H1 H2 H3 SUMMARY'.split(' ')
/** Read as one sentence, or as several of their own; what stands in a list, as an entry of it. */
const blocks = 'P LI DT DD FIGCAPTION ADDRESS H4 CAPTION'.split(' ')

/** Less than this is a label. */
const shortestPassage = 24

type Piece = { readonly heading: string; readonly anchor: string; readonly sentences: string[] }

/** From the pages of the route table, in each language. */
export type KnowledgeSource = { readonly pages: readonly WrittenPage[]; readonly folder: string }

/**
 * Writes down all that the pages say, in passages, with the index to search them and what the wordings teach of
 * questions. Returns what their authors have to mend, one line each with file and line.
 */
export async function writeKnowledge({ pages, folder }: KnowledgeSource): Promise<readonly string[]> {
  const inLanguages = Object.groupBy(pages, ({ path }) => languageOfPath(path) ?? defaultLanguage)
  const { [defaultLanguage]: original = [], ...translated } = inLanguages
  const passages = original.flatMap(cutIntoPassages)
  const translations = translate(passages, translated)
  const { examples, problems } = readWordings('src/content', passages, translations)
  // A word of ours is no slip, in whatever language it stands.
  const all = [...passages, ...Object.values(translations).flat()]
  const knowledge = remember('knowledge', sources, { passages, translations, examples }, () =>
    packKnowledge({
      passages,
      translations,
      vocabulary: listVocabulary(passages, all),
      index: indexPassages(passages),
      reading: learnReading(examples, all),
    }),
  )
  await storeKnowledge(folder, knowledge)
  return problems
}

const sources = [
  'src/{facts,contract,content,build/assistant}/**/*.ts',
  'src/server/assistant/{,embedded/,guard/,reading/}*.ts',
]

/** The same in a thread of its own, because it takes longer than all else. */
export async function writeKnowledgeBeside(workerData: KnowledgeSource): Promise<readonly string[]> {
  const thread = new Worker(new URL(import.meta.resolve('#build/assistant/thread.ts')), { workerData })
  const [problems] = await once(thread, 'message')
  return problems
}

/**
 * The places of the same pages in other languages. A page is laid out alike in all of them, so that its passages are
 * told apart by their order; one that leads elsewhere than its original is none.
 */
function translate(passages: readonly Passage[], pages: Partial<Record<Language, WrittenPage[]>>): Translations {
  const anchors = new Map(passages.map(({ id, url }) => [id, anchorIn(url)]))
  const cut = Object.entries(pages).map(([language, written]) => {
    const { prefix } = languages[language as Language]
    const idOf = ({ id }: Passage) => id.slice(prefix.length).replace(/^:/, '/:')
    const own = written.flatMap(cutIntoPassages).map((passage) => ({ ...passage, id: idOf(passage) }))
    return [language, own.filter(({ id, url }) => anchors.get(id) === anchorIn(url))]
  })
  return Object.fromEntries(cut) as Translations
}

const anchorIn = (url: string) => url.split('#')[1] ?? ''

/** A page's main content, one passage for each heading and each question that has words of its own. */
export function cutIntoPassages({ path, html }: WrittenPage): readonly Passage[] {
  const root = parse(html)
  // Its short name, as a shared link shows it.
  const title = root.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? ''
  const page = fold(title).replace(/ · [^·]+$/, '')
  const main = root.querySelector('main')
  if (!main) return []
  takeOut(main, unsaid)
  // What can be taken along at once is part of the answer.
  for (const link of main.querySelectorAll('a[download]'))
    link.replaceWith(`[${fold(link.textContent)}](${link.getAttribute('href')}).`)
  for (const link of main.querySelectorAll('a[href]')) if (isWayElsewhere(link)) link.remove()
  const pieces: Piece[] = [{ heading: page, anchor: '', sentences: [] }]
  for (const child of main.childNodes) read(child, pieces)
  return (
    pieces
      // Before any is left out: in another language another one may be too short.
      .map(({ heading, anchor, sentences }, index) => ({
        id: `${path}:${index}`,
        url: anchor ? `${path}#${anchor}` : path,
        page,
        heading,
        text: joinUnits(sentences),
      }))
      .filter(({ text, heading }) => text.length > Math.max(shortestPassage, heading.length))
  )
}

function read(node: Node, pieces: Piece[]) {
  const element = node as HTMLElement
  const { nodeType, tagName } = element
  if (nodeType !== NodeType.ELEMENT_NODE) say(node.textContent, pieces)
  else if (headings.includes(tagName))
    pieces.push({ heading: fold(element.textContent), anchor: anchorOf(element), sentences: [] })
  else if (tagName === 'TABLE') readTable(element, pieces)
  else if (tagName === 'DL') readTerms(element, pieces)
  else if (blocks.includes(tagName) && !element.querySelector('p, ul, ol, table, dl, h3, li'))
    readBlock(element, pieces)
  else for (const child of element.childNodes) read(child, pieces)
}

function readBlock(element: HTMLElement, pieces: Piece[]) {
  const text = leadsNowhere(element) ? element.textContent.replace(/\s?:\s*$/, '.') : textOf(element)
  if (element.tagName === 'LI') sayEntry(text, pieces)
  else say(text, pieces, element.tagName === 'H4' ? ':' : '.')
}

/** `<b>At once</b><span>Your reference</span>` is a name and what is said of it. */
function textOf({ childNodes, textContent }: HTMLElement) {
  const [name, ...rest] = childNodes.map((child) => fold(child.textContent)).filter((text) => text !== '')
  const isNamed = rest.length === 1 && childNodes.every(({ nodeType }) => nodeType === NodeType.ELEMENT_NODE)
  return isNamed ? `${name}: ${rest[0]}` : textContent
}

/** `Send it in the header:` before a program, which is not said. */
const leadsNowhere = ({ tagName, nextElementSibling: next }: HTMLElement) =>
  tagName === 'P' && (next === null || next.tagName === 'P')

/** A link that is no part of a sentence: alone in its block, or after the sentence's end. Numbers to call stay. */
function isWayElsewhere(link: HTMLElement) {
  if (/^(?:tel|mailto):/.test(link.getAttribute('href') ?? '')) return false
  const siblings = link.parentNode?.childNodes ?? []
  const around = siblings.filter((node) => node !== link).map(({ textContent }) => fold(textContent))
  return (
    around.every((text) => text === '' || /[.?:]$/.test(text)) ||
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
function readTable(table: HTMLElement, pieces: Piece[]) {
  const columns = table.querySelectorAll('thead th').map(({ textContent }) => fold(textContent))
  say(table.querySelector('caption')?.textContent ?? '', pieces)
  const rows = table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(readCell))
  const marks = new Set(rows.flatMap(([, ...values]) => values))
  if (columns.length > fewColumns && marks.size <= mostMarks) {
    for (const [at, column] of columns.entries()) if (at > 0) sayEntry(`${column}: ${readColumn(rows, at)}`, pieces)
    return
  }
  for (const [head = '', ...values] of rows) {
    const said = values.map((value, index) =>
      values.length > 1 ? `${columns[index + 1] ?? ''} ${value}`.trim() : value,
    )
    sayEntry(`${head}: ${said.join('; ')}`, pieces)
  }
}

/** A list within a cell is read as one line. */
function readCell(cell: HTMLElement) {
  const items = cell.querySelectorAll('li').map(({ textContent }) => fold(textContent))
  return items.length > 0 ? items.join(', ') : fold(cell.textContent)
}

/** Which rows have each mark in a column. */
function readColumn(rows: readonly (readonly string[])[], at: number) {
  const having = Map.groupBy(rows, (cells) => cells[at] ?? '')
  return [...having].map(([mark, some]) => `${mark}: ${some.map(([head]) => head).join(', ')}`).join('; ')
}

function readTerms(list: HTMLElement, pieces: Piece[]) {
  for (const { term, values } of listTerms(list))
    sayEntry(`${fold(term.textContent)}: ${values.map((value) => toSentence(readCell(value))).join(' ')}`, pieces)
}

function say(text: string, pieces: Piece[], end = '.', mark = '') {
  if (/[\p{L}\d]/u.test(text)) pieces.at(-1)?.sentences.push(mark + toSentence(fold(text), end))
}

const sayEntry = (text: string, pieces: Piece[]) => say(text, pieces, '.', bullet)

const toSentence = (text: string, end = '.') => (/[.?!:;…]\s?[”»]?$/.test(text) ? text : text + end)

/** Its own, or that of the nearest section around it; `main` is where every page begins. */
const anchorOf = (element: HTMLElement) => element.closest('[id]:not(main)')?.id ?? ''

/** Firm spaces stay: an answer quotes them as the page sets them. */
function fold(text: string) {
  return text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim()
}

export function takeOut(main: HTMLElement, selector: string) {
  for (const element of main.querySelectorAll(selector)) element.remove()
}

/** Each term of a description list with all that is said of it. */
export function listTerms(list: HTMLElement) {
  return list.querySelectorAll('dt').map((term) => {
    const values: HTMLElement[] = []
    for (let next = term.nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling) values.push(next)
    return { term, values }
  })
}
