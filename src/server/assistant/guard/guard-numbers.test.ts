import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import { readQuantities as findNumbers } from '../reading/quantities.ts'
import { createGuard } from './guard.ts'
import { toPlain } from './statement.ts'

const guard = createGuard({ paths: ['/'], rules: '' })
const dollars = Object.values(plans).flatMap((plan) =>
  [plan.monthlyPrice, plan.annualPrice, 12 * plan.monthlyPrice, countAnnualSaving(plan).amount].map(
    (cents) => cents / 100,
  ),
)
const prices = new Set<number>([...dollars, ...Object.values(packages).map(({ price }) => price / 100)])

const inOtherDigits = (zero: number) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
/** The same amount as a model or a mischievous visitor might have it written. */
const writings: readonly ((amount: string) => string)[] = [
  (amount) => `It costs $${amount} a month.`,
  (amount) => `Plans from ${amount}$ per month`,
  (amount) => `USD ${amount}`,
  (amount) => `${amount} dollars par mois`,
  (amount) => `$**${amount}**`,
  (amount) => `Price: ${amount}/month`,
  (amount) => `It is only US$${amount.split('').join('\u200B')}.`,
  (amount) => inOtherDigits(0xff10)(`It is $${amount}`),
  (amount) => inOtherDigits(0x0660)(`It is ${amount} $`),
  (amount) => `It is &#36;${amount}.`,
  (amount) => `| Starter | $${amount} |`,
]

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
function inEnglish(number: number): string {
  if (number < 20) return ones[number] ?? ''
  if (number < 100)
    return [tens[Math.floor(number / 10)], ones[number % 10]].slice(0, number % 10 === 0 ? 1 : 2).join('-')
  const [size, word] = number < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const rest = number % size
  return `${inEnglish(Math.floor(number / size))} ${word}${rest === 0 ? '' : ` and ${inEnglish(rest)}`}`
}

const unites =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const dizaines = '_ _ vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')
function inFrench(number: number): string {
  if (number < 20) return unites[number] ?? ''
  if (number < 100) {
    const ten = Math.floor(number / 10)
    const rest = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10
    if (rest === 0) return ten === 8 ? 'quatre-vingts' : (dizaines[ten] ?? '')
    return `${dizaines[ten]}${(rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-'}${unites[rest]}`
  }
  const [size, word] = number < 1000 ? [100, 'cent'] : [1000, 'mille']
  const count = Math.floor(number / size)
  const rest = number % size
  return [count === 1 ? '' : inFrench(count), word, rest === 0 ? '' : inFrench(rest)].filter(Boolean).join(' ')
}

describe('numbers', () => {
  it('are read in English and French words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9999 }), fc.constantFrom(inEnglish, inFrench), (number, say) => {
        expect([say(number), findNumbers(toPlain(`ces ${say(number)} dollars`)).map(({ value }) => value)]).toEqual([
          say(number),
          [number],
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['1,000', 1000],
    ['1 000', 1000],
    ['1.000', 1000],
    ["1'000", 1000],
    ['1,000.50', 1000.5],
    ['6,9', 6.9],
    ['6.90', 6.9],
    ['28k', 28_000],
    ['1.5k', 1500],
    ['2 million', 2_000_000],
    ['19,9', 19.9],
    ['1 234 567', 1_234_567],
  ])('are read as written: %s', (written, value) => {
    expect(findNumbers(written).map((found) => found.value)).toEqual([value])
  })

  it('that are no price of ours leave in no writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom(...writings), (cents, write) => {
        fc.pre(!prices.has(cents / 100) && !prices.has(cents / 10) && cents % 100_000 !== 0)
        expect([write(String(cents / 100)), guard.check(write(String(cents / 100)), '').ok]).toEqual([
          write(String(cents / 100)),
          false,
        ])
      }),
      { numRuns: 1500 },
    )
  })

  it('of a name of ours are no price', () => {
    expect(guard.check('You need 501(c)(3) status.', '').ok).toBe(true)
    expect(writings.map((write) => guard.check(write('501'), '').ok)).toEqual(writings.map(() => false))
  })

  it('that are no price of ours leave in no words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4000 }), fc.constantFrom(inEnglish, inFrench), (amount, say) => {
        fc.pre(!prices.has(amount))
        expect([amount, guard.check(`That is ${say(amount)} dollars a month.`, '').ok]).toEqual([amount, false])
      }),
      { numRuns: 500 },
    )
  })

  it('of any text are judged without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 100 }), (sentence, said) => {
        expect(typeof guard.check(sentence, said).ok).toBe('boolean')
      }),
      { numRuns: 1000 },
    )
  })
})
