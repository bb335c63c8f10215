import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const { professional, enterprise } = plans

export const multiLocation = {
  title: 'Multi-location management',
  description:
    'Branches with their own till, stock and staff, read side by side: transfers, prices, rights and figures for a business with more than one shop.',
  opening: {
    kicker: 'Multi-location management',
    headline: ['Each branch sells.', 'One book records.'],
    lead: 'A second shop should not need a second notebook. Every branch keeps its own drawer and its own shelves; you read them on one page.',
    actions: [askUs('Schedule Demo'), askUs('Contact Sales')],
    facts: [
      ['Included from', professional.name],
      ['Locations on Enterprise', 'Unlimited'],
    ],
  },
  list: {
    heading: 'What moves between branches, and what does not',
    entries: [
      {
        title: 'Stock',
        text: 'Goods leave one count when the truck leaves and enter the other when somebody signs for them.',
      },
      {
        title: 'Prices',
        text: 'One list for every branch, or another one where the rent and the customers are different.',
      },
      {
        title: 'Staff',
        text: 'A cashier belongs to a branch and sees that branch. A manager may hold several.',
      },
      {
        title: 'Figures',
        text: 'Takings, margin and stock by branch, for the same day and in the same order.',
      },
      {
        title: 'Plans',
        text: `Several locations begin with ${professional.name} at ${sayPrice(professional.monthlyPrice)} a month. ${enterprise.name}, at ${sayPrice(enterprise.monthlyPrice)} a month, puts no limit on them.`,
        links: [{ label: 'See all plans', href: '/pricing' }],
      },
    ],
  },
  closing: {
    heading: 'Name your branches.',
    text: 'Tell us where they are and what goes between them. We show you the transfer that costs you most today.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Transfers and counts', href: '/inventory-management' },
      { label: 'Shops', href: '/retail' },
      { label: 'Chains and groups', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies OpenedPageCopy
