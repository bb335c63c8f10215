import { describe, expect, it } from 'vitest'
import { sum, whole } from '#content/assistant-facts.ts'
import type { Asked } from '#content/assistant-words.ts'
import { webhookSignature } from '#facts/api.ts'
import { channels } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, plans, priceAfterDiscount, type PlanId } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { assistantWords as wordings, spokenLanguages as languages } from '#content/assistant.ts'
import { nothingAsked } from '#tests/nothing-asked.ts'
import { computedSayings } from './computed-sayings.ts'
import { findUnknownNumbers } from './fact-sayings.ts'

/** Questions a topic with an answer of its own may get. */
const variants: readonly Asked[] = [
  nothingAsked,
  ...(Object.keys(plans) as PlanId[]).map((plan) => ({
    ...nothingAsked,
    plans: [plan],
    amounts: [2900],
    percents: [90],
    isYesNo: true,
  })),
  { ...nothingAsked, packages: ['essential', 'business', 'enterprise'], amounts: [150_000], isYesNo: true },
  ...offices.map(({ id }) => ({ ...nothingAsked, offices: [id] })),
]

/** The clock in French, and sums that the pages do not print. */
const ownSayings = [
  ...Object.values(webhookSignature),
  ...[channels.phone, channels.chat, ...offices.map(({ hours }) => hours)].flatMap(({ opens, closes }) => [
    `de ${opens} h à ${closes} h`,
    `das ${opens}h às ${closes}h`,
  ]),
  ...Object.values(plans).flatMap((plan) => [
    sum(countAnnualSaving(plan).amount),
    sum(Math.round(plan.annualPrice / 12)),
    sum(priceAfterDiscount(plan.annualPrice, ngoProgram.lifetimeDiscountPercent)),
  ]),
  ...Object.values(packages)
    .flatMap(({ users, updateYears, support }) => [users, updateYears, support.years])
    .flatMap((count) =>
      count === null
        ? []
        : [
            `${count} ans`,
            `${count} an`,
            `${count} anos`,
            `${count} ano`,
            `${count} years`,
            `${count} year`,
            `up to ${whole(count)}`,
            `jusqu’à ${whole(count)}`,
          ],
    ),
  ...(computedSayings['indication'] ?? []),
]

function readAnswers(language: (typeof languages)[number]) {
  const { topics, fixed } = wordings[language]
  const said = Object.entries(topics).flatMap(([id, { answer }]) =>
    typeof answer === 'string' ? [{ id, text: answer }] : variants.map((asked) => ({ id, text: answer(asked) })),
  )
  return [
    ...said,
    { id: 'unknown', text: fixed.unknown },
    { id: 'declined', text: fixed.declined },
    { id: 'welcome', text: fixed.welcome('Aline', 'Duka') },
    { id: 'rest', text: fixed.rest([]) },
    { id: 'rest, named', text: fixed.rest(['a donkey', 'the moon']) },
    { id: 'no', text: fixed.no(fixed.others) },
  ]
}

describe.each(languages)('the words of the assistant in %s', (language) => {
  const answers = readAnswers(language)

  it('say no number that no fact holds', () => {
    const bare = answers.map(({ id, text }) => ({ id, text: text.replaceAll(/\]\([^)]*\)/g, ']') }))

    expect(answers.length).toBeGreaterThan(120)
    for (const { id, text } of bare) expect([id, ...findUnknownNumbers(text, ownSayings)]).toEqual([id])
    expect(findUnknownNumbers('Starter: $29 a month', ownSayings)).toHaveLength(1)
  })

  it('keep the tone of the house', () => {
    for (const { text } of answers) expect(text.match(/.{0,20}[!—].{0,20}/) ?? []).toEqual([])
  })

  it('never repeat what a visitor claims of a price or a discount', () => {
    for (const { text } of answers) expect(text).not.toMatch(/\$29\b|90%/)
  })
})

it('says French with firm spaces and curved apostrophes', () => {
  const asks = Object.values(wordings.fr.asks).map((text) => ({ id: text, text }))
  const plain = /.{0,12}(?: [;?!:»](?!\S)|« |\p{L}'\p{L}).{0,12}/u

  for (const { id, text } of [...readAnswers('fr'), ...asks]) expect([id, ...(plain.exec(text) ?? [])]).toEqual([id])
})
