import type { Comparison } from '#content/guard-claims.ts'
import { knownNames, namesWithNumbers, ourNames, sold } from '#content/guard-names.ts'
import { offices } from '#facts/offices.ts'
import { readTerms } from '../embedded/words.ts'
import type { Passage } from '../knowledge.ts'
import { foldWriting } from '../reading/writing.ts'
import { asWords, pattern, says } from './words.ts'

/** Whether what a claim names is borne out by the facts or the pages, by what it is compared with. */
export type Known = Readonly<Record<Comparison, (said: string) => boolean>>

const capitalised = /(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d]*/gu
/** The towns and countries of our offices, word by word. */
export const places: readonly string[] = offices.flatMap(({ city, country }) =>
  foldWriting(`${city} ${country}`).split(' '),
)
const ourWords = new Set(ourNames.flatMap((name) => name.toLowerCase().split(' ')))

export function readPages(passages: readonly Pick<Passage, 'page' | 'heading' | 'text'>[]): Known {
  const texts = passages.flatMap(({ page, heading, text }) => [page, heading, text])
  const names = new Set([...knownNames, ...texts].flatMap((text) => foldWriting(text).match(capitalised) ?? []))
  // A question is the visitor's: `Do I have to buy printers from you?`
  const headings = passages.flatMap(({ page, heading }) => [page, ...(heading.endsWith('?') ? [] : [heading])])
  const subjects = new Set([sold, ...ourNames, ...headings].flatMap(readTerms))
  const isName = (said: string) => (said.match(capitalised) ?? []).every((part) => names.has(part))
  const isSubject = (words: string) => {
    const terms = readTerms(words.replaceAll(pattern('vagueThings', 'giu'), ' '))
    return terms.length === 0 || terms.some((term) => subjects.has(term))
  }
  const areAll = (isOne: (part: string) => boolean) => (said: string) =>
    partsOf(said).every((part) => !says('notOursAtAll', part) && isOne(part))
  return {
    'known name': isName,
    'our name': (said) => ourWords.has(said.toLowerCase()),
    'known machine': (said) => isName(said) && !places.includes(said),
    'our subject': areAll(isSubject),
    software: areAll((part) => says('software', part)),
    'not machines': areAll(() => true),
  }
}

/** The things given, without what they are for: `loans` and `a printer` of `you loans and a printer for your shop`. */
function partsOf(said: string): readonly string[] {
  const things = said.replace(pattern('leadingWords'), '').split(pattern('purposeWord'))[0] ?? ''
  return (things.split(pattern('turnedWord'))[0] ?? '')
    .split(pattern('listed'))
    .map((part) => part.replace(pattern('leadingWords'), '').trim())
    .filter((part) => part !== '')
}

const longestFirst = namesWithNumbers.map(foldWriting).toSorted((one, other) => other.length - one.length)
const ownNames = new RegExp(asWords(...longestFirst), 'giu')

/** Takes out our names that hold a number of their own: standards, addresses, dates, laws. */
export const takeOwnNames = (folded: string): string => folded.replaceAll(ownNames, ' ')
