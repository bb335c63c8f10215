import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { channels } from '#facts/contact.ts'

export const services = {
  title: 'Services for your trade',
  description:
    'What we do for pharmacies, shops, restaurants and hotels: set the suite up with you, load what you have, and answer when you call.',
  opening: {
    kicker: 'Services',
    headline: ['Set up with you,', 'then looked after.'],
    lead: 'The suite opens in minutes. What takes longer is knowing your shelves, and that part we do together: products, prices, people and printers.',
    actions: [askUs('Get Started Today'), askUs('Schedule Consultation')],
    facts: [
      ['E-mail answered', `Within ${channels.email.replyHours} hours`],
      ['Emergencies', '24/7'],
    ],
  },
  list: {
    heading: 'Choose your trade',
    entries: [
      {
        title: 'Pharmacy',
        text: 'We load the stock list with batches and dates, and stay for the first morning of expiry alerts.',
        links: [{ label: 'Pharmacy Management', href: '/pharmacy' }],
      },
      {
        title: 'Retail',
        text: 'We enter the shelves with you, connect the scanner, and watch the first queue go through.',
        links: [{ label: 'Retail Business', href: '/retail' }],
      },
      {
        title: 'Restaurant',
        text: 'We draw your tables, sort the menu by kitchen, and serve one evening as an exercise.',
        links: [{ label: 'Restaurant Operations', href: '/restaurant' }],
      },
      {
        title: 'Hotel',
        text: 'We number the doors, carry the open bookings over, and sit at the desk for a check-out.',
        links: [{ label: 'Hotel Management', href: '/hotel' }],
      },
    ],
  },
  closing: {
    heading: 'Another trade, or several?',
    text: 'Tell us what is sold and where the day goes wrong. If the suite does not fit, we say so.',
    actions: [askUs('Contact Sales')],
    related: [
      { label: 'All modules', href: '/modules' },
      { label: 'Several branches', href: '/multi-location' },
      { label: 'Large organisations', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies OpenedPageCopy
