import { describe, expect, it } from 'vitest'
import type { Library, Passage } from '../library.ts'
import { createPassages, isSaid } from './quote.ts'
import { understand } from './understand.ts'
import { createSpeller } from './words.ts'

const open = (...passages: readonly Partial<Passage>[]) => {
  const all = passages.map((each, at) => ({
    id: `/hotel:${at}`,
    url: '/hotel',
    page: 'Hotel',
    heading: '',
    text: '',
    ...each,
  }))
  const library: Library = {
    passages: all,
    inLanguage: (passage) => passage,
    linkIn: (url) => ({ title: null, url }),
    search: () => [],
  }
  return createPassages(library, (answer) => answer)
}
const read = (text: string) => understand(text, createSpeller([]))

describe('a quote', () => {
  /** Too much to be quoted whole. */
  const much = 'Nobody waits long at the desk of this house in the evening. '.repeat(12)

  it('is the whole of what is short enough', () => {
    const hotel = open({
      heading: 'Rooms',
      text: 'Rooms are clean. Keys are kept. Beds are made. Doors are shut. Go in.',
    })

    expect(hotel.quote('page:/hotel:0', read('beds'), 'en').text).toMatch(/^Rooms .*Go in\.$/)
  })

  it('of a long text is its beginning, and what says most of the question in a row', () => {
    const text =
      'Rooms are clean. Press Deactivate beside the name. Keys are kept. Beds are made. Doors are shut. Lamps are off.'
    const hotel = open({ heading: 'Rooms', text: `${text} ${much}` })

    expect(hotel.quote('page:/hotel:0', read('are the lamps off'), 'en').text).toBe(
      'Rooms are clean. … Keys are kept. Beds are made. Doors are shut. Lamps are off.',
    )
    expect(hotel.quote('page:/hotel:0', read('how do I deactivate a name'), 'en').text).toMatch(
      /^Rooms are clean\. Press/,
    )
  })

  it('of a list takes in the entry that is named, and of a title says the beginning', () => {
    const entries = ['Memory: 4 gigabytes.', 'Disk: 2 gigabytes.', 'Browser: Chrome.', 'Printer: any.']
    const list = entries.map((entry) => `- ${entry}`).join('\n')
    const needs = open({ heading: 'What you need', text: `The suite runs in a browser.\n\n${list}\n\n${much}` })

    expect(needs.quote('page:/hotel:0', read('which browser'), 'en').text).toMatch(/\n- Browser: Chrome\./)
    expect(needs.quote('page:/hotel:0', read('what do I need in a hotel'), 'en').text).toMatch(/^The suite runs/)
  })

  it('of a list begins at the entry that is named, whatever its first sentence shares with the question', () => {
    const entries = [
      'Memory: any browser fits.',
      'Disk: 2 gigabytes.',
      'Scanner: any.',
      'Printer: any.',
      'Browser: Chrome.',
    ]
    const list = entries.map((entry) => `- ${entry}`).join('\n')
    const needs = open({ heading: 'What you need', text: `Have this on the first day.\n\n${list}\n\n${much}` })

    expect(needs.quote('page:/hotel:0', read('which browser must I have on the first day'), 'en').text).toMatch(
      /^Have this on the first day\. …\n\n- Browser: Chrome\./,
    )
  })

  it('of few long sentences is the one that says it, behind the first', () => {
    const rights = `You decide. ${'Have it corrected, or erased, or handed over to you; '.repeat(13)}complain to the authority.`
    const policy = open({ heading: 'Rights', text: rights })

    expect(policy.quote('page:/hotel:0', read('which authority'), 'en').text).toMatch(
      /^You decide\. .*the authority\.$/,
    )
  })

  it('names a law by its number, which is no figure of an example', () => {
    const policy = open({ heading: 'Overview', text: 'We follow law 058/2021 of 13/10/2021.' })

    expect(policy.quote('page:/hotel:0', read('which law'), 'en').text).toContain('058/2021')
  })

  it('says the statuses of HTTP, and no other long number of an example', () => {
    const docs = open({
      heading: 'Tokens',
      text: 'A wrong token is answered with 401. The answer is 201 with the total, here 78500. Call +250 000 000 100. It is 101,000 francs.',
    })

    expect(docs.quote('page:/hotel:0', read('which status for a wrong token'), 'en').text).toBe(
      'A wrong token is answered with 401.',
    )
  })

  it.each(['$1,000 one-time. For a single shop.', '1 000 $ une seule fois. Pour une seule boutique.'])(
    'says a price as each language writes it: %s',
    (text) => {
      const pricing = open({ text })

      expect(pricing.quote('page:/hotel:0', read('essential'), 'en').text).toBe(text)
    },
  )

  it('of a text that is figures of an example alone is empty, and no failure', () => {
    const hotel = open({ heading: 'A Friday', text: 'Taken: 14750. Counted: 98200.' })

    expect(hotel.quote('page:/hotel:0', read('a friday'), 'en').text).toBe('')
    expect(hotel.quote('page:/hotel:0', read('a friday'), 'en', true).text).toBe('')
  })

  it('under a title has none where the page has none', () => {
    const hotel = open({ text: 'We number the rooms.' })

    expect(hotel.quote('page:/hotel:0', read('rooms'), 'en', true).text).toBe('We number the rooms.')
  })

  it('is no news below an answer that has most of its words', () => {
    expect(isSaid('The till prints receipts offline', 'Offline the till goes on printing receipts')).toBe(true)
    expect(isSaid('Guests pay in dollars', 'Offline the till goes on printing receipts')).toBe(false)
  })
})
