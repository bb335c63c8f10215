import { describe, expect, it } from 'vitest'
import { paidOnce } from '#tests/prices.ts'
import { assistantPrompt } from './assistant-prompt.ts'

const { rules, facts } = assistantPrompt

describe('what the model is told', () => {
  it.each([
    `Essential: ${paidOnce.essential} (up to 3 users, updates 2 years)`,
    `Business: ${paidOnce.business} (up to 10 users, updates 3 years)`,
    `Enterprise: ${paidOnce.enterprise} (unlimited users, lifetime updates)`,
  ])('[BOT-17] holds the purchase %s', (line) => expect(facts).toContain(line))

  it('[BOT-18] says how long one may try, without a card', () => {
    expect(facts).toContain('30-day free trial of every subscription plan, no credit card required')
  })

  it('[BOT-19] says that there is a demo account', () => expect(facts).toContain('A demo account exists'))

  it('[BOT-20] names the loyalty tiers', () => expect(facts).toContain('Bronze, Silver and Gold'))

  it('[BOT-21] names six predefined roles plus custom permissions', () => {
    expect(facts).toContain(
      '6 predefined roles (Super Admin, Administrator, Manager, Employee, Staff and Auditor) plus custom permissions',
    )
  })

  it('says 500+ pharmacies, as every page does (CONFLICT-3)', () => {
    expect(facts).toContain('500+ pharmacies')
    expect(facts).not.toContain('150+')
  })

  it('keeps figures out of the rules, and the old entry price out of everything (CONFLICT-1)', () => {
    expect(rules).not.toMatch(/\d/)
    expect(facts).not.toContain('$29')
  })
})
