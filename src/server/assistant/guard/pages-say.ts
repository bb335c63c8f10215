import { brand } from '#facts/brand.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { standards } from '#facts/standards.ts'
import { readTerms } from '../embedded/terms.ts'
import type { Passage } from '../knowledge.ts'
import { offers } from './offers.ts'
import { foldWriting } from './plain-text.ts'

/** What the pages hold of names, and of things that we offer. */
export type PagesSay = {
  /** Whether a name with a capital is written anywhere on them or in the facts. */
  isKnownName(this: void, name: string): boolean
  /**
   * Whether words name something that a page is about, by its title or a heading, or nothing in particular. English or
   * French.
   */
  isOurSubject(this: void, words: string): boolean
}

const capitalised = /(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d]*/gu
const ofFacts = [
  ...Object.values(brand),
  ...modules.map(({ id }) => id.replace(/^./, (letter) => letter.toUpperCase())),
  ...offers.map(({ name }) => name),
  ...offices.flatMap(({ city, country, address, zoneName }) => [city, country, address, zoneName]),
  ...Object.values(standards),
  ...socialNetworks.map(({ name }) => name),
  'I English French Africa USB Bluetooth Wi-Fi PDF',
].map(String)

/** What plans and packages come with, in the words of the price list. */
const sold = [
  'plans packages licences updates guarantee management gestion discounts programmes custom pricing volume demo trial one-time paid unique',
  ...offers.map(({ name }) => name),
  ...modules.map(({ id }) => id),
]

export function readPages(passages: readonly Pick<Passage, 'page' | 'heading' | 'text'>[]): PagesSay {
  const texts = passages.flatMap(({ page, heading, text }) => [page, heading, text])
  const names = new Set([...ofFacts, ...texts].flatMap((text) => foldWriting(text).match(capitalised) ?? []))
  // A question is the visitor's: `Do I have to buy printers from you?`
  const subjects = new Set(
    [...sold, ...passages.flatMap(({ page, heading }) => [page, ...(heading.endsWith('?') ? [] : [heading])])].flatMap(
      readTerms,
    ),
  )
  return {
    isKnownName: (name) => (name.match(capitalised) ?? []).every((part) => names.has(part)),
    isOurSubject(words) {
      const terms = readTerms(words)
      return terms.length === 0 || terms.some((term) => subjects.has(term))
    },
  }
}
