import MiniSearch from 'minisearch'

/** A place of the documentation that can be found: an anchor of the page, or of another one. */
export type DocsSearchEntry = {
  readonly href: string
  readonly topic: string
  readonly title: string
  readonly text: string
  /** Words of visitors for the same thing: searched, never shown. */
  readonly also?: string
}

export type DocsHit = DocsSearchEntry & {
  /** Words of the place that answer to the query, in small letters. */
  readonly terms: readonly string[]
}

export const longestQuery = 200
const mostWords = 12
const mostHits = 8
/** Short words are only found as they are typed; in longer ones a letter may be wrong. */
const shortestMisspelt = 4

const fold = (term: string) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A heading without text says less than any text with the word in it. */
const weightOfHeading = 0.25

/**
 * Makes the index, once, and returns the search over it. Best hits first; a query of any length or kind is safe. Places
 * that answer to all words come alone; where there is none, those that answer to some. `ignored` words, such as 'how'
 * and 'the', are not searched.
 */
export function createFinder(entries: readonly DocsSearchEntry[], ignored = ''): (query: string) => readonly DocsHit[] {
  const unsaid = new Set(fold(ignored).split(' '))
  const byHref = new Map(entries.map((entry) => [entry.href, entry]))
  const index = new MiniSearch<DocsSearchEntry>({
    idField: 'href',
    fields: ['title', 'topic', 'text', 'also'],
    processTerm: fold,
    searchOptions: {
      boost: { title: 4, topic: 2 },
      boostDocument: (href) => (byHref.get(String(href))?.text === '' ? weightOfHeading : 1),
      prefix: true,
      fuzzy: (term) => (term.length > shortestMisspelt ? 0.2 : false),
    },
  })
  index.addAll(entries)
  return (query) => {
    const typed = query
      .slice(0, longestQuery)
      .trim()
      .split(/[\s’']+/u)
      .slice(0, mostWords)
    const words = typed.filter(
      (word) => /[\p{L}\p{N}]/u.test(word) && !unsaid.has(fold(word.replaceAll(/[^\p{L}\p{N}]/gu, ''))),
    )
    const all = index.search((words.length > 0 ? words : typed).join(' '), { combineWith: 'AND' })
    // A misspelt word among several would answer to too much.
    return (all.length > 0 ? all : index.search(words.join(' '), { combineWith: 'OR', fuzzy: false }))
      .slice(0, mostHits)
      .flatMap(({ id, terms }) => {
        const entry = byHref.get(String(id))
        return entry ? [{ ...entry, terms }] : []
      })
  }
}

type Segment = { readonly text: string; readonly isHit: boolean; readonly at: number }

/** Cuts a text into what was searched for and what stands between. `terms` are words of the index, folded as there. */
export function splitByTerms(text: string, terms: readonly string[]): readonly Segment[] {
  const wanted = new Set(terms)
  let at = 0
  return text
    .split(/([\p{L}\p{N}]+(?:\p{M}[\p{L}\p{N}]*)*)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const segment = { text: part, isHit: wanted.has(fold(part)), at }
      at += part.length
      return segment
    })
}

const excerptLength = 130
const before = 40
const stemLength = 4

/** The part of a text in which most of the hits stand, from word to word. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const hit = findDensest(splitByTerms(text, terms).filter(({ isHit }) => isHit))
  const start = hit <= before ? 0 : text.lastIndexOf(' ', hit - before) + 1
  const end = start + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', start + excerptLength)
  const part = text.slice(start, Math.max(end, hit))
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`
}

/** Where the hit stands that has the most different hits close behind it. */
function findDensest(hits: readonly Segment[]) {
  let densest = { at: 0, count: 0 }
  for (const { at } of hits) {
    const near = hits.filter((other) => other.at >= at && other.at < at + excerptLength - before)
    // Forms of one word, such as token and tokens, count once.
    const count = new Set(near.map(({ text }) => fold(text).slice(0, stemLength))).size
    if (count > densest.count) densest = { at, count }
  }
  return densest.at
}
