import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const pharmacy = {
  title: 'Pharmacy Management',
  description:
    'Batches, expiry alerts, prescriptions and the counter in one system, made for pharmacies in East, Southern and Francophone Africa.',
  opening: {
    kicker: 'Pharmacy Management',
    headline: ['No box', 'too late', 'to sell.'],
    lead: `${brand.product} follows every batch from the delivery crate to the customer. You see what expires first, sell it first, and order again before a shelf is bare.`,
    actions: [askUs('Start Free Trial'), askUs('Schedule Demo')],
    facts: [
      ['Pharmacies served', sayFigure(figures.pharmacies)],
      ['Free trial', `${figures.trialDays.value} days`],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
    ],
  },
  list: {
    heading: 'What the pharmacist gets',
    entries: [
      {
        title: 'Batch tracking',
        text: 'Every pack knows its supplier, cost, date and shelf. A recall takes one search.',
      },
      {
        title: 'Expiry alerts',
        text: 'In good time, by e-mail and on the till, with the value that is at risk.',
      },
      {
        title: 'Prescriptions',
        text: 'Kept by patient, with allergies and refills. Only a role that may read them sees them.',
      },
      {
        title: 'Reorder points',
        text: 'Set once per medicine. The order is drafted on the day the stock reaches them.',
      },
      {
        title: 'Counter sales',
        text: 'Scan, price, receipt, in cash, by card or with mobile money, whether the network is there or not.',
      },
      {
        title: 'Audit trail',
        text: 'Who sold, changed or refunded what, and when. Kept for the inspector.',
      },
    ],
  },
  closing: {
    heading: 'Count your shelves once more, then stop.',
    text: 'Send us your stock list. We load it, you check it, and the trial starts when it is right.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'How batches and expiry work', href: '/inventory-management' },
      { label: 'The counter, online and offline', href: '/point-of-sale-system' },
      { label: 'Plans and prices', href: '/pricing' },
    ],
  },
} as const satisfies OpenedPageCopy
