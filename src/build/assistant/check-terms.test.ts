import { expect, it } from 'vitest'
import { checkTerms, findDeadPatterns } from './check-terms.ts'

it('every pattern of the tables can be read', () => expect(checkTerms('src/content')).toEqual([]))

it('a pattern that another entry reads first is found, and so is one that says nothing', () => {
  expect(findDeadPatterns({ goods: 'stock, merchandise goods', '-': 'this site' })).toMatchObject([
    { term: 'goods', pattern: 'stock', reads: 'inventory' },
    { term: 'goods', pattern: 'merchandise goods' },
  ])
})
