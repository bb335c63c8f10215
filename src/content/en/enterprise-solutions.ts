import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { claims } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const { enterprise } = plans

export const enterpriseSolutions = {
  title: 'Enterprise Solutions',
  description:
    'For retail chains, healthcare systems and large corporations: one set of rules for many counters, unlimited users and locations, and an SLA.',
  opening: {
    kicker: 'Enterprise solutions',
    headline: ['Many tills.', 'One set of rules.'],
    lead: 'Head office decides who may give a discount, how a refund is signed and what each branch reports. The counters follow, in every town.',
    actions: [
      askUs('Schedule Enterprise Demo', 'I would like to schedule an enterprise demo.'),
      askUs('Contact Enterprise Sales', 'I would like to talk to enterprise sales.'),
    ],
    facts: [
      ['Users and locations', 'Unlimited'],
      ['Account manager', 'Dedicated'],
      ['Phone support', '24/7'],
    ],
  },
  list: {
    heading: 'Who it is for',
    entries: [
      {
        title: 'Retail chains',
        text: 'Shops sell on their own tills and answer to one price list, one stock and one set of reports.',
      },
      {
        title: `Healthcare (${claims.hipaa.what})`,
        text: 'Hospitals and pharmacy groups keep patient records apart by role. Each reading and each change is on the audit trail.',
      },
      {
        title: 'Fortune 500',
        text: 'Large corporations bring their own approval chains and their own name. White-label and a service level agreement are in the plan.',
      },
      {
        title: 'What it costs',
        text: `${enterprise.name} lists at ${sayPrice(enterprise.monthlyPrice)} a month or ${sayPrice(enterprise.annualPrice)} a year. Custom pricing and volume discounts for multiple locations are available on request.`,
        links: [{ label: 'Compare the plans', href: '/pricing' }],
      },
    ],
  },
  closing: {
    heading: 'Send us your hardest rule.',
    text: 'The refund nobody may make alone, the price only one town has. We build it before the meeting and you try to break it.',
    actions: [askUs('Schedule Enterprise Demo', 'I would like to schedule an enterprise demo.')],
    related: [
      { label: 'Security, uptime and remedies', href: '/enterprise-grade' },
      { label: 'How tenants are kept apart', href: '/multi-tenant-architecture' },
      { label: 'Branches', href: '/multi-location' },
    ],
  },
} as const satisfies OpenedPageCopy
