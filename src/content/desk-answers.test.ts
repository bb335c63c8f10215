import { describe, expect, it } from 'vitest'
import { deskAnswerIds } from '#content/copy/desk-answers.ts'
import { deskAnswers } from './desk-answers.ts'

const facts = {
  firstName: 'Jean',
  by: 'Claire Umuhoza',
  reference: 'K7M-4QX',
  phone: '',
  asked: null,
  publicUrl: 'https://imisozi.example',
}

describe('a prepared answer', () => {
  it.each(deskAnswerIds)('goes on with a capital in English: %s', (id) => {
    expect(deskAnswers.en.answers[id](facts)).toMatch(/^Dear Jean,\n\n[A-Z]/)
  })

  it.each(Object.entries(deskAnswers))('leads to the calculator itself, in %s', (_language, { answers }) => {
    expect(answers.prices(facts)).toMatch(/\/pricing#calculator /)
  })

  it.each(Object.entries(deskAnswers))(
    'says back a time that was asked for, and asks for no other, in %s',
    (_language, spoken) => {
      for (const id of deskAnswerIds) {
        const say = spoken.answers[id]
        const said = say({ ...facts, asked: { when: 'Tuesday at 10', isTyped: true, on: '' } })
        expect(said).toMatch(/[“«]\u00A0?Tuesday at 10\u00A0?[”»]/)
        expect(said).not.toMatch(/which day|Which two|quel jour|Quels jours|que dia|Que dias/)
        expect(say({ ...facts, asked: { when: 'Tue', isTyped: false, on: '' } })).toMatch(/ Tue[;.]/)
        expect(say(facts)).not.toMatch(/asked for “|avez demandé «|[Pp]ediu «/)
      }
      expect(spoken.answers.call({ ...facts, asked: { when: 'tomorrow', isTyped: true, on: 'D' } })).toMatch(
        /On D you asked|Le D, vous avez|No dia D pediu/,
      )
    },
  )

  it.each(deskAnswerIds)('sets firm spaces in French: %s', (id) => {
    for (const asked of [null, { when: 'mardi', isTyped: true, on: '' }]) {
      expect(deskAnswers.fr.answers[id]({ ...facts, asked })).not.toMatch(/ [?!;:»]|« /)
    }
  })

  it.each(Object.entries(deskAnswers))('asks for no number that was given, in %s', (_language, { answers }) => {
    expect(answers.call({ ...facts, phone: '+250 788 000 123' })).toMatch(/\+250 788 000 123/)
    expect(answers.call({ ...facts, phone: '+250 788 000 123' })).not.toMatch(/which number|quel numéro|que número/)
    expect(answers.call(facts)).toMatch(/which number|quel numéro|que número/)
  })
})
