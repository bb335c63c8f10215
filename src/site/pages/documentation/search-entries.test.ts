import { describe, expect, it } from 'vitest'
import { documentation as documentationIn } from '#content/documentation.ts'
import { defaultLanguage } from '#content/languages.ts'
import { searchWords as searchWordsIn } from '#content/docs/search-words.ts'
import { createFinder } from '#islands/DocsSearch/find.ts'
import { listSearchEntries } from './search-entries.ts'

const searchWords = searchWordsIn[defaultLanguage]
const documentation = documentationIn[defaultLanguage]
const entries = listSearchEntries(documentation, defaultLanguage)
const find = createFinder(entries, documentation.search.ignored)
const placesOf = (query: string) => find(query).map(({ href }) => href)
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]{3,}/gu))

describe('the search of the documentation', () => {
  it.each([
    ['offline', '#pos-system-ring-up-a-sale'],
    ['VAT', '#getting-started-company-profile'],
    ['set VAT rate', '#getting-started-company-profile'],
    ['TVA', '#getting-started-company-profile'],
    ['no internet', '#pos-system-ring-up-a-sale'],
    ['MoMo', '#pos-system-ring-up-a-sale'],
    ['2FA', '#getting-started-first-login'],
    ['forgot password', '#getting-started-first-login'],
    ['Excel', '#getting-started-bring-your-data'],
    ['stocktake', '#inventory-transfers-and-counts'],
    ['low stock', '#inventory-reorder-points'],
    ['void a sale', '#pos-system-refunds'],
    ['API key', '#integrations-authentication'],
    ['end of day', '#pos-system-close-the-day'],
    ['How do I add a cashier?', '#user-management-invite-your-staff'],
    ['Can my staff sell when the network is down?', '#pos-system-ring-up-a-sale'],
  ])("finds what visitors mean by '%s'", (query, place) => {
    expect(placesOf(query).slice(0, 3)).toContain(place)
  })

  it('prefers what is written to the heading of what is not', () => {
    const [first] = find('offline')

    expect(first?.text).not.toBe('')
    expect(placesOf('offline')).toContain('#mobile-app-work-offline')
  })

  it.each(entries.map((entry) => [entry.href, entry] as const))('finds every word of %s', (_, entry) => {
    const ignored = wordsOf(documentation.search.ignored)
    const lost = [...wordsOf(`${entry.title} ${entry.text} ${entry.also ?? ''}`)].filter((word) => {
      const texts = find(word).map(({ title, topic, text, also }) => `${title} ${topic} ${text} ${also}`)
      return !ignored.has(word) && !texts.some((text) => wordsOf(text).has(word))
    })

    expect(lost).toEqual([])
  })

  it("says nothing where the documentation doesn't, and never shows the words it only searches", () => {
    expect(find('zebra crossing $& permits')).toEqual([])
    const [hit] = find('TVA')
    expect(hit?.text).not.toContain('TVA')
  })

  it('has words for places that exist and are written', () => {
    const written = entries.filter(({ text }) => text !== '').map(({ href }) => href)

    expect(Object.keys(searchWords).filter((id) => !written.includes(`#${id}`))).toEqual([])
  })
})
