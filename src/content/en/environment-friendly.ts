import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'

export const environmentFriendly = {
  title: 'Environment Friendly',
  description:
    'What a stock count, a receipt by e-mail and a shared server have to do with the hill outside the window: less spoiled, less printed, less run.',
  opening: {
    kicker: 'Environment Friendly',
    headline: ['Throw less out.', 'Print less too.'],
    lead: 'Most of what a business wastes, it wastes unseen: goods past their date, slips nobody reads, machines that run all night. Software can make each of them visible.',
    actions: [],
  },
  list: {
    heading: 'Where it makes a difference',
    entries: [
      {
        title: 'Goods that would spoil',
        text: 'What is close to its date is offered first or sent to the branch that sells it, and is not carried to the pit.',
        links: [{ label: 'How expiry is watched', href: '/inventory-management' }],
      },
      {
        title: 'Paper',
        text: 'A receipt can go by e-mail, a transfer note can stay on the screen, and the day closes without a printed roll.',
      },
      {
        title: 'Machines',
        text: 'Businesses share the servers. No shop needs one of its own in a cooled room.',
        links: [{ label: 'How sharing works', href: '/multi-tenant-architecture' }],
      },
      {
        title: 'Devices you have',
        text: 'The phone and the laptop already on the counter are enough; nothing has to be thrown away to begin.',
      },
      {
        title: 'This website',
        text: 'Its pictures are drawn in a few lines of code and it loads no photographs, so that reading it costs little data and little power.',
      },
    ],
  },
  closing: {
    heading: 'What do you throw away most?',
    text: 'Give us the product and the month. We show you when you would have been warned.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'For pharmacies', href: '/pharmacy' },
      { label: 'About the company', href: '/about' },
    ],
  },
} as const satisfies OpenedPageCopy
