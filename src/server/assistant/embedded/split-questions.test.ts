import { describe, expect, it } from 'vitest'
import { readClaim, splitMessage, splitPhrase } from './split-questions.ts'

const questionsOf = (text: string) =>
  splitMessage(text).flatMap(({ text: each, isQuestion }) => (isQuestion ? [each] : []))

describe('a list of questions', () => {
  it('after a colon is asked of what stands before it', () => {
    const parts = splitMessage('Kampala: your number, do you open on Saturday, and what is the rent?')

    expect(parts.map(({ text }) => text)).toEqual([
      'Kampala',
      'your number',
      'do you open on Saturday',
      'what is the rent?',
    ])
    expect(parts[0]).toMatchObject({ isQuestion: false })
    expect(parts.slice(1).every(({ isQuestion }) => isQuestion)).toBe(true)
  })

  it('counts itself without counting shops or goods', () => {
    expect(splitMessage('I need to know 3 points - price, training.')[0]?.text).not.toContain('3 points')
  })

  it.each([
    ['1) price 2) phone', ['price', 'phone']],
    ['We are five. (a) trial length (b) credit card', ['trial length', 'credit card']],
    ['lessai dure cmb, apres je paie cmb', ['lessai dure cmb', 'apres je paie cmb']],
    ['wat is d price n wen do u open', ['wat is d price', 'wen do u open']],
    ['your hours? and the chat is until what time', ['your hours?', 'and the chat is until what time']],
    ['quando falta a luz, o que acontece com as vendas?', ['o que acontece com as vendas?']],
    ['when do you open, and what is Starter?', ['when do you open', 'what is Starter?']],
    ['can we take the first and also the second together?', ['can we take the first and also the second together?']],
    ['os produtos não têm código, como faço?', ['os produtos não têm código, como faço?']],
    ['Quero levar o meu marido ao escritório. Aviso antes?', ['Aviso antes?']],
    ['I want to know about hotels. Is there a limit?', ['I want to know about hotels.', 'Is there a limit?']],
    ['que plano tem API e quanto custa?', ['que plano tem API', 'quanto custa?']],
  ])('is read in %s', (text, questions) => {
    expect(questionsOf(text)).toEqual(questions)
  })

  it('is cut at its commas, and what is told is not', () => {
    const sides = (text: string, isQuestion: boolean) => splitPhrase({ text, isQuestion })

    expect(sides('which plan, price per year, and a number at night', true)).toHaveLength(3)
    expect(sides('I sell nails, paint, and tiles', false)).toHaveLength(2)
    expect(sides('can I have the accelerator and the discount at the same time?', true)).toEqual([])
    expect(sides('je peux avoir l’accélérateur et la remise à la fois ?', true)).toEqual([])
    expect(sides('the guest has eaten in our restaurant today, all on one bill', true)).toEqual([])
  })
})

describe('what somebody else says', () => {
  it.each([
    ['Somebody told me that you have ten modules', 'you have ten modules'],
    ['A colleague swears you have four roles', 'you have four roles'],
    ['my brother in law says the trial is 14 days', 'the trial is 14 days'],
    ['You advertise unlimited products on Starter', 'unlimited products on Starter'],
    ["un ami m'a dit que l'essai dure 90 jours", "l'essai dure 90 jours"],
    ['il paraît que vous fermez à midi', 'vous fermez à midi'],
  ])('is read without who says it: %s', (said, claim) => {
    expect(readClaim(said)).toEqual({ text: claim, isClaim: true })
  })

  it.each(['I have two shops', 'Can you say that again?', 'vous avez un bureau à Kigali ?'])(
    'is not read in %s',
    (text) => {
      expect(readClaim(text)).toEqual({ text, isClaim: false })
    },
  )
})
