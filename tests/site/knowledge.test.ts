import { describe, expect, it } from 'vitest'
import { spokenLanguages } from '#content/assistant.ts'
import { answerTable } from '#content/assistant-topics.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { Passage } from '#server/assistant/library.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { builtPages, textOf } from './built-site.ts'

const knowledge = await loadKnowledge('dist')
const pageOf = (url: string) => url.replace(/#.*/, '')
const anchors = new Map(
  builtPages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
)

describe('what the assistant knows of the pages', () => {
  it('holds every page', () => {
    const known = new Set(knowledge.passages.map(({ url }) => pageOf(url)))

    expect(builtPages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
    expect(knowledge.passages.length).toBeGreaterThan(400)
  })

  it.each(spokenLanguages.filter((language) => language !== defaultLanguage))('holds every place in %s', (language) => {
    const isMissing = (passage: Passage) => knowledge.inLanguage(passage, language) === passage

    expect(knowledge.passages.filter(isMissing)).toEqual([])
  })

  it('reads a table of marks by its columns', () => {
    const needs = knowledge.passages.find(({ url }) => url === '/modules#trade-needs')

    expect(needs?.text).toContain('From the first day: Hotel, Backoffice, Customers.')
  })

  it('ends a sentence whose program is not said', () => {
    const tokens = knowledge.passages.find(({ url }) => url === '/documentation#integrations-authentication')

    expect(tokens?.text).toContain('in the Authorization header. A missing')
  })

  it('leads to anchors that are there', () => {
    const addresses = [
      ...knowledge.passages.map(({ url }) => url),
      ...Object.values(answerTable).flatMap(({ pages }) => pages),
    ]
    const dead = addresses.filter((url) => {
      const [page = '', anchor] = url.split('#')
      const ids = anchors.get(page)
      return page.endsWith('.html') ? false : !ids || (anchor !== undefined && !ids.has(anchor))
    })

    expect(addresses.some((url) => url.includes('#'))).toBe(true)
    expect(dead).toEqual([])
  })

  it('holds no made-up data', () => {
    const all = knowledge.passages.map(({ text }) => text).join(' ')
    const samples = builtPages.flatMap(({ root }) =>
      root.querySelectorAll('[data-sample]').map((element) => textOf(element)),
    )
    const sentences = samples.flatMap((text) => text.split(/(?<=[.?])\s+/)).filter((text) => text.split(' ').length > 6)

    expect(sentences.length).toBeGreaterThan(50)
    expect(sentences.filter((sentence) => all.includes(sentence))).toEqual([])
  })

  it('holds every question the pages answer, as a passage of its own', () => {
    const headings = new Set(knowledge.passages.map(({ heading }) => heading))
    const questions = builtPages.flatMap(({ root }) =>
      root.querySelectorAll('main details > summary').map((summary) => textOf(summary)),
    )

    expect(questions.filter((question) => question.endsWith('?')).length).toBeGreaterThan(80)
    expect(questions.filter((question) => question.endsWith('?') && !headings.has(question))).toEqual([])
  })

  it('reads as sentences: no tags, no fields, no words run together', () => {
    for (const { text, heading, page } of knowledge.passages) {
      expect(`${page} ${heading} ${text}`).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|\bNaN\b|, opens a new tab/)
      expect(text).toMatch(/[.?!:;…]\s?[”»]?$/)
      expect(text).not.toMatch(/[.?!…]\s?[”»]\./)
    }
  })

  it('finds a page by its words, their plural, a slip or their French', () => {
    const firstFor = (query: string) => knowledge.search(query, 3).map(({ url }) => pageOf(url))

    expect(firstFor('expiry alerts of medicines')).toEqual(expect.arrayContaining(['/pharmacy']))
    expect(firstFor('housekeping')).toEqual(expect.arrayContaining(['/hotel']))
    expect(firstFor('remboursement client caisse hors ligne')).toEqual(
      expect.arrayContaining(['/point-of-sale-system']),
    )
  })
})
