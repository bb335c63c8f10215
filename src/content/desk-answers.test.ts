import { describe, expect, it } from 'vitest'
import { answerIds } from '#content/copy/desk-answers.ts'
import { deskAnswers } from './desk-answers.ts'

const facts = {
  firstName: 'Jean',
  by: 'Claire Umuhoza',
  reference: 'K7M-4QX',
  phone: '',
  publicUrl: 'https://imisozi.example',
}

describe('a prepared answer', () => {
  it.each(answerIds)('goes on with a capital in English: %s', (id) => {
    expect(deskAnswers.en.answers[id](facts)).toMatch(/^Dear Jean,\n\n[A-Z]/)
  })

  it.each(Object.entries(deskAnswers))('leads to the calculator itself, in %s', (_language, { answers }) => {
    expect(answers.prices(facts)).toMatch(/\/pricing#calculator /)
  })

  it.each(Object.entries(deskAnswers))('asks for no number that was given, in %s', (_language, { answers }) => {
    expect(answers.call({ ...facts, phone: '+250 788 000 123' })).toMatch(/\+250 788 000 123/)
    expect(answers.call({ ...facts, phone: '+250 788 000 123' })).not.toMatch(/which number|quel numéro|que número/)
    expect(answers.call(facts)).toMatch(/which number|quel numéro|que número/)
  })
})
