import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { sayFigure } from './figures.ts'

export const womenEmpowerment = {
  title: 'Women Empowerment',
  description: `Software for women who own the business they run, and ${sayFigure(figures.parentalLeave)} weeks of parental leave for the people who write it.`,
  opening: {
    kicker: 'Women Empowerment',
    headline: ['Her business.', 'Her account.'],
    lead: 'In many shops a woman knows every customer, price and debt, and the papers carry another name. An account of her own is a small beginning, and it is one that we can give.',
    actions: [],
    facts: [['Parental leave', `${sayFigure(figures.parentalLeave)} weeks`]],
  },
  list: {
    heading: 'What we do about it',
    entries: [
      {
        title: 'At home',
        text: `Our own people take ${sayFigure(figures.parentalLeave)} weeks of parental leave, and their work waits for them.`,
      },
      {
        title: 'An account in her name',
        text: 'Whoever opens the account is its administrator. She decides who else comes in and what they may touch.',
      },
      {
        title: 'Figures a bank can read',
        text: 'A year of sales with dates and totals is an argument for a loan where a notebook is not.',
      },
      {
        title: 'No entry fee',
        text: 'The trial asks for no credit card, because many who run a business have none.',
        links: [{ label: 'What it costs afterwards', href: '/pricing' }],
      },
    ],
  },
  closing: {
    heading: 'You run it already.',
    text: 'Tell us what you sell and who helps you. We open the account with you and put you at its head.',
    actions: [askUs('Start Free Trial')],
    related: [
      { label: 'Gender Equality', href: '/gender-equality' },
      { label: 'Programs for small businesses', href: '/small-business-backbone' },
    ],
  },
} as const satisfies OpenedPageCopy
