import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSentenceStream, longestPiece } from './sentences.ts'

function split(...deltas: readonly string[]) {
  const stream = createSentenceStream()
  return [...deltas.flatMap((delta) => stream.feed(delta)), ...stream.end()]
}

/** Texts in which a broken bar shows where a piece ends. */
const marked = [
  'Hello. ¦You pay $19.9 a month. ¦Is that fine? ¦Yes! ¦Good.',
  'Many plans, e.g. Starter, fit. ¦It is approx. 28 000 francs. ¦See No. 12. ¦Ask Mr. Habimana or J. Doe. ¦Bye.',
  'We answer 24/7. ¦Our e-mail is hello@imisozi.example. ¦Read https://imisozi.example/pricing. ¦Then ask.',
  'Wait... ¦Then it came. ¦Wait… and see. ¦Well… ¦Yes.',
  'Prix : 19,9 $ ? ¦Oui ! ¦« C’est tout. » ¦Et puis « rien ».',
  'He said "yes." ¦(It is so.) ¦**Bold.** ¦Then _this._ ¦End.',
  'Type `a. B` now. ¦Then [read this. All of it](/pricing) first. ¦Done.',
  '1. Starter\n¦2. Professional. ¦It is for teams.\n¦3) Enterprise',
  '# Prices\n¦They are fair.\n\n¦- Starter: $6.9\n¦- Professional: $19.9\n¦* More\n\n¦End',
  '| Plan | Price |\n¦|---|---|\n¦| Starter | $6.9 |\n\n¦That is all.',
  'One line\nthat goes on. ¦And a\r\nsecond one.\r\n¦> quoted\n¦```\nlet a. B\n¦```\n\n¦Out.',
  'We began in 2020. ¦The till came later. ¦It costs $19. 9 is no price. ¦Good.',
  '**1. Starter** is small. ¦At 8 a.m. we open, etc. ¦The answer is no. ¦Right.',
  'C’est 28 000 FRW env. 19,9 dollars. ¦Merci, Mme. Uwase.',
  'ما السعر؟ ¦نعم.',
]

const deltas = fc.array(fc.nat(12), { minLength: 1, maxLength: 60 })
function cut(text: string, sizes: readonly number[]) {
  const parts: string[] = []
  let at = 0
  for (const size of sizes) {
    parts.push(text.slice(at, at + size))
    at += size
  }
  return [...parts, text.slice(at)]
}

/** Texts of the characters that decide something, so that most of them hold ends, lists and numbers. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '. ',
        '.',
        '! ',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '$19',
        '9',
        ' ',
        '`',
        '[',
        '](',
        '| ',
        'Wo',
        'no',
        'e.g',
        '»',
        '**',
        '# ',
      ),
      { maxLength: 80 },
    )
    .map((parts) => parts.join('')),
)

describe('sentences of a stream', () => {
  it.each(marked)('end where a reader would end them: %s', (text) => {
    expect(split(text.replaceAll('¦', ''))).toEqual(text.split('¦'))
  })

  it('are given as soon as they are certain', () => {
    const stream = createSentenceStream()

    expect(stream.feed('It costs $2')).toEqual([])
    expect(stream.feed('9.')).toEqual([])
    expect(stream.feed('9 a month.')).toEqual([])
    expect(stream.feed(' ')).toEqual([])
    expect(stream.feed('T')).toEqual(['It costs $29.9 a month. '])
    expect(stream.end()).toEqual(['T'])
    expect(stream.end()).toEqual([])
  })

  it('are the same however they came, and together what was fed', () => {
    fc.assert(
      fc.property(texts, deltas, (text, sizes) => {
        const pieces = split(...cut(text, sizes))
        expect(pieces).toEqual(split(text))
        expect(pieces.join('')).toBe(text)
        expect(pieces.every((piece) => piece !== '')).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('are given at their full stop to whoever settles for what reads as whole', () => {
    const stream = createSentenceStream()
    const settle = (delta: string) => [...stream.feed(delta), ...stream.settle()]

    expect(settle('Each branch sees its own shelves')).toEqual([])
    expect(settle('.')).toEqual(['Each branch sees its own shelves.'])
    expect(settle(' Starter costs $6.')).toEqual([])
    expect(settle('9 a month, e.g.')).toEqual([])
    expect(settle(' for a kiosk.')).toEqual([' Starter costs $6.9 a month, e.g. for a kiosk.'])
    expect(settle(' Write to hello@imisozi.')).toEqual([])
    expect(settle('example, or [look here.')).toEqual([])
    expect(stream.end()).toEqual([' Write to hello@imisozi.example, or [look here.'])
  })

  it('settled for or not, are together what was fed', () => {
    fc.assert(
      fc.property(texts, deltas, (text, sizes) => {
        const stream = createSentenceStream()
        const pieces = cut(text, sizes).flatMap((delta) => [...stream.feed(delta), ...stream.settle()])
        expect([...pieces, ...stream.end()].join('')).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('that never end are given between two plain words and never within an amount', () => {
    const clause = 'and the plan that costs $1 234.50 or 28 000 francs, with 5 users '
    const pieces = split(...(clause.repeat(60).match(/.{1,7}/gs) ?? []))

    expect(pieces.length).toBeGreaterThan(4)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(700)
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\p{L}{2},? $/u)
    for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\p{L}/u)
  })

  it('that are one endless number are held until they are too long to be judged', () => {
    const stream = createSentenceStream()
    const given = Array.from({ length: 1600 }, () => stream.feed('1'))

    expect(given.flat()).toEqual(['1'.repeat(longestPiece + 1)])
    expect(given.findIndex((pieces) => pieces.length > 0)).toBeLessThan(longestPiece + 10)
    expect(stream.end()).toEqual(['1'.repeat(1600 - longestPiece - 1)])
  })

  it('that are too long to be judged are the same however they came, and never held', () => {
    const endless = fc
      .array(
        fc.constantFrom('1'.repeat(700), 'a'.repeat(1490), '[', '`', '. ', '.', ' ', '\n', '\n\n', 'Wo', '- ', '»'),
        {
          maxLength: 12,
        },
      )
      .map((parts) => parts.join(''))
    const sizes = fc.array(fc.oneof(fc.nat(12), fc.nat(2000)), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(endless, sizes, (text, cuts) => {
        const stream = createSentenceStream()
        let [fed, given] = [0, 0]
        for (const delta of cut(text, cuts)) {
          given += stream.feed(delta).join('').length
          fed += delta.length
          expect(fed - given).toBeLessThan(longestPiece + 10)
        }
        const pieces = split(...cut(text, cuts))
        expect(pieces).toEqual(split(text))
        expect(pieces.join('')).toBe(text)
        expect(pieces.every(({ length }) => length <= longestPiece + 1)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
