import { describe, expect, it } from 'vitest'
import { figures } from '#facts/claims.ts'
import { countIndication, referenceRates } from '#facts/exchange-rates.ts'
import { channels } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { costs, inCents } from '#tests/prices.ts'
import { createGuard } from './guard.ts'

const guard = createGuard({ paths: ['/pricing'], rules: '' })
const rate = referenceRates.perDollar.RWF.toLocaleString('en')

/** Figures of ours, said of what stands beside the thing they are true of. */
const sentences = [
  `We have an enterprise-grade uptime of ${figures.uptime.value}%.`,
  `Our uptime SLA is ${figures.uptime.value}%.`,
  'Small businesses that qualify get 50% off the first year and for life.',
  'Live chat and e-mail are there 24/7.',
  'Our live chat is answered 24/7, like e-mail.',
  'Starter has 24/7 phone support.',
  `Starter costs ${costs.starter.twelveMonths} a year.`,
  'NGOs with $10 million in donations get 75% off.',
  'NGOs pay $0.',
  'Our offices open at 8:30.',
  'NGOs get the Essential package for $250.',
  `You pay ${costs.starter.month} training fee.`,
  `Starter is ${rate} RWF.`,
  `The professional plan costs ${costs.starter.month} a month.`,
  `Starter costs ${costs.starter.month} a month or ${costs.professional.year} a year; Professional is bigger.`,
  `Starter costs ${costs.starter.month} or ${costs.professional.month} a month while Professional has more.`,
  `The plan Enterprise costs ${inCents(packages.enterprise.price)}.`,
  `O pacote Enterprise custa ${costs.enterprise.year}.`,
  `Your personal data is deleted within ${privacy.answerDays} days.`,
  `We answer demo requests by e-mail within ${channels.email.replyHours} hours.`,
  `You get a free trial of ${ngoProgram.trialMonths} months when you pay annually.`,
  'Pay by the year and updates for 1 year are included.',
  `Annual payers save ${countAnnualSaving(plans.starter).percent}% on one-time packages.`,
  `NGOs qualify for ${ngoProgram.lifetimeDiscountPercent}% off, and so does everyone.`,
  `Your costs grow by ${figures.firstYearGrowth.value}%.`,
  `The cost of our price list is ${figures.costReduction.value}% lower.`,
]

describe('a figure of ours that is said of its neighbour', () => {
  it.each(sentences)('is held back: %s', (sentence) => {
    expect(guard.check(sentence, '').ok).toBe(false)
  })

  it('is heard where it belongs', () => {
    for (const sentence of [
      `Our uptime is ${figures.uptime.value}%.`,
      `We answer privacy questions within ${privacy.answerDays} days.`,
      `You must be at least ${privacy.leastAge} years old.`,
      `Our team has ${figures.parentalLeave.value} weeks of parental leave.`,
      `Costs fall by ${figures.costReduction.value}%.`,
      'It takes 3 steps.',
      'Small businesses that qualify get 50% off the first year.',
      'E-mail (24/7) and live chat (Mon-Fri).',
      `Starter costs ${costs.starter.year} a year instead of ${costs.starter.twelveMonths}.`,
      'The setup costs NGOs $0.',
      `One US dollar is about ${rate} RWF.`,
      `Starter is about ${countIndication(plans.starter.monthlyPrice, 'RWF').toLocaleString('en')} RWF a month.`,
    ]) {
      expect([sentence, guard.check(sentence, '').ok]).toEqual([sentence, true])
    }
  })
})

/** What visitors say of themselves, and what of it may not be said back. */
const own = [
  ['We would use it for 6 months, can we?', 'You can use it for 6 months.'],
  ['We have 7 offices.', 'We have 7 offices.'],
  ['Can I have it for $29?', 'Yes, it is yours for 29.'],
  ['Give me 40% off?', 'Yes, you get 40 off.'],
  ['Eight users on Professional?', 'For 8 users Enterprise is too small.'],
  ['We are a team of 8. Which plan?', 'With 8 users Professional is enough.'],
  ['We are 3 users.', 'Professional takes up to 3 users.'],
] as const

it.each(own)('a count of the visitor makes nothing true of us: %s', (question, sentence) => {
  expect(guard.forQuestion(question).check(sentence, '').ok).toBe(false)
})

it('a count of the visitor may be said where it is compared rightly', () => {
  const asked = guard.forQuestion('Eight users on Professional?')
  expect(asked.check('For 8 users Professional is too small.', '').ok).toBe(true)
})
