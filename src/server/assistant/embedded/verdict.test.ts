import { describe, expect, it } from 'vitest'
import { listWords } from '#build/assistant/learn-reading.ts'
import { readWordings } from '#build/assistant/wordings.ts'
import { createSpeller } from './words.ts'
import type { AnswerId } from '#content/assistant-topics.ts'
import { understand } from './understand.ts'
import { compare, compareLimits } from './verdict.ts'
import { costs } from '#tests/prices.ts'

const speller = createSpeller(listWords(readWordings('src/content', []).examples, []))
const read = (text: string) => understand(text, speller)
const now = new Date('2026-11-23T09:00:00Z')

describe('a yes or a no', () => {
  it.each<readonly [string, AnswerId, boolean]>([
    [`Is Enterprise ${costs.enterprise.month}?`, 'planPrice', true],
    ['Is Enterprise $29 a month?', 'planPrice', false],
    [`Is Starter ${costs.starter.year} a month?`, 'planPrice', false],
    ['Can 4 people use Professional?', 'limits', true],
    ['Can 8 people use Professional?', 'limits', false],
    ['Must we take Enterprise for 5 people?', 'limits', false],
    ['Do I need Enterprise? we are 8 people', 'limits', true],
    ['Faut-il Enterprise pour 4 personnes ?', 'limits', false],
    ['Does Essential take 5 users?', 'packageDetails', false],
    ['Does the Business package take 5 users?', 'packageDetails', true],
    ['Does Starter include an API?', 'api', false],
    ['Does Professional include an API?', 'api', true],
    ['Is the trial 60 days?', 'trial', false],
    ['Is the trial 3 months?', 'trial', false],
    ['Are there ten roles?', 'roles', false],
    ['Is the NGO discount 50%?', 'ngo', false],
    ['Do you have an office in Nairobi?', 'offices', false],
    ['Do you have an office in Kampala?', 'officeDetails', true],
    ['Is there a forum?', 'forum', true],
    ['Do I need a credit card for the trial?', 'card', false],
  ])('is said where the statement was compared with the facts: %s', (text, id, verdict) => {
    expect(compare(id, read(text))).toBe(verdict)
  })

  it.each<readonly [string, AnswerId]>([
    ['How long does training take?', 'training'],
    ['Is the API free?', 'api'],
    ['I opened 2 months ago, is there help for beginners?', 'accelerator'],
    ['J’ai ouvert il y a 2 mois, y a une aide pour les débutants ?', 'accelerator'],
    ['Does the API speak GraphQL?', 'api'],
    ['Does Professional include an API and white label?', 'api'],
    ['Do Starter and Professional include an API?', 'api'],
    ['Is there no API?', 'api'],
    ['Do I need the forum?', 'forum'],
    ['Do I lose my backups?', 'backups'],
    ['Does the trial work just for Starter?', 'trial'],
    ['Can two cashiers share one password on Professional?', 'limits'],
    ['Is Professional cheaper than Odoo?', 'planPrice'],
    ['Is the office in Kampala larger than that in Nairobi?', 'offices'],
    ['Are you in Kenya?', 'offices'],
    ['Can I have your software in Mali?', 'offices'],
    ['Does Professional have custom roles?', 'customRoles'],
    ['Is the trial 30 days?', 'roles'],
  ])('is not said to anything else: %s', (text, id) => {
    expect(compare(id, read(text))).toBeNull()
  })
})

describe('a limit that an answer holds', () => {
  it.each<readonly [string, AnswerId, string]>([
    ['We are an NGO with an income of 12 million dollars', 'ngoEligible', 'beyond'],
    ['We are an NGO with an income of 2 million dollars', 'ngoEligible', 'within'],
    ['Our association began 6 months ago', 'ngoEligible', 'below'],
    ['Our association is 6 years old', 'ngoEligible', 'enough'],
    ['Our NGO was registered in April this year', 'ngoEligible', 'below'],
    ['une association fondée en novembre 2024', 'ngoEligible', 'enough'],
    ['a nossa ONG nasceu em Março de 2026', 'ngo', 'below'],
    ['our charity exists since 2019', 'ngoPrice', 'enough'],
    ['I wrote 13 months ago', 'retention', 'beyond'],
    ['I asked 45 days ago', 'erase', 'beyond'],
    ['I wrote 3 hours ago', 'replyTime', 'beyond'],
    ['a password of 6 letters', 'password', 'below'],
    ['my old PC has 2 GB of RAM and 40 GB of disk', 'devices', 'below'],
    ['mon PC a 8 Go de RAM', 'devices', 'enough'],
  ])('is compared with what is named: %s', (text, id, is) => {
    expect(compareLimits(id, read(text), now).map((compared) => compared.is)).toEqual([is])
  })

  it('is left alone where nothing of the kind is named', () => {
    // More or less than a year.
    expect(compareLimits('ngoEligible', read('Our NGO was founded in 2025'), now)).toEqual([])
    expect(compareLimits('ngoEligible', read('Which NGOs qualify?'), now)).toEqual([])
    expect(
      compareLimits(
        'ngoEligible',
        read('NGO: 9.4 million dollars income plus 0.9 million in grants. Are we under your limit?'),
        now,
      ),
    ).toEqual([])
  })
})
