import { describe, expect, it } from 'vitest'
import { createAnswerFirst } from './quote.ts'
import { understand } from './understand.ts'
import { createSpeller } from './words.ts'

const { answerFirst } = createAnswerFirst({
  examples: 1000,
  features: ['#receipt', '#customer'],
  times: Uint32Array.of(500, 400),
})
const ask = (answer: string, question: string, title = '') =>
  answerFirst(answer, understand(question, createSpeller([])), title)

const receipts =
  'On paper, or by email for those who would only lose the slip. Tax is worked out line by line. A copy can be printed again next year, marked as a copy.'

describe('an answer', () => {
  it('begins with the sentence that says what was asked', () => {
    expect(ask(receipts, 'can a receipt be printed again')).toBe(
      'A copy can be printed again next year, marked as a copy.\n\nOn paper, or by email for those who would only lose the slip. Tax is worked out line by line.',
    )
  })

  it('begins with the entry of a list that says what was asked', () => {
    expect(
      ask(
        'Who does what.\n\n- Setup: load lists.\n- Sales: find a plan.\n- Training: teach cashiers.',
        'who gives the training',
      ),
    ).toBe('Training: teach cashiers.\n\nWho does what.\n\n- Setup: load lists.\n- Sales: find a plan.')
  })

  it('stays as it is where its beginning says as much, or nothing says enough', () => {
    expect(ask(receipts, 'do you print the slip on paper')).toBe(receipts)
    expect(ask(receipts, 'what about customers')).toBe(receipts)
  })

  it('stays as it is where all of it is about what was asked', () => {
    expect(ask(receipts, 'can it be printed', 'How receipts are printed')).toBe(receipts)
  })

  it.each([
    ['one that leans on the sentence before it', 'Ask us. Alerts name what runs out. They come at dawn. Pay later.'],
    ['one that the next leans on', 'Ask us. Alerts come at dawn. They name what runs out. Pay later.'],
  ])('takes along %s', (_, answer) => {
    const [first = '', ...sentences] = answer.split(/(?<=\.) /)
    expect(ask(answer, 'when is dawn')).toBe(`${sentences.slice(0, 2).join(' ')}\n\n${first} Pay later.`)
  })

  it.each([
    [
      'a yes or no',
      'Do waiters need tablets? No, the phone will do. Orders fit a small screen. Stolen ones are signed out.',
    ],
    ['what leads to a list', 'Call us. Stolen ones are signed out by the owner. The others:'],
    ['a list', '- Stolen ones\n- Lost ones. They count. Stolen again.'],
    ['what speaks of the sentence before', 'Call us. Keep a list. The stolen ones are on it, too.'],
    ['hours alone', 'Call us. Write to us. Stolen 8AM-6PM EAT.'],
  ])('keeps %s where it is', (_, answer) => {
    expect(ask(answer, 'what if one is stolen')).toBe(answer)
  })

  it('knows a code of three digits from a count', () => {
    const answer = 'Tokens are secret. A wrong one is answered with 401. After 429 wait for 5 minutes.'

    expect(ask(answer, 'what is 429')).toMatch(/^After 429/)
    expect(ask(answer, 'are there 5')).toBe(answer)
  })
})
