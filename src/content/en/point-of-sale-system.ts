import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'

const [lowestTier, middleTier, highestTier] = loyaltyTiers

export const pointOfSaleSystem = {
  title: 'Point of Sale System',
  description:
    'A counter that takes cash, card and mobile money, prints or e-mails receipts, knows your regulars, and keeps selling when the network is down.',
  opening: {
    kicker: 'Point of sale system',
    headline: ['The line is down.', 'The till is not.'],
    lead: 'Power comes and goes, and the network with it. The counter keeps selling, printing and counting, and tells head office when it can.',
    actions: [askUs('Schedule Demo'), askUs('Start Free Trial')],
    facts: [
      ['Loyalty', `${lowestTier} to ${highestTier}`],
      ['Without network', 'Sells on'],
    ],
  },
  list: {
    heading: 'What the cashier has in hand',
    entries: [
      {
        title: 'Multiple payment types',
        text: 'Cash, card and mobile money, one of them or several for the same basket.',
      },
      {
        title: 'Receipts',
        text: 'On paper, or by e-mail for those who would only lose the slip.',
      },
      {
        title: 'Loyalty',
        text: `Regulars climb from ${lowestTier} to ${middleTier} to ${highestTier}, and the cashier sees the tier before the total.`,
      },
      {
        title: 'Offline mode',
        text: 'Sales made without a signal wait on the device in their order and are posted when it returns.',
      },
      {
        title: 'Returns and refunds',
        text: 'Against the first receipt, and signed by the role that you trust with it.',
      },
    ],
  },
  closing: {
    heading: 'Pull the plug and see.',
    text: 'In the demo we switch the network off in the middle of a sale. You decide whether the receipt is right.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'For shops', href: '/retail' },
      { label: 'For restaurants', href: '/restaurant' },
      { label: 'Send sales to your own systems', href: '/documentation' },
    ],
  },
} as const satisfies OpenedPageCopy
