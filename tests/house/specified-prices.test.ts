import { expect, it } from 'vitest'
import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import { saySaving } from '#content/en/figures.ts'
import { createGuard } from '#server/assistant/guard/guard.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import { costs } from '#tests/prices.ts'

/**
 * The prices as the specification quotes them. Every other test reads them from the facts, so that a new price changes
 * `src/facts/plans.ts` and this file.
 */
it('[PRICE-13] [PRICE-14] [PRICE-15] [PRICE-18] [PRICE-22] quotes prices and savings as the specification does', () => {
  const savings = Object.values(plans).map((plan) => saySaving(countAnnualSaving(plan)))

  expect(Object.values(costs).map(({ month, year }) => `${month}, ${year}`)).toEqual([
    '$6.9, $69',
    '$19.9, $199',
    '$49.9, $499',
  ])
  expect(savings).toEqual(['Save $13.80 (17% off)', 'Save $39.80 (17% off)', 'Save $99.80 (17% off)'])
})

it('[PRICE-29] [PRICE-30] [PRICE-31] quotes the packages', () => {
  expect(Object.values(packages).map(({ price }) => price)).toEqual([100_000, 150_000, 300_000])
})

it.each([
  'Starter: $6.9/month or $69/year (up to 50 products, 1 user)',
  'Professional: $19.9/month or $199/year (unlimited products, up to 5 users, most popular)',
  'Enterprise: $49.9/month or $499/year (unlimited users and locations)',
  'Annual billing saves 17%.',
])('[BOT-15] [BOT-16] tells the model %s', (line) => expect(assistantPrompt.facts).toContain(line))

it('hears a price in words', () => {
  const guard = createGuard({ paths: [], rules: '' })

  expect(guard.check('Enterprise coûte quarante-neuf virgule neuf dollars par mois.', '')).toEqual({ ok: true })
})
