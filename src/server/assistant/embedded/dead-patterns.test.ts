import { expect, it } from 'vitest'
import { assistantWords } from '#content/assistant.ts'
import type { Synonyms } from '#content/assistant-words.ts'
import { normalise, readTerms, wordsOf } from './words.ts'

/** The patterns of a table that are not read as their term: another entry reads them first. Those of `-` stand for nothing. */
const findDeadPatterns = (synonyms: Synonyms) =>
  Object.entries(synonyms).flatMap(([term, said]) =>
    said
      .split(',')
      .map((pattern) => ({ term, pattern: pattern.trim(), reads: readTerms(pattern).join(' ') }))
      .filter(({ reads }) => (term === '-' ? reads !== '' : !reads.split(' ').includes(term))),
  )

it.each(Object.entries(assistantWords))(
  'every pattern of the tables can be read: %s',
  (_, { synonyms, shortForms }) => {
    expect(findDeadPatterns(synonyms)).toEqual([])
    expect(Object.keys(shortForms).filter((form) => wordsOf(normalise(form)).join(' ') !== form)).toEqual([])
  },
)

it('a pattern that another entry reads first is found, and so is one that says nothing', () => {
  expect(findDeadPatterns({ goods: 'stock, merchandise goods', '-': 'this site' })).toMatchObject([
    { term: 'goods', pattern: 'stock', reads: 'inventory' },
    { term: 'goods', pattern: 'merchandise goods' },
  ])
})
