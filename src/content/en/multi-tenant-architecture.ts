import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { sayFigure } from './figures.ts'

export const multiTenantArchitecture = {
  title: 'Multi-tenant Architecture',
  description:
    'How many businesses share one suite and none sees another: data isolation, shared resources, custom configuration and tenant management.',
  opening: {
    kicker: 'Multi-tenant architecture',
    headline: ['Each business', 'behind its own door.'],
    lead: 'Many businesses share the building and none shares a room. Data, users, settings and roles are yours alone, while one crew keeps the roof.',
    actions: [askUs('Schedule Demo'), askUs('Contact Sales')],
    facts: [
      ['Uptime', sayFigure(figures.uptime)],
      ['Servers in your back room', 'None'],
    ],
  },
  list: {
    heading: 'What is yours, what is shared',
    entries: [
      {
        title: 'Data isolation',
        text: 'Products, sales and customers of one business cannot be read from another, in a report as little as in an export.',
      },
      {
        title: 'Shared resources',
        text: 'Machines, backups and updates are run once for all. That is why a small shop can afford them.',
      },
      {
        title: 'Custom configuration',
        text: 'Taxes, receipts, currencies and approval steps are set for each business without touching its neighbours.',
      },
      {
        title: 'Tenant management',
        text: 'Open a business, invite its first administrator, pause it or close it, and its history stays whole.',
      },
      {
        title: 'Users in two houses',
        text: 'A bookkeeper who works for two businesses holds a separate role in each and carries nothing across.',
      },
    ],
  },
  closing: {
    heading: 'Ask where your data lives.',
    text: 'Bring the person who must sign for it. We answer with the door open: who can read what, and who has.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Roles inside a tenant', href: '/role-based-access-control' },
      { label: 'The enterprise-grade service', href: '/enterprise-grade' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
    ],
  },
} as const satisfies OpenedPageCopy
