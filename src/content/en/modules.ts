import type { ModulesCopy } from '#content/copy/modules.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const modules = {
  title: 'Modules',
  searchTitle: 'Modules: POS, inventory, pharmacy, hotel, restaurant',
  description: `Seven modules, one set of books: pharmacy, inventory, restaurant, hotel, retail, backoffice and customers. See what each does and which your trade needs.`,
  opening: {
    kicker: `The modules of ${brand.product}`,
    headline: ['Take one module.', 'Add the rest later.'],
    lead: 'Every module reads the same products, people and money. What you enter in the first is waiting for you in the second.',
    actions: [
      askUs('Start Free Trial', 'trial', 'I would like to try the suite. Which module should I begin with?'),
      askUs('Schedule Demo', 'demo', 'I would like to schedule a demo of these modules:'),
    ],
    facts: [
      ['Free trial', `${figures.trialDays.value} days`],
      ['Plans from', `${sayPrice(plans.starter.monthlyPrice)} a month`],
      ['Uptime', sayFigure(figures.uptime)],
    ],
  },
  quilt: {
    heading: 'What each one is for',
    usersLabel: 'Used by',
    typesLabel: 'Made for',
    each: {
      pharmacy: {
        title: 'Pharmacy Management',
        description: 'For everybody who answers for medicines: what is on the shelf, until when, and for whom.',
        users: 'pharmacists, dispensers, the storeroom',
        features: [
          'Stock by batch and by date',
          'The nearest date is sold first',
          'Patient record with allergies',
          'Refills noted for next month',
          'The insurer’s share and the patient’s',
          'Recall by batch number',
        ],
        businessTypes: ['community pharmacies', 'drug shops', 'clinics', 'medicine wholesalers'],
        link: { label: 'Open Pharmacy', href: '/pharmacy' },
      },
      inventory: {
        title: 'Inventory Management',
        description: 'For the storeroom: what came in, what went out, and what to order.',
        users: 'storekeepers, buyers, drivers',
        features: [
          'Deliveries checked against the order',
          'Barcode, RFID or typed by hand',
          'Crates split into bottles',
          'Orders drafted at the reorder point',
          'Transfers signed at both ends',
          'Losses, each with its reason',
        ],
        businessTypes: ['wholesalers', 'warehouses', 'hardware stores', 'any shop with a back room'],
        link: { label: 'Open Inventory', href: '/inventory-management' },
      },
      restaurant: {
        title: 'Restaurant Operations',
        description: 'For waiters, cooks and the person with the cash box.',
        users: 'waiters, kitchen, bar, cashier',
        features: [
          'Orders taken at the table',
          'A ticket for grill, kitchen and bar',
          'Recipes that draw from stock',
          'One table, several bills',
          'Menu of the day, sold out with a tap',
          'Takeaway beside the tables',
        ],
        businessTypes: ['restaurants', 'cafés', 'bars', 'canteens', 'bakeries with seats'],
        link: { label: 'Open Restaurant', href: '/restaurant' },
      },
      hotel: {
        title: 'Hotel Management',
        description: 'For the desk, the floors and the house behind them.',
        users: 'reception, housekeeping, night porter',
        features: [
          'A calendar of rooms and nights',
          'Deposits and part payments',
          'Cleaning list on a phone',
          'Lunch and laundry on the room',
          'Groups, long stays, late check-outs',
          'Guest register, ready to print',
        ],
        businessTypes: ['hotels', 'guest houses', 'lodges', 'hostels'],
        link: { label: 'Open Hotel', href: '/hotel' },
      },
      retail: {
        title: 'Retail Business',
        description: 'For the counter with a queue, one shop or many.',
        users: 'cashiers, shop managers, the Sunday help',
        features: [
          'Scan it, weigh it or tap it',
          'Piece price and wholesale price',
          'Credit for customers you know',
          'Exchange against the old receipt',
          'Points for those who come back',
          'Shift change with a counted drawer',
        ],
        businessTypes: ['supermarkets', 'boutiques', 'phone shops', 'market stalls'],
        link: { label: 'Open Retail', href: '/retail' },
      },
      backoffice: {
        title: 'Backoffice Management',
        description: 'For the owner and the bookkeeper: staff, rights, branches and the closing of the day.',
        users: 'owners, bookkeepers, branch managers',
        features: [
          'Rights by role, branch by branch',
          'Expenses with a photograph',
          'Discounts that need approval',
          'Tax by product and country',
          'Profit by branch and month',
          'Files for the accountant',
        ],
        businessTypes: ['family businesses', 'chains', 'franchises', 'associations'],
        link: { label: 'Roles and rights', href: '/role-based-access-control' },
      },
      crm: {
        title: 'Customer Relationship Management',
        description: 'For those who call back: who bought, what was promised, and which email goes out.',
        users: 'salespeople, reception, whoever has the phone',
        features: [
          'One card for each customer',
          'Lists by what people buy',
          'Messages by email, reminders by SMS',
          'Promises with a date',
          'Complaints, until they are closed',
          'Birthdays and reorder days',
        ],
        businessTypes: ['distributors', 'workshops', 'salons', 'hotels with returning guests'],
        link: { label: 'Emails that send themselves', href: '/email-automation' },
      },
    },
    ask: {
      title: 'Not sure where to begin?',
      text: 'Start where you lose the most time. Tell us where that is, and we open that module first.',
      action: askUs('Request Demo', 'demo', 'I would like to request a demo. I lose most time with:'),
    },
  },
  needs: {
    heading: 'Which trade needs which',
    note: 'A diamond marks what to open on the first day. Later means it can wait until somebody asks for it.',
    caption: 'Modules by trade: needed from the first day, later, or not at all',
    columns: ['Module', 'Pharmacy', 'Shop', 'Restaurant', 'Hotel'],
    says: { first: 'From the first day', later: 'Later', none: 'Not needed' },
    rows: {
      pharmacy: { head: 'Pharmacy', cells: ['first', 'none', 'none', 'none'] },
      inventory: { head: 'Inventory', cells: ['first', 'first', 'first', 'later'] },
      restaurant: { head: 'Restaurant', cells: ['none', 'none', 'first', 'later'] },
      hotel: { head: 'Hotel', cells: ['none', 'none', 'none', 'first'] },
      retail: { head: 'Retail', cells: ['later', 'first', 'later', 'later'] },
      backoffice: { head: 'Backoffice', cells: ['first', 'first', 'first', 'first'] },
      crm: { head: 'Customers', cells: ['later', 'later', 'later', 'first'] },
    },
  },
  sale: {
    heading: 'One lunch, five entries, typed once.',
    note: 'A guest eats downstairs and puts it on the room. The waiter writes the order; the rest writes itself.',
    slip: {
      label:
        'A lunch for 18,500 francs and the five modules it reaches: restaurant, inventory, hotel, backoffice, customers.',
      title: 'Table 6, Saturday 13:10',
      aside: 'put on room 204',
      ordered: [
        { name: 'Tilapia with plantain', quantity: 1, price: 11_500 },
        { name: 'Passion fruit juice', quantity: 2, price: 3_500 },
      ],
      total: 'On the room',
      traces: [
        { module: 'restaurant', name: 'Restaurant', text: 'Ticket to grill and bar', shows: { words: 'served' } },
        { module: 'inventory', name: 'Inventory', text: 'Tilapia, from six to five', shows: { words: 'lowered' } },
        { module: 'hotel', name: 'Hotel', text: 'Bill of room 204', shows: 'sum' },
        { module: 'backoffice', name: 'Backoffice', text: 'VAT in the sale', shows: 'tax' },
        { module: 'crm', name: 'Customers', text: 'Third visit this year', shows: { words: 'noted' } },
      ],
      taxPercent: 18,
    },
  },
  shared: {
    heading: 'What they share',
    note: 'Why to take the second module from the same company.',
    entries: [
      {
        title: 'Products',
        text: 'One list. The bottle the bar pours is the bottle the shop sells and the storeroom counts.',
        links: [{ label: 'How stock is kept', href: '/inventory-management' }],
      },
      {
        title: 'People',
        text: 'Somebody who helps out at reception and at the bar has one name, one sign-in and two sets of rights.',
        links: [{ label: 'How rights are given', href: '/role-based-access-control' }],
      },
      {
        title: 'Money',
        text: 'Cash, card and mobile money from all counters meet in one closing, and each is counted separately.',
        links: [{ label: 'How the till works', href: '/point-of-sale-system' }],
      },
      {
        title: 'Places',
        text: `A second branch opens with the same modules and keeps its own drawer. From ${plans.professional.name} on.`,
        links: [{ label: 'How branches work together', href: '/multi-location' }],
      },
      {
        title: 'Answers',
        text: 'A report can cover all of them: which guests eat in, and what breakfast earns.',
        links: [{ label: 'How reports are made', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Before you choose',
    actions: [askUs('Ask about a module', 'question modules', 'I have a question about the modules:')],
    entries: [
      {
        id: 'per-module',
        question: 'Do I pay for each module?',
        answer: `No. A plan goes by products, people and places, not by modules. Email automation, SMS, several branches and the API start with ${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} a month.`,
      },
      {
        id: 'mid-month',
        question: 'Can I switch a module on in the middle of a month?',
        answer:
          'Yes, on any day. It opens with the products and people you have already entered, and closes the month like the others.',
      },
      {
        id: 'switch-off',
        question: 'And switch it off again?',
        answer: 'Yes. Its screens go and its records stay, so last year’s report still has all its lines.',
      },
      {
        id: 'two-trades',
        question: 'I sell medicines and bread in one room. Pharmacy or Retail?',
        answer:
          'Start with Pharmacy: it sells bread as well, while Retail does not ask for a batch. Add Retail when the bread has a queue of its own.',
      },
      {
        id: 'offline',
        question: 'Which of them work without a network?',
        answer:
          'The counters do: selling, serving and billing go on, and everything is sent when the network is back. Reports wait for it, because they need the other branches.',
      },
      {
        id: 'other-trades',
        question: 'My trade is not in the table. Is there a module for it?',
        answer:
          'If you keep stock, Inventory and Backoffice fit nearly every trade. Schools, workshops and salons start with Customers. Tell us what a normal day looks like and you get a straight answer.',
      },
      {
        id: 'photo-studio',
        question: 'Your form offers Photo Studio Management. Where is it on this page?',
        answer:
          'It is a choice in the form, not a module of its own. Choose it if you run a photo studio: in the demo we show you what Customers, Inventory and the till do for one, with promised dates, frames in stock and payments at the counter, and we say what they do not do.',
      },
    ],
  },
  closing: {
    heading: 'Try two of them together.',
    text: 'The second one is where the suite starts to pay off. We open both with your own goods in them.',
    actions: [askUs('Start Free Trial', 'trial', 'I would like a free trial with two modules:')],
    related: [
      { label: 'Plans and what they include', href: '/pricing' },
      { label: 'Help with the first day', href: '/services' },
      { label: 'How to start on your own', href: '/documentation' },
      { label: 'Call us or write', href: '/contact' },
    ],
  },
} as const satisfies ModulesCopy
