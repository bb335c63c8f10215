import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'

/** One row a module, in the order of the landing page (NAV-2). */
export const modules = {
  title: 'All modules',
  description: `The modules of ${brand.product}: pharmacy, inventory, restaurant, hotel, retail, backoffice and customers, alone or together, on one account.`,
  opening: {
    kicker: 'Modules',
    headline: ['Take one module.', 'Add the rest later.'],
    lead: 'Every module reads the same products, people and money. What you enter in the first is waiting in the second.',
    actions: [askUs('Start Free Trial'), askUs('Schedule Demo')],
  },
  list: {
    heading: 'What each one is for',
    entries: [
      {
        title: 'Pharmacy Management',
        text: 'For whoever answers for medicines: what is on the shelf, until when, and for whom.',
        links: [{ label: 'Open Pharmacy', href: '/pharmacy' }],
      },
      {
        title: 'Inventory Management',
        text: 'For the store room: what came in, what went out, and what has to be ordered.',
        links: [{ label: 'Open Inventory', href: '/inventory-management' }],
      },
      {
        title: 'Restaurant Operations',
        text: 'For waiters, cooks and the person with the cash box.',
        links: [{ label: 'Open Restaurant', href: '/restaurant' }],
      },
      {
        title: 'Hotel Management',
        text: 'For the desk, the floors and the house behind them.',
        links: [{ label: 'Open Hotel', href: '/hotel' }],
      },
      {
        title: 'Retail Business',
        text: 'For the counter with a queue, one shop or many.',
        links: [{ label: 'Open Retail', href: '/retail' }],
      },
      {
        title: 'Backoffice Management',
        text: 'For the owner and the bookkeeper: staff, rights, branches and the closing of the day.',
        links: [{ label: 'Roles and rights', href: '/role-based-access-control' }],
      },
      {
        title: 'Customer Relationship Management',
        text: 'For those who call back: who bought, what was promised, and which letter goes out.',
        links: [{ label: 'Letters that send themselves', href: '/email-automation' }],
      },
    ],
  },
  closing: {
    heading: 'Not sure where to begin?',
    text: 'Begin where you lose most time. Say where that is and we open that module first.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Plans and what they include', href: '/pricing' },
      { label: 'Your trade', href: '/services' },
      { label: 'How to begin', href: '/documentation' },
    ],
  },
} as const satisfies OpenedPageCopy
