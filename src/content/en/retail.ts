import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures, loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'

export const retail = {
  title: 'Retail Business',
  description:
    'A till, a stock count and a customer book for shops: scanning, mobile money, loyalty, returns, and sales that go on when the network does not.',
  opening: {
    kicker: 'Retail Business',
    headline: ['The shelf and', 'the book match.'],
    lead: 'Scan the crate in, scan the basket out. What the till sells leaves the count at once, so the evening stock take is a short walk along the shelves and no surprise.',
    actions: [askUs('Start Free Trial'), askUs('Schedule Demo')],
    facts: [
      ['Retail stores served', sayFigure(figures.retailStores)],
      ['Credit card for the trial', 'Not required'],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  list: {
    heading: 'What happens at the counter',
    entries: [
      {
        title: 'Scanning',
        text: 'Receive a delivery by its barcodes or RFID tags. A product without a code can carry one of yours.',
      },
      {
        title: 'Payment',
        text: 'Notes, cards and mobile money stand on the same receipt when a customer mixes them.',
      },
      {
        title: 'Loyalty',
        text: `${sayList(loyaltyTiers)}: a phone number is enough for the till to know which one it is talking to.`,
      },
      {
        title: 'Returns',
        text: 'Find the receipt, take the item back, and both the shelf and the cash drawer are put right.',
      },
      {
        title: 'No network',
        text: 'The queue does not notice. The till keeps its sales and hands them over when the line is back.',
      },
      {
        title: 'Low stock',
        text: 'Say at which count you begin to worry. The buyer hears of it the same day.',
      },
    ],
  },
  closing: {
    heading: 'Bring one shelf.',
    text: 'Show us how you sell today, with a notebook or a spreadsheet. We put one shelf of it into the suite while you watch.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'The till in detail', href: '/point-of-sale-system' },
      { label: 'Stock across branches', href: '/inventory-management' },
      { label: 'When the second shop opens', href: '/multi-location' },
    ],
  },
} as const satisfies OpenedPageCopy
