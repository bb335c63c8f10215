import { describe, expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { answerByWords } from './model-assistant.ts'
import { figuresIn } from '#content/figures.ts'
import { plans } from '#facts/plans.ts'
import { costs } from '#tests/prices.ts'

const phoneOf = (city: string) => offices.find((office) => office.city === city)?.phone ?? 'none'

const asked = (text: string, before: readonly string[] = []) => ({
  text,
  history: before.map((said) => ({ role: 'user' as const, text: said })),
})

describe('the words that stand for an answer that never came', () => {
  it.each([
    'I would like to speak to a human agent',
    'is there a person?',
    'HUMAN PLEASE',
    'how much does an agent cost',
  ])('[BOT-11, BOT-12] give the regional phones and the e-mail to: %s', (message) => {
    const { kind, text } = answerByWords(asked(message))

    expect(kind).toBe('failed')
    expect(text).toContain(`East and West Africa, headquarters: ${phoneOf('Kigali')}`)
    expect(text).toContain(`Southern Africa: ${phoneOf('Luanda')}`)
    expect(text).toContain(`Francophone Africa: ${phoneOf('Abidjan')}`)
    expect(text).toContain('hello@imisozi.example')
  })

  it.each(['What are your pricing plans?', 'price', 'What does it COST?', 'prices please'])(
    '[BOT-11, BOT-13] give the prices, from the plan table, to: %s',
    (message) => {
      const { text, sources } = answerByWords(asked(message))

      expect(text).toContain(`from ${costs.starter.month}/month`)
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
      const { text } = answerByWords(asked(message))

      expect(text).toMatch(/^I apologize, technical difficulties/)
      expect(text).toContain(`${phoneOf('Kigali')} (24/7 for emergencies)`)
      expect(text).toContain('hello@imisozi.example (24/7, response within 2 hours)')
    },
  )

  it.each(['je veux parler à une personne', 'Un conseiller, svp', 'Il me faut un humain'])(
    '[BOT-11, BOT-12] give the phones and the e-mail in French to: %s',
    (message) => {
      const { text, suggestions } = answerByWords(asked(message))

      expect(text).toMatch(/^Voici comment joindre une personne/)
      expect(text).toContain(`Afrique de l’Est et de l’Ouest, siège\u00a0: ${phoneOf('Kigali')}`)
      expect(text).toContain(`Afrique australe\u00a0: ${phoneOf('Luanda')}`)
      expect(text).toContain(`Afrique francophone\u00a0: ${phoneOf('Abidjan')}`)
      expect(text).toContain('hello@imisozi.example')
      expect(suggestions).toContain('Quels sont vos tarifs\u202f?')
    },
  )

  it.each(['quel est le coût ?', 'Vos prix svp', 'combien, le tarif par mois ?'])(
    '[BOT-11, BOT-13] give the prices in French to: %s',
    (message) => {
      const { text } = answerByWords(asked(message))

      expect(text).toContain(`à partir de ${figuresIn.fr.sayPrice(plans.starter.monthlyPrice)} par mois`)
      expect(text).toContain('Essai gratuit de 30 jours, sans carte bancaire')
      expect(text).toContain('sur mesure pour les grandes entreprises')
      expect(text).toContain('Remises de volume pour plusieurs sites')
      expect(text).toContain('Notre équipe commerciale peut-elle vous contacter\u202f?')
    },
  )

  it('[BOT-11, BOT-14] apologise in French with phone and e-mail to whoever writes French', () => {
    const { text } = answerByWords(asked('Est-ce que ça marche sans connexion ?'))

    expect(text).toMatch(/^Désolée, un problème technique/)
    expect(text).toContain(`${phoneOf('Kigali')} (24\u00a0h/24 et 7\u00a0j/7 pour les urgences)`)
    expect(text).toContain('hello@imisozi.example (24\u00a0h/24 et 7\u00a0j/7, réponse dans les 2 heures)')
  })

  it('[BOT-11] go on in the language of what was said before where the message tells none', () => {
    expect(answerByWords(asked('human?', ['Combien coûte la formule ?'])).text).toMatch(/^Voici comment/)
    expect(answerByWords(asked('human?', ['What is it?'])).text).toMatch(/^You can reach/)
    expect(answerByWords(asked('human?')).text).toMatch(/^You can reach/)
  })
})
