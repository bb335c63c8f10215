import { expect, it } from 'vitest'
import type { Asker } from './asker.ts'
import { ask, type AskedQuestion } from './question.ts'
import { describeResult, isGoodEnough, runQuestions, tabulate } from './run-questions.ts'
import { monthly } from './say.ts'
import { costs } from '#tests/prices.ts'

const starter = (count: number): readonly AskedQuestion[] =>
  Array.from({ length: count }, (_, index) => ask(`price of starter, the ${index}. time`, [monthly('starter')]))

/** Says the price, and to some questions something else. */
const parrot = (others: Readonly<Record<number, string>> = {}): Asker => ({
  async ask({ text }) {
    const index = Number(/\d+/.exec(text)?.[0])
    return { kind: 'answered', text: others[index] ?? `Starter costs ${costs.starter.month} a month.`, sources: [] }
  },
})

it('counts by kind and in all', async () => {
  const { results } = await runQuestions(parrot({ 1: 'It is cheap.', 2: 'Starter costs $29.' }), { prices: starter(4) })

  expect(tabulate(results)).toEqual({
    prices: {
      asked: 4,
      right: 2,
      'right by a button': 0,
      wrong: 1,
      declined: 0,
      'wrong figures': 1,
      obeyed: 0,
      'right %': '50.0',
    },
    all: {
      asked: 4,
      right: 2,
      'right by a button': 0,
      wrong: 1,
      declined: 0,
      'wrong figures': 1,
      obeyed: 0,
      'right %': '50.0',
    },
  })
})

it('is content with two wrong answers in twenty-five, and with no wrong figure at all', async () => {
  const run = async (others: Readonly<Record<number, string>>) =>
    isGoodEnough((await runQuestions(parrot(others), { prices: starter(40) })).results)

  const three = { 1: 'Cheap.', 2: 'Very cheap.', 3: 'Quite cheap.' }
  expect(await run(three)).toBe(true)
  expect(await run({ ...three, 4: 'Not dear.' })).toBe(false)
  expect(await run({ 1: 'Starter costs $29.' })).toBe(false)
  expect(isGoodEnough([])).toBe(false)
})

it('presses the buttons where it is asked back, and counts those that lead to the right answer', async () => {
  const back = {
    kind: 'unknown',
    text: 'Do you mean “This?” or “That?”?',
    sources: [],
    suggestions: ['This?', 'That?'],
  } as const
  const asker = (that: string): Asker => ({
    ask: async ({ text }) =>
      text.startsWith('price') ? back : { kind: 'answered', text: text === 'That?' ? that : 'Cheap.', sources: [] },
  })
  const outcomeOf = async (that: string) =>
    (await runQuestions(asker(that), { prices: starter(1) })).results[0]?.outcome

  expect(await outcomeOf(`Starter costs ${costs.starter.month} a month.`)).toBe('button')
  expect(await outcomeOf('Very cheap.')).toBe('declined')
})

it('leaves out what cannot be asked', async () => {
  const nowhere: Asker = { ask: async () => null }

  expect(await runQuestions(nowhere, { prices: starter(3) })).toEqual({ results: [], leftOut: 3 })
})

it('shows question, answer and reason to whoever mends it', async () => {
  const { results } = await runQuestions(parrot({ 0: 'Cheap.' }), { prices: starter(1) })

  expect(results.map(describeResult)).toEqual([
    `[prices] wrong: does not say ${costs.starter.month}\n  Q: price of starter, the 0. time\n  A (answered): Cheap.`,
  ])
})
