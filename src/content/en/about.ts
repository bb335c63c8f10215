import type { ListWords, OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures, history } from '#facts/claims.ts'
import { offices } from '#facts/offices.ts'
import { sayFigure, sayList } from './figures.ts'

export type AboutCopy = OpenedPageCopy & { readonly stats: ListWords }

/** `list` is the story with its timeline and the team (SRV-2, SRV-4, SRV-5). */
export const about = {
  title: 'About us',
  description: `Who makes ${brand.product}: a software company from Kigali, its story from ${history.from} to ${history.to}, the people, and the figures it states.`,
  opening: {
    kicker: `About ${brand.company}`,
    headline: ['Made in Kigali', 'for the counter.'],
    lead: 'We write software for people who open a shop in the morning and count the drawer at night. It has to be understood on the first day, by somebody with a customer waiting.',
    actions: [
      { label: 'Our Story', href: '#story' },
      { label: 'Meet the Team', href: '#team' },
    ],
  },
  stats: {
    heading: 'In figures',
    note: 'Counted by ourselves, across all the countries we work in.',
    entries: [
      {
        title: 'Active businesses',
        text: 'Accounts that sell, book or bill with the suite.',
        figure: sayFigure(figures.activeBusinesses),
      },
      {
        title: 'Daily transactions',
        text: 'Receipts, room nights and transfers that pass through it in a day.',
        figure: sayFigure(figures.dailyTransactions),
      },
    ],
  },
  list: {
    heading: 'Our story',
    entries: [
      {
        title: 'The first line',
        aside: `${history.from}`,
        text: 'The company begins in Kigali, with the stock book of a small business and the wish to close it for good.',
      },
      {
        title: 'Where we stand',
        aside: `${history.to}`,
        text: `Offices in ${sayList(offices.map(({ city }) => city))}, and one suite for the pharmacy, the shop, the restaurant and the hotel.`,
        links: [{ label: 'Find an office', href: '/contact' }],
      },
      {
        id: 'team',
        title: 'The team',
        aside: 'Today',
        text: 'People who build it, people who set it up at the counter, and people who answer. Most of them have done more than one of the three.',
      },
    ],
  },
  closing: {
    heading: 'Come and see it work.',
    text: 'Write to us before you visit an office, and we have your kind of business ready on a screen.',
    actions: [askUs('Schedule Consultation')],
    related: [
      { label: 'How we treat people', href: '/gender-equality' },
      { label: 'What we do for small shops', href: '/small-business-backbone' },
      { label: 'What we waste less of', href: '/environment-friendly' },
    ],
  },
} as const satisfies AboutCopy
