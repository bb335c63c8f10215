import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const hotel = {
  title: 'Hotel Management',
  description:
    'Room board, bookings, housekeeping and one bill per guest: what reception, cleaners and the owner of a hotel need to know, on one screen.',
  opening: {
    kicker: 'Hotel Management',
    headline: ['The room is clean.', 'The desk knows it.'],
    lead: 'Housekeeping marks a door on a phone and reception can give out the key. Nights, meals and laundry gather on one bill until the guest leaves.',
    actions: [askUs('Start Free Trial'), askUs('Schedule Demo')],
    facts: [
      ['Hotels served', sayFigure(figures.hotels)],
      ['Free trial', `${figures.trialDays.value} days`],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  list: {
    heading: 'From arrival to check-out',
    entries: [
      {
        title: 'Room board',
        text: 'Floor by floor: who sleeps where, who arrives tonight, which rooms wait for sheets.',
      },
      {
        title: 'Bookings',
        text: 'By phone, at the desk or by e-mail, they land in one calendar. No bed is sold twice.',
      },
      {
        title: 'Housekeeping',
        text: 'Each cleaner has a list, and the broken tap is reported from the room it drips in.',
      },
      {
        title: 'One bill',
        text: 'Restaurant, bar and room on the same account. The guest pays once and takes one receipt.',
      },
      {
        title: 'Rates',
        text: 'Season, weekday, conference: set the price list once and the desk quotes the right line of it.',
      },
      {
        title: 'For the owner',
        text: 'Last night in rooms sold and money taken, read before breakfast from wherever you are.',
      },
    ],
  },
  closing: {
    heading: 'Tell us how many doors.',
    text: 'We draw your floors into the room board before we meet, and you walk through your own house.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'The restaurant on the same bill', href: '/restaurant' },
      { label: 'A second house', href: '/multi-location' },
      { label: 'Figures while they happen', href: '/real-time-analytics' },
    ],
  },
} as const satisfies OpenedPageCopy
