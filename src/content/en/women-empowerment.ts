import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

const leave = `${sayFigure(figures.parentalLeave)} weeks`

export const womenEmpowerment = {
  title: 'Women Empowerment',
  searchTitle: 'Women Empowerment: business software in her name',
  description: `Software for women who own the business they run: an account in her name, a year of sales a bank can read, and ${leave} of parental leave for its makers.`,
  opening: {
    kicker: 'Women empowerment in business',
    headline: ['Her business.', 'Her account.'],
    lead: 'In many shops a woman knows every customer, price and debt, and the papers carry somebody else’s name. An account of her own is a small beginning, and one that we can give.',
    actions: [
      askUs('Open an account in my name', 'trial women', 'I run a business and would like an account in my own name.'),
      { label: 'What it costs', href: '/pricing' },
    ],
    facts: [
      ['Parental leave', leave],
      ['Free trial', `${figures.trialDays.value} days`],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  owners: {
    heading: 'For the woman who owns it',
    note: 'What the suite does for the woman whose name should be on the door.',
    entries: [
      {
        title: 'Her name at the head',
        text: 'Whoever opens the account is its administrator. She decides who else gets in, and nobody takes her place without her sign-in.',
      },
      {
        title: 'A role for each, no shared password',
        text: `A nephew who helps on Saturdays sells under his own name, and does not see what the week brought in. Up to ${plans.professional.users} people work in ${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} a month.`,
        links: [{ label: 'How roles are given', href: '/role-based-access-control' }],
      },
      {
        title: 'Mobile money, written down',
        text: 'Each payment to the shop’s number is listed beside the sale it paid for. Shop money and house money part ways.',
        links: [{ label: 'How payments are taken', href: '/point-of-sale-system' }],
      },
      {
        title: 'Figures a bank can read',
        text: 'A year of sales with dates and totals makes the case for a loan; a notebook does not.',
      },
      {
        title: 'Home before dark',
        text: 'Takings can be banked while it is light and taken off the drawer at once. Little is left to count at closing, and the report can be read at home.',
      },
      {
        title: 'Away, and still in charge',
        text: 'For the weeks after a birth she lends a sister the role of Manager and takes it back later. The audit trail keeps both dates.',
      },
      {
        title: 'No entry fee',
        text: `The trial asks for no credit card, because many who run a business have none. For one person at the counter, ${plans.starter.name} is enough.`,
      },
    ],
  },
  scenes: {
    heading: 'Her list, her year.',
    note: 'What an owner sees, and what she can print for a lender. The shop in these pictures is made up.',
    access: {
      label: 'Who may do what in a shop: Vestine is at the head, three others have a role each.',
      title: 'Who may come in',
      aside: 'Remera shop',
      people: [
        { name: 'Vestine', role: 'Super Admin', may: 'Everything, owner', seen: 'Today 06:58', isHead: true },
        { name: 'Solange', role: 'Manager', may: 'Stock and prices', seen: 'Today 07:05' },
        { name: 'Eric', role: 'Staff', may: 'Selling only', seen: 'Saturday 19:31' },
        { name: 'Immaculée', role: 'Auditor', may: 'Reading, for the books', seen: '2 November' },
      ],
    },
    year: {
      label: 'Sales of a shop in twelve months, with a growing part paid by mobile money.',
      title: 'Twelve months, for the lender',
      aside: 'RWF thousand',
      months: 'NDJFMAMJJASO',
      cash: 'Cash',
      mobile: 'Mobile money',
      total: 'Year',
    },
  },
  house: {
    heading: 'For the women who build it',
    note: 'Practices of our own company. Where we fall short, tell us.',
    entries: [
      {
        title: 'A child is born',
        text: `Our own people take ${leave} of parental leave, and their work waits for them.`,
      },
      {
        id: 'coming-back',
        title: 'Coming back',
        text: 'Whoever returns may start with shorter days. Hourly pay stays what it was.',
      },
      {
        id: 'nights',
        title: 'Nights',
        text: 'Emergency duty is done from home, in turns. Nobody crosses town in the dark for a printer.',
      },
      {
        id: 'first-jobs',
        title: 'First jobs',
        text: 'Setup and support jobs are open to women who have run a counter but never worked in an office. We teach the rest.',
      },
      {
        id: 'visitors',
        title: 'Who comes to you',
        text: 'When a woman asks for a visit, she can ask for a woman to come. Every office tries to say yes.',
      },
      {
        id: 'lessons',
        title: 'Lessons where groups meet',
        text: 'If a savings group near one of our offices asks for an afternoon on bookkeeping, somebody comes, and brings no contract.',
      },
    ],
  },
  questions: {
    heading: 'Women ask',
    entries: [
      {
        id: 'family',
        question: 'Can my husband see the figures?',
        answer:
          'Only if you give him a role that shows them. You can let him see everything, one branch or nothing, and change it any day.',
      },
      {
        id: 'no-papers',
        question: 'My business has no papers yet. Can I start?',
        answer:
          'Yes. The trial needs a name, a phone number and an email address. The tax number can follow when you have one, and receipts carry it from that day on.',
      },
      {
        id: 'bank-report',
        question: 'Will the bank accept the report?',
        answer:
          'That is for the bank to say. What we can do is make every total lead back to its sales, which is the first thing a lender asks about.',
      },
      {
        id: 'shared-phone',
        question: 'We share one phone in the family. Who can open the till on it?',
        answer:
          'Whoever signs in, under their own name. The till locks itself when left alone, and two-factor sign-in protects the owner’s part.',
      },
    ],
  },
  closing: {
    heading: 'You run it already.',
    text: 'Tell us what you sell and who helps you. We open the account with you, in your name.',
    actions: [
      askUs(
        'Start Free Trial',
        'trial women',
        'I would like to start a free trial with an account in my name. I sell:',
      ),
    ],
    related: [
      { label: 'Gender Equality', href: '/gender-equality' },
      { label: 'Programs for small businesses', href: '/small-business-backbone' },
      { label: 'An office near you', href: '/contact' },
    ],
  },
} as const satisfies WomenEmpowermentCopy
