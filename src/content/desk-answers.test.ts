import { describe, expect, it } from 'vitest'
import { answerIds } from '#content/copy/desk-answers.ts'
import { deskAnswers } from './desk-answers.ts'

const facts = { firstName: 'Jean', by: 'Claire Umuhoza', reference: 'K7M-4QX', publicUrl: 'https://imisozi.example' }

describe('a prepared answer', () => {
  it.each(answerIds)('goes on with a capital in English: %s', (id) => {
    expect(deskAnswers.en.answers[id](facts)).toMatch(/^Dear Jean,\n\n[A-Z]/)
  })

  it.each(Object.entries(deskAnswers))('leads to the calculator itself, in %s', (_language, { answers }) => {
    expect(answers.prices(facts)).toMatch(/\/pricing#calculator /)
  })
})
