import { expect, it } from 'vitest'
import { readSubmission } from './submission.ts'

const attributionOf = (utm: object) => readSubmission({ attribution: { first: { utm }, last: {} } }, 'en').attribution

it('counts the marks of a campaign before it reads any, so that thousands of them hold nobody up', () => {
  let reads = 0
  const marks = (count: number) =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `mark${'_'.repeat(at)}`,
          { enumerable: true, get: () => `${++reads}` },
        ]),
      ),
    )

  expect(attributionOf(marks(11))).toBeNull()
  expect(reads).toBe(0)
  expect(Object.keys(attributionOf(marks(10))?.first.utm ?? {})).toHaveLength(10)
})
