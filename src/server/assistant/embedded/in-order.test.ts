import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

it('finds parts one behind the other as a pattern does that joins them by anything', () => {
  const joined = /\bthen\b.*\bbuy\b.*\bleft\b/
  const ordered = inOrder(/\bthen\b/, /\bbuy\b/, /\bleft\b/)
  const words = fc.array(fc.constantFrom('then', 'buy', 'left', 'lefty', 'now'), { maxLength: 8 })
  fc.assert(
    fc.property(words, (some) => {
      const text = some.join(' ')
      expect(ordered.test(text)).toBe(joined.test(text))
    }),
    { numRuns: 2000 },
  )
})
