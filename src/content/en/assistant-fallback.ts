import type { FallbackSources } from '#content/copy/assistant-fallback.ts'
import type { FallbackWords } from '#content/conversation-words.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { officeOf } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { regions } from '#facts/regions.ts'
import { sayFigure, sayPrice } from './figures.ts'

const cheapest = Math.min(...Object.values(plans).map(({ monthlyPrice }) => monthlyPrice))

/** What stands for an answer that never came, chosen by words in the visitor's message (BOT-11..14). */
export const assistantFallback = {
  /** BOT-12; the numbers are those of CONFLICT-29. */
  person: [
    'You can reach a person here:',
    [...regions.map(({ name, office }) => `- ${name}: ${officeOf(office).phone}`), `- Email: ${contact.email}`].join(
      '\n',
    ),
  ].join('\n\n'),
  /** BOT-13 as CONFLICT-1, 10 and 11 read it. */
  pricing: [
    'Here is what I can tell you about our prices:',
    [
      `- Plans from ${sayPrice(cheapest)}/month`,
      `- ${sayFigure(figures.trialDays)}-day free trial, no credit card required`,
      '- Custom enterprise pricing, available on request',
      '- Volume discounts for multiple locations, available on request',
    ].join('\n'),
    `All prices are on the [pricing page](/pricing). Shall our sales team contact you? Write to ${contact.sales} or call ${contact.phone}.`,
  ].join('\n\n'),
  /** BOT-14; CONFLICT-8: what is said to be there around the clock are this phone and this mailbox. */
  apology: `I apologize, technical difficulties keep me from answering at the moment. Our team is available: call ${contact.phone} (${channels.support.said}) or write an email to ${contact.email} (${channels.email.said}).`,
  brokeOff: `My answer broke off here. Ask again, call ${contact.phone} or write to ${contact.email}.`,
  suggestions: [
    'What are your pricing plans?',
    'How can I start a free trial?',
    `What does ${brand.product} do for my business?`,
  ],
} as const satisfies FallbackWords

/** Where it stands, in English whatever the visitor writes. */
export const fallbackSources = {
  person: [{ title: 'Contact', url: '/contact' }],
  pricing: [{ title: 'Pricing', url: '/pricing' }],
  apology: [{ title: 'Contact', url: '/contact' }],
} as const satisfies FallbackSources
