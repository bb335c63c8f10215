import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const environmentFriendly = {
  title: 'Environment Friendly',
  searchTitle: 'Environment-friendly shop software: less waste',
  description:
    'Software that helps a shop throw away less: expiry alerts, orders that follow sales, receipts without paper, and the phone you already have.',
  opening: {
    kicker: 'Environment-friendly business software',
    headline: ['Throw less out.', 'Print less too.'],
    lead: 'Most of what a business wastes, it wastes unseen: goods past their date, receipts nobody reads, machines that run all night. Software makes each of them visible.',
    actions: [
      askUs('Ask what you could save', 'consultation waste', 'My business throws away too much of this:'),
      { label: 'How expiry is watched', href: '/inventory-management' },
    ],
    facts: [
      ['A receipt', 'On paper, by SMS or none'],
      ['A till', 'The phone you have'],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  product: {
    heading: 'Where it makes a difference',
    note: 'Five places in a shop where the suite can help.',
    entries: [
      {
        title: 'Goods that would spoil',
        text: 'What is close to its date is sold first or sent to the branch that sells it, instead of ending in the pit.',
        links: [{ label: 'Transfers between branches', href: '/multi-location' }],
      },
      {
        title: 'The market-day order',
        text: 'The order follows what sold on the last market days, so that fewer tomatoes come home on the truck.',
      },
      {
        title: 'Paper',
        text: `The customer chooses: on paper, by email or none, and from ${plans.professional.name} on by SMS. Where the law requires a printed tax receipt, it prints one and no second copy.`,
        links: [{ label: 'How receipts are made', href: '/point-of-sale-system' }],
      },
      {
        title: 'Power',
        text: 'A phone sells through a power cut on its own battery. Nobody starts a generator to take a payment.',
      },
      {
        title: 'Servers',
        text: 'Businesses share them. No shop needs a machine of its own in a cooled room, and none runs at night for one till.',
        links: [{ label: 'How sharing works', href: '/multi-tenant-architecture' }],
      },
    ],
  },
  scenes: {
    heading: 'What is counted can shrink.',
    note: 'Two reports from a made-up shop in Huye. Yours would have other lines and the same sums.',
    receipts: {
      label: 'Receipts of one day: about half were printed, the rest went by SMS, by email or not at all.',
      title: 'Receipts, Saturday',
      aside: 'Huye',
      kinds: [
        { name: 'On paper', count: 212, isPrinted: true },
        { name: 'By SMS', count: 96 },
        { name: 'By email', count: 31 },
        { name: 'None wanted', count: 77 },
      ],
      paperLength: 14,
      saved: 'm of paper left on the roll',
    },
    losses: {
      label: 'Goods thrown away by reason, in September and in October: the total fell by more than half.',
      title: 'Thrown away, RWF',
      columns: ['Reason', 'September', 'October'],
      reasons: [
        { name: 'Past its date', before: 64_800, now: 21_300 },
        { name: 'Thawed in a power cut', before: 18_500, now: 12_000 },
        { name: 'Broken on the road', before: 9_200, now: 8_700 },
        { name: 'Nobody knows', before: 14_600, now: 2_900 },
      ],
      total: 'Together',
    },
  },
  devices: {
    heading: 'Before you buy anything',
    note: 'The suite is light on purpose: a phone that others call too old still makes a good till.',
    caption: 'What a shop can use first and what it should buy last',
    columns: ['For the', 'Use first', 'Buy last'],
    rows: [
      ['Till', 'The phone or laptop you have', 'A tablet, when the queue asks for one'],
      ['Scanner', 'The camera of that phone', 'A hand scanner, for full crates'],
      ['Receipt', 'SMS or email', 'A printer, where the law or the customer wants paper'],
      ['Power cut', 'The battery inside the phone', 'A power bank; a generator for the fridge alone'],
      ['Server', 'None', 'None'],
    ],
  },
  offices: {
    heading: 'In our own offices',
    note: 'Small habits, every day.',
    entries: [
      {
        id: 'repairs',
        title: 'Repaired before replaced',
        text: 'Laptops are opened, cleaned and given a new battery first. What we retire goes to a repair shop or to a school that asks.',
      },
      {
        title: 'Old phones on the desk',
        text: 'We test on used phones from the repair market. It keeps them out of the drawer and us honest.',
      },
      {
        title: 'Shared roads',
        text: 'We visit all customers along one road on one trip, by bus where there is a bus.',
      },
      {
        id: 'switched-off',
        title: 'Lights and servers off',
        text: 'Test machines sleep when we do. The last one out switches off the rest.',
      },
      {
        id: 'invoices',
        title: 'Invoices without paper',
        text: 'Ours are sent as files. Whoever needs a stamp on paper gets a single sheet.',
      },
      {
        title: 'A light website',
        text: 'The drawings on these pages are a few lines of code each. There are no photographs to load, which spares your data bundle as well.',
      },
    ],
  },
  questions: {
    heading: 'Asked with a raised eyebrow',
    entries: [
      {
        id: 'power',
        question: 'Doesn’t software burn power, too?',
        answer:
          'It does. That is why it is shared, sleeps when shops sleep, and sends little over the air. Compared with one crate that does not spoil it is small, but it is not nothing.',
      },
      {
        id: 'certificate',
        question: 'Do you hold an environmental certificate?',
        answer: 'No. If we ever hold one, it will stand here with its number and issuer.',
      },
      {
        id: 'printed-receipts',
        question: 'Must I give a printed receipt?',
        answer:
          'In some countries and trades, yes. The suite follows the rule of the country you set: it prints where it must and asks where it may.',
      },
      {
        id: 'old-phones',
        question: 'My phone is old. How do I know it will do?',
        answer:
          'Open this page on it. If the page is quick, the till should be too; then try the free trial on the same phone before you spend anything.',
      },
    ],
  },
  closing: {
    id: 'most-waste',
    heading: 'What do you throw away most?',
    text: 'Tell us the product and the month. We show you when you would have been warned.',
    actions: [askUs('Request Demo', 'demo waste', 'I would like to see how I would be warned before this spoils:')],
    related: [
      { label: 'Dates and batches in a pharmacy', href: '/pharmacy' },
      { label: 'Leftovers in a restaurant', href: '/restaurant' },
      { label: 'About the company', href: '/about' },
      { label: 'Ask an office', href: '/contact' },
    ],
  },
} as const satisfies EnvironmentFriendlyCopy
