import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from '#tests/solve.ts'
import { createChallenges, makeSum } from './challenge.service.ts'

const secret = { current: 'a secret of at least thirty-two characters', previous: [] }
const minute = 60_000
const dayMs = 24 * 60 * minute

function openShop() {
  const clock = { time: Date.UTC(2026, 10, 20, 12) }
  return { clock, challenges: createChallenges({ secret, now: () => clock.time, randomBytes }) }
}

describe('makeSum', () => {
  it('[MATH-1] [MATH-2] [MATH-3] asks two numbers from 1 to 10, and never for less than nothing', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((array) => Buffer.from(array))
    fc.assert(
      fc.property(bytes, (digest) => {
        const { question, answer } = makeSum(digest)
        const [, one, operator, other] = /^(\d+) ([+−×]) (\d+)$/.exec(question) ?? []
        expect(['+', '−', '×']).toContain(operator)
        for (const number of [Number(one), Number(other)]) {
          expect(number).toBeGreaterThanOrEqual(1)
          expect(number).toBeLessThanOrEqual(10)
        }
        expect(answer).toBeGreaterThanOrEqual(0)
        expect(String(answer)).toBe(solve(question))
      }),
    )
  })

  it('[MATH-2] asks all three operators and all ten numbers', () => {
    const sums = Array.from({ length: 2000 }, () => makeSum(randomBytes(32)).question.split(' '))
    expect(new Set(sums.map(([, operator]) => operator))).toEqual(new Set(['+', '−', '×']))
    expect(new Set(sums.flatMap(([one, , other]) => [one, other])).size).toBe(10)
  })
})

describe('createChallenges', () => {
  it('[FORM-12] [DATA-3] takes the right answer, spaces aside, and no other', () => {
    const { challenges } = openShop()
    for (let round = 0; round < 50; round += 1) {
      const { id, question } = challenges.issue()
      const answer = solve(question)
      expect(challenges.check(id, answer)).toBe('right')
      expect(challenges.check(id, ` ${answer}\u00a0`)).toBe('right')
      expect(challenges.check(id, String(Number(answer) + 1))).toBe('wrong')
      for (const odd of ['', 'seven', `${answer}.0`, `0x${answer}`, `-${answer}`, `${answer}e0`]) {
        expect(challenges.check(id, odd)).toBe('wrong')
      }
    }
  })

  it('[MATH-4] goes on taking a sum after it has been replaced, for eight days', () => {
    const { challenges, clock } = openShop()
    const first = challenges.issue()
    challenges.issue(first.id)
    clock.time += 8 * dayMs - 1
    expect(challenges.check(first.id, solve(first.question))).toBe('right')
    clock.time += 1
    expect(challenges.check(first.id, solve(first.question))).toBe('expired')
    expect(Date.parse(first.expiresAt)).toBe(clock.time)
  })

  it('asks for something new each time', () => {
    const { challenges } = openShop()
    const ids = Array.from({ length: 100 }, () => challenges.issue().id)
    expect(new Set(ids).size).toBe(100)
  })

  it('carries the form session on from sum to sum', () => {
    const { challenges, clock } = openShop()
    const startedAt = clock.time
    const first = challenges.issue()
    clock.time += minute
    const next = challenges.issue(challenges.issue(first.id).id)
    expect(challenges.readSession(next.id)).toEqual({ id: first.id.split('.')[2], startedAt })
    expect(challenges.readSession(challenges.issue('made up').id)).not.toEqual(challenges.readSession(first.id))
  })

  it('knows a challenge it did not issue', () => {
    const { challenges, clock } = openShop()
    const other = createChallenges({
      secret: { current: 'another of at least thirty-two', previous: [] },
      now: () => clock.time,
      randomBytes,
    })
    expect(challenges.check(other.issue().id, '1')).toBe('forged')
    expect(challenges.readSession(other.issue().id)).toBeNull()
  })

  it('does not let anybody alter an id', () => {
    const { challenges } = openShop()
    const { id } = challenges.issue()
    fc.assert(
      fc.property(
        fc.nat(id.length - 1),
        fc.constantFrom('0', '9', 'a', 'z', 'A', 'Z', '_', '-', '.'),
        (place, character) => {
          const altered = id.slice(0, place) + character + id.slice(place + 1)
          // The last two bits of the signature's last character carry nothing, so only the text is compared.
          expect(altered === id || challenges.check(altered, '1') === 'forged').toBe(true)
        },
      ),
    )
  })

  it('never throws on whatever is sent as an id', () => {
    const { challenges } = openShop()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (id, answer) => {
        expect(challenges.check(id, answer)).toBe('forged')
      }),
    )
  })
})
