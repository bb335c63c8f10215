import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { requirements } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure } from './figures.ts'

const { memoryMinimum, memoryRecommended, disk, passwordLength } = requirements
const written = 'Written'
const inPerson = 'Answered in person'

/** The nine topics in the order of the specification; five are written (DOCS-2, DOCS-6, CONFLICT-13). */
export const documentation = {
  title: 'Documentation',
  description: `How to work with ${brand.product}: first login, users, inventory, the till, and a REST API with webhooks for your own systems.`,
  opening: {
    kicker: 'Documentation',
    headline: ['From first login', 'to first webhook.'],
    lead: 'Read the section that is about your day. Where a topic is not written down, a person explains it.',
    actions: [askUs('Request Demo')],
    facts: [
      ['Memory', `${sayFigure(memoryMinimum)} RAM, ${sayFigure(memoryRecommended)} recommended`],
      ['Free disk', sayFigure(disk)],
    ],
  },
  list: {
    heading: 'Topics',
    entries: [
      {
        title: 'Getting started',
        aside: written,
        text: `Choose a strong password of at least ${passwordLength.value} characters, verify your e-mail address, and switch two-factor authentication on: we recommend it.`,
      },
      {
        title: 'User management',
        aside: written,
        text: 'Super Admin has full system access, Admin manages users and settings, Manager runs operations, Staff does basic operations. Permissions fall under Sales and POS, Inventory, Reports and Analytics, System Settings, and User Management.',
      },
      {
        title: 'Inventory',
        aside: written,
        text: 'Add products, receive a delivery, set reorder points, move stock between locations.',
      },
      {
        title: 'POS system',
        aside: written,
        text: 'Open the till, take a payment, print or send the receipt, take something back, close the day.',
      },
      {
        title: 'Analytics',
        aside: inPerson,
        text: 'Bring the report that you draw by hand today.',
      },
      {
        title: 'Integrations',
        aside: written,
        text: `A REST API with a bearer token in the Authorization header: GET and POST on /products and /sales, PUT and DELETE on /products/{id}. Webhooks tell of a new sale, a payment received, a refund processed, a low stock alert, a stock adjustment and a new product added. From ${plans.professional.name}.`,
      },
      {
        title: 'Mobile app',
        aside: inPerson,
        text: 'Tell us which phones your staff carry.',
      },
      {
        title: 'Security',
        aside: inPerson,
        text: 'Your auditor may put the questions directly.',
        links: [{ label: 'What we state about security', href: '/enterprise-grade' }],
      },
      {
        title: 'Troubleshooting',
        aside: inPerson,
        text: 'When the counter stands still, do not read: call.',
        links: [{ label: 'Emergency number', href: '/contact' }],
      },
    ],
  },
  closing: {
    heading: 'Stuck on a step?',
    text: 'Tell us which screen is in front of you and what you expected to see on it.',
    actions: [askUs('Ask a person', 'I have a question about the documentation.')],
    related: [
      { label: 'Roles explained', href: '/role-based-access-control' },
      { label: 'Counting and ordering', href: '/inventory-management' },
      { label: 'The till explained', href: '/point-of-sale-system' },
    ],
  },
} as const satisfies OpenedPageCopy
