import { describe, expect, it } from 'vitest'
import { listWords } from '#build/assistant/learn-reading.ts'
import { readWordings } from '#build/assistant/wordings.ts'
import type { Candidate } from './candidates.ts'
import { choose, decide, gatherSum } from './choose.ts'
import type { Compared, Id } from './classifier.ts'
import { createFind } from './find.ts'
import { createSpeller } from './words.ts'
import { understand } from './understand.ts'

const speller = createSpeller(listWords(readWordings('src/content', []).examples, []))
const read = (text: string) => understand(text, speller)
const guess = (id: Id, share: number, near = 0): Compared => ({ id, share, near })
/** A classifier that always guesses the same. */
const guessing = (...guesses: readonly (readonly [Id, number, number?])[]) =>
  createFind(() => guesses.map((each) => guess(...each)))

describe('what a reading is about', () => {
  it('is the likeliest, with the next', () => {
    expect(guessing(['trial', 0.8], ['card', 0.1]).best(read('is there a trial'))).toEqual({
      id: 'trial',
      share: 0.8,
      others: [{ id: 'card', share: 0.1 }],
      beside: null,
      sharpensByTold: [],
    })
  })

  it.each([
    ['what does Professional cost for 3 years', 'planPrice', 'total'],
    ['what does Professional cost in RWF', 'planPrice', 'currency'],
    ['can 8 people use Professional', 'planPrice', 'limits'],
    ['are you there on Sunday', 'hours', 'opening'],
    ['what do NGOs pay', 'plans', 'ngo'],
    ['what does an NGO pay for Enterprise', 'planPrice', 'ngoPrice'],
    ['will it rain in Kigali on Sunday', 'outOfScope', 'outOfScope'],
    ['Is Starter right for me', 'limits', 'planDetails'],
    ['my budget is small', 'budget', 'cheapest'],
    ['how much is Professional per week', 'planPrice', 'otherPeriods'],
    ['may I spend $20 a week on Enterprise', 'planPrice', 'budget'],
    ['does an NGO of 7 months get it', 'ngo', 'ngoEligible'],
    ['are 12 workers too many for the 50% off', 'fit', 'smallBusiness'],
    ['I sent the form 14 months ago', 'erase', 'retention'],
    ['how many jobs did you support in Angola', 'impact', 'unknowable'],
    ['is the Nairobi office open on Saturday', 'opening', 'offices'],
    ['we are 8, which plan is recommended', 'mostPopular', 'fit'],
    ['8 users, which package', 'mostPopular', 'once'],
    ['Professional has 5 users, how much extra per user', 'limits', 'userLimit'],
  ] as const)('says all that is named, and lacks nothing that it needs: %s', (text, guessed, id) => {
    expect(guessing([guessed, 0.8]).best(read(text)).id).toBe(id)
  })

  it('is the place on the page of a trade before the trade', () => {
    const find = guessing(['restaurant', 0.7], ['page:/restaurant:17', 0.14])
    expect(find.best(read('can waiters take orders')).id).toBe('page:/restaurant:17')
    expect(guessing(['restaurant', 0.7], ['page:/hotel:10', 0.14]).best(read('can waiters take orders')).id).toBe(
      'restaurant',
    )
  })

  it('gathers what comes to the same answer', () => {
    const found = guessing(['planPrice', 0.3], ['yearly', 0.3], ['trial', 0.35]).best(read('Professional for 3 years'))

    expect(found).toMatchObject({ id: 'total', share: 0.6 })
  })
})

describe('the choice', () => {
  const candidate = (text: string, bonus: number): Candidate => ({
    how: bonus === 0 ? 'alone' : 'with what was told',
    reading: read(text),
    bonus,
  })
  const find = createFind(({ terms }) => (terms.includes('api') ? [guess('api', 0.6)] : [guess('outOfScope', 0.65)]))

  it('is the likeliest reading, and where it comes from counts', () => {
    expect(
      choose(
        {
          candidates: [candidate('does it', 0), candidate('the api, does it', 0.1)],
          said: [],
          besides: [],
          refused: [],
        },
        find,
      ).found.id,
    ).toBe('api')
    expect(
      choose(
        {
          candidates: [candidate('does it', 0), candidate('the api, does it', -0.1)],
          said: [],
          besides: [],
          refused: [],
        },
        find,
      ).how,
    ).toBe('alone')
  })

  it('is never a reading with other words that only says that nobody knows', () => {
    expect(
      choose(
        { candidates: [candidate('the api', 0), candidate('rain', 0.9)], said: [], besides: [], refused: [] },
        find,
      ).found.id,
    ).toBe('api')
  })
})

describe('a place that says it in the question’s words', () => {
  const place = 'page:/hotel:9'
  const besideOf = (...guesses: readonly (readonly [Id, number, number?])[]) =>
    guessing(...guesses).best(read('can a guest pay in dollars')).beside ?? undefined

  it('stands beside what was found, where the likelier it is the less of the question it has to say', () => {
    expect(besideOf(['inAppCurrency', 0.9], [place, 0.09, 0.2])).toBe(place)
    expect(besideOf(['inAppCurrency', 0.9], [place, 0.04, 0.3])).toBe(place)
    expect(besideOf(['inAppCurrency', 0.9], [place, 0.07, 0.2])).toBeUndefined()
    expect(besideOf(['inAppCurrency', 0.9], [place, 0, 0.4])).toBe(place)
    expect(besideOf(['inAppCurrency', 0.9], [place, 0, 0.39])).toBeUndefined()
  })

  it('stands there, too, where it is as good as what was found, and no topic does', () => {
    expect(besideOf(['inAppCurrency', 0.6], [place, 0.2, 0.01])).toBe(place)
    expect(besideOf(['emergency', 0.6], ['support', 0.3])).toBeUndefined()
  })

  it('does not stand below what was worked out, which it may not know of', () => {
    expect(besideOf(['opening', 0.9], [place, 0.2, 0.4])).toBeUndefined()
  })

  it('is never what was found itself, nor one that comes less near', () => {
    expect(besideOf([place, 0.9, 0.5], ['page:/hotel:10', 0.06, 0.4])).toBeUndefined()
    expect(besideOf([place, 0.9, 0.3], ['page:/hotel:10', 0.06, 0.4])).toBe('page:/hotel:10')
  })

  it('answers alone where nothing is sure', () => {
    const whole = read('can a guest pay in dollars')
    const candidates: readonly [Candidate] = [{ how: 'alone', reading: whole, bonus: 0 }]
    const part = {
      text: whole.words,
      isQuestion: true,
      candidates,
      sides: [],
      said: [],
      besides: [],
      refused: [],
    }
    const ways = { hasName: () => true, why: () => undefined }
    const decideWith = (near: number) => {
      const find = guessing(['inAppCurrency', 0.3], ['debts', 0.25], [place, 0.19, near])
      const parts = [{ ...part, ...choose(part, find) }]
      return decide({ text: whole.words, parts, isAttempt: false, whole }, { ...ways, find }).said.map(
        ({ found, manner }) => [found.id, manner],
      )
    }

    expect(decideWith(0.2)).toEqual([[place, 'by its words']])
    expect(decideWith(0.1)).toEqual([['inAppCurrency', 'asking back']])
  })
})

describe('several sentences', () => {
  const find = createFind(({ looks }) => (looks.includes('{years}') ? [guess('total', 0.9)] : [guess('trial', 0.9)]))
  const part = (text: string, isQuestion = true) => ({
    text,
    isQuestion,
    said: [],
    ...choose(
      { candidates: [{ how: 'alone', reading: read(text), bonus: 0 }], said: [], besides: [], refused: [] },
      find,
    ),
  })
  const askOf = (text: string) => ({ text, whole: read(text) })

  it('ask for one sum, and for what is surely asked beside it', () => {
    const parts = [part('we are four'), part('is there a trial')]
    const all = askOf('we are four for three years. is there a trial')

    expect(gatherSum(all, parts, find)?.map(({ found }) => found.id)).toEqual(['fit', 'trial', 'trial'])
  })

  it('are no sum where one of them holds all of it', () => {
    const parts = [part('Starter for three years'), part('is there a trial')]

    expect(gatherSum(askOf('Starter for three years. is there a trial'), parts, find)).toBeNull()
  })

  it('are one where that is only told and not said', () => {
    const parts = [part('Starter for three years', false), part('is there a trial')]

    expect(gatherSum(askOf('Starter for three years. is there a trial'), parts, find)?.[0]?.found.id).toBe('total')
  })
})
