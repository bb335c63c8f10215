import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'

export const realTimeAnalytics = {
  title: 'Real-time Analytics',
  description:
    'Takings, stock, margin and customers as they change: figures that move when the till does, and alerts that reach you before closing time.',
  opening: {
    kicker: 'Real-time analytics',
    headline: ['See the sale', 'while it is made.'],
    lead: 'A report on yesterday tells you what you should have done. Here the figure moves when the till does, and a quiet branch is noticed before it closes.',
    actions: [askUs('Schedule Demo'), askUs('Start Free Trial')],
    facts: [
      ['Advanced analytics from', plans.professional.name],
      ['Works on', 'Any phone with a browser'],
    ],
  },
  list: {
    heading: 'What you watch',
    entries: [
      {
        title: 'Takings',
        text: 'By hour, branch and cashier, beside the same weekday of the week before.',
      },
      {
        title: 'Stock',
        text: 'What sells faster than it arrives, and what has not moved since the rains.',
      },
      {
        title: 'Margin',
        text: 'Cost and price in one line, so that a best seller which earns nothing gives itself away.',
      },
      {
        title: 'Customers',
        text: 'Who comes back, how often, and what usually lies in the basket.',
      },
      {
        title: 'Alerts',
        text: 'You name the figure and the limit, and the message finds you.',
      },
    ],
  },
  closing: {
    heading: 'Which number do you ask for first?',
    text: 'Tell us, and the demo opens on it.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Branch against branch', href: '/multi-location' },
      { label: 'Reports by e-mail', href: '/email-automation' },
      { label: 'What each plan includes', href: '/pricing' },
    ],
  },
} as const satisfies OpenedPageCopy
