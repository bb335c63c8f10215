import { describe, expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { answerByWords } from './fallback.ts'

const phoneOf = (city: string) => offices.find((office) => office.city === city)?.phone ?? 'none'

describe('the words that stand for an answer that never came', () => {
  it.each([
    'I would like to speak to a human agent',
    'is there a person?',
    'HUMAN PLEASE',
    'how much does an agent cost',
    'je veux parler à une personne',
    'Un conseiller, svp',
  ])('[BOT-11, BOT-12] give the regional phones and the e-mail to: %s', (message) => {
    const { kind, text } = answerByWords(message)

    expect(kind).toBe('failed')
    expect(text).toContain(`East and West Africa, headquarters: ${phoneOf('Kigali')}`)
    expect(text).toContain(`Southern Africa: ${phoneOf('Luanda')}`)
    expect(text).toContain(`Francophone Africa: ${phoneOf('Abidjan')}`)
    expect(text).toContain('hello@imisozi.example')
  })

  it.each(['What are your pricing plans?', 'price', 'What does it COST?', 'prices please', 'quel est le coût ?'])(
    '[BOT-11, BOT-13] give the prices, from the plan table, to: %s',
    (message) => {
      const { text, sources } = answerByWords(message)

      expect(text).toContain('from $6.9/month')
      expect(text).toContain('30-day free trial, no credit card required')
      expect(text).toContain('Custom enterprise pricing')
      expect(text).toContain('Volume discounts for multiple locations')
      expect(text).toContain('Shall our sales team contact you?')
      expect(text).not.toContain('$29')
      expect(sources).toEqual([{ title: 'Pricing', url: '/pricing' }])
    },
  )

  it.each(['Does it work offline?', 'my personal data', 'costume shop', 'agency', '', '…'])(
    '[BOT-11, BOT-14] apologise with phone and e-mail to: %s',
    (message) => {
      const { text } = answerByWords(message)

      expect(text).toMatch(/^I apologize, technical difficulties/)
      expect(text).toContain(`${phoneOf('Kigali')} (24/7 for emergencies)`)
      expect(text).toContain('hello@imisozi.example (24/7, response within 2 hours)')
    },
  )
})
