import type { AnswerFacts, AskedTime, DeskAnswers } from '#content/copy/desk-answers.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'
import { channelLabels } from './hours.ts'

const frame = ({ firstName, by }: AnswerFacts, paragraphs: readonly string[]) =>
  [`Dear ${firstName},`, ...paragraphs, by].join('\n\n')

const priceLines = Object.values(plans)
  .map(({ name, monthlyPrice, annualPrice }) => {
    return `${name}: ${sayPrice(monthlyPrice)} per month, or ${sayPrice(annualPrice)} per year`
  })
  .join('\n')

const sayAsked = ({ on, when, isTyped }: AskedTime) =>
  `${on ? `On ${on} you` : 'You'} asked for ${isTyped ? `“${when}”` : when}; does that still suit you?`
const askedBeside = ({ asked }: AnswerFacts) => (asked ? [sayAsked(asked)] : [])

const askForCall = ({ asked, phone }: AnswerFacts) => {
  if (asked) return `. ${sayAsked(asked)} ${phone ? `We would call ${phone}.` : 'And which number may we call?'}`
  return phone
    ? `: which day and hour suit you? We would call ${phone}.`
    : ': which day and hour suit you, and which number may we call?'
}

/** Prepared answers with the facts filled in. A member changes them before they go out. */
export const deskAnswers = {
  empty: (facts) => frame(facts, ['']),
  answers: {
    call: (facts) =>
      frame(facts, [
        `Thank you for writing. It is quickest to talk it through for ten minutes${askForCall(facts)}`,
        `Our phones are answered ${channelLabels.phone}. You reach us at ${contact.phone}, too; say ${facts.reference} and nobody asks twice.`,
      ]),
    prices: (facts) =>
      frame(facts, [
        'Here is what the plans cost:',
        priceLines,
        `Each can be tried for ${figures.trialDays.value} days without a card. The calculator at ${facts.publicUrl}/pricing#calculator tells which one fits you; tell us how many people and branches you have and we say it, too.`,
        ...askedBeside(facts),
      ]),
    demo: (facts) =>
      frame(facts, [
        `A demo of ${brand.product} takes half an hour, on your own phone or computer, with the parts you named. ${facts.asked ? sayAsked(facts.asked) : 'Which two days and hours would suit you?'}`,
        'Tell us what you would like to see first, and we begin with that.',
      ]),
    papers: (facts) =>
      frame(facts, [
        `What you asked for lies ready to read and to print at ${facts.publicUrl}/documentation.`,
        'If something is missing there, write back and a person answers.',
        ...askedBeside(facts),
      ]),
  },
} as const satisfies DeskAnswers
