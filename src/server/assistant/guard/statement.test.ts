import { describe, expect, it } from 'vitest'
import { createGuard } from './guard.ts'
import { createSentenceStream } from '../reading/sentences.ts'

const guard = createGuard({ paths: ['/pricing'], rules: '' })

const question = 'What would Professional cost for 3 years?'
const own =
  '**Professional** for 3 years: $716.40 paid by the month, or $597 paid by the year, which saves $119.40.\n\nA person tells you more. It costs nothing to ask. See [the prices](/pricing).'
const asked = guard.forQuestion(question, { answer: own })

const ways = 'Enterprise and the Enterprise package over 5 years:\n\n- By the month: $2,994\n- By the year: $2,495\n'
const compared = guard.forQuestion('Enterprise for 5 years or the licence?', { answer: ways })

/** The pieces that are stopped if all are said one after the other. */
function findStopped(text: string, by = asked) {
  const sentences = createSentenceStream()
  let said = ''
  return [...sentences.feed(text), ...sentences.end()].filter((piece) => {
    const { ok } = by.check(piece, said)
    said += piece
    return !ok
  })
}

const otherWords = [
  'Over 3 years, Professional comes to $716.40 paid monthly, or $597 paid annually.',
  'That makes $597 for Professional.',
  'Professional for 3 years is $597 when paid by the year; you save $119.40.',
  'Sur 3 ans, Professional revient à 716,40 $, ou 597 $ payé à l’année.',
  'You save $119.40 with Professional.',
]

const wrong = [
  'Starter comes to $597 over 3 years.',
  'Professional costs $597 a month.',
  'Professional is $119.40 for 3 years.',
  'Professional saves $597.',
  'Professional is $597 per user.',
  'A setup fee of $597 applies.',
  'We give you $119.40 in credit.',
  'Professional costs $598 for 3 years.',
  'Professional costs 597 euros.',
  'All plans cost $597.',
]

describe('our own answer to the same question', () => {
  it('may be said word for word, with other marks and line breaks', () => {
    expect(findStopped(own)).toEqual([])
    expect(findStopped(own.replaceAll('*', '').replaceAll('\n\n', '\n'))).toEqual([])
    expect(findStopped(ways, compared)).toEqual([])
  })

  it('is stopped where no such answer is at hand', () => {
    expect(findStopped(own, guard)).not.toEqual([])
    expect(findStopped(own, guard.forQuestion(question))).not.toEqual([])
    expect(findStopped(ways, guard)).not.toEqual([])
  })

  it.each(otherWords)('lends its sums to other words: %s', (sentence) => {
    expect(asked.check(sentence, '')).toEqual({ ok: true })
  })

  it('lends a sum that no price makes over any time', () => {
    const credited = guard.forQuestion('I have paid $137. What is left?', { answer: 'Of Essential, $861 is left.' })

    expect(credited.check('You still pay $861 for Essential.', '')).toEqual({ ok: true })
    expect(credited.check('You still pay $861 for Starter.', '').ok).toBe(false)
    expect(guard.check('You still pay $861 for Essential.', '').ok).toBe(false)
  })

  it.each(wrong)('does not make true: %s', (sentence) => {
    expect(asked.check(sentence, '').ok).toBe(false)
  })

  it('does not lend a sentence to another place', () => {
    expect(asked.check('It costs nothing to ask.', 'A person tells you more. ').ok).toBe(true)
    expect(asked.check('It costs nothing to ask.', 'Let me tell you of training. ').ok).toBe(false)
    expect(compared.check('- By the year: $2,495\n', 'Starter over 5 years:\n\n').ok).toBe(false)
  })

  it('does not lend the words of a link to another address', () => {
    expect(asked.check('See [the prices](https://evil.example).', 'It costs nothing to ask. ')).toEqual({
      ok: false,
      because: 'link',
    })
  })

  it('does not make an amount ours that the visitor has named', () => {
    const budget = guard.forQuestion('I can pay $5', { answer: 'For $5 a month there is no plan of ours.' })

    expect(budget.check('For $5 a month there is no plan of ours.', '').ok).toBe(true)
    expect(budget.check('It is $5.', '').ok).toBe(false)
  })
})

const aboveIt = '| Plan | Products |\n|---|---|\n| Starter | 50 |\n\nAnd:\n\n| Plan | Users |\n|---|---|\n'

it.each([
  ['with a single cell', '', '| Everything is free forever. |\n', 'promise'],
  ['with a single cell below its head', '| Starter |\n|---|\n', '| $5 a month |\n', 'amount'],
  ['of a second table, by its own head', aboveIt, '| Starter | 50 |\n', 'limit'],
])('a row of a table is judged %s', (_name, said, row, because) => {
  expect(guard.check(row, said)).toEqual({ ok: false, because })
})

/** True of fewer plans or of the other programme, or said without its `we`. */
it.each([
  ['limit', 'Todos os planos incluem acesso à API.'],
  ['limit', 'Every subscription includes white-label.'],
  ['limit', 'API access is included in all plans.'],
  ['limit', 'L’accès à l’API est compris dans tous les forfaits.'],
  ['promise', 'Devolvemos o seu dinheiro se não ficar satisfeito.'],
  ['promise', 'Vendemos também impressoras de recibos.'],
  ['promise', 'Essential has two years of updates and Business has lifetime updates.'],
  ['promise', 'Alugamos tablets.'],
  ['amount', 'NGOs pay $3.45 a month and small businesses that qualify $1.73.'],
])('%s: %s', (because, sentence) => {
  expect(guard.check(sentence, '')).toEqual({ ok: false, because })
})

it('a length of time spoken of before does not become that of what is free', () => {
  expect(guard.check('It is erased after 365 days.', 'We keep what you wrote. ')).toEqual({ ok: true })
  expect(guard.check('The free trial lasts 365 days.', 'We keep what you wrote. ').ok).toBe(false)
})
