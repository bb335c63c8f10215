import type { ServicesCopy } from '#content/copy/services.ts'
import { askUs } from '#content/page-words.ts'
import { channels, contact } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'
import { channelLabels } from './hours.ts'

export const services = {
  title: 'Services for your trade',
  searchTitle: 'Software setup, training and support in Africa',
  description:
    'We set the suite up with you: your stock list loaded, your staff trained, your printers connected, and somebody who answers when you call.',
  opening: {
    kicker: 'Setup, training and support services',
    headline: ['Set up with you,', 'then looked after.'],
    lead: 'The suite is ready in minutes. What takes longer is getting to know your shelves, and we do that part together: products, prices, people and printers.',
    actions: [
      askUs('Get Started Today', 'trial', 'I would like to get started today. What do you need from me?'),
      askUs(
        'Schedule Consultation',
        'consultation setup',
        'I would like to schedule a consultation about setting up the suite.',
      ),
    ],
    facts: [
      ['Phone', channelLabels.phone],
      ['Email answered', `Within ${channels.email.replyHours} hours`],
      ['Technical support', channelLabels.support],
    ],
  },
  trades: {
    heading: 'Choose your trade',
    note: 'The first days look different behind each counter. Here is what we do in yours.',
    cards: [
      {
        trade: 'pharmacy',
        label: 'Pharmacy',
        href: '/pharmacy',
        text: 'We load your stock list with batches and dates, and stay for the first morning of expiry alerts.',
        businessTypes: 'Community pharmacies, drug shops, clinic dispensaries',
      },
      {
        trade: 'retail',
        label: 'Retail',
        href: '/retail',
        text: 'We enter the shelves with you, connect the scanner, and watch the first queue go through.',
        businessTypes: 'Supermarkets, hardware, boutiques, wholesale counters',
      },
      {
        trade: 'restaurant',
        label: 'Restaurant',
        href: '/restaurant',
        text: 'We draw your tables, sort the menu by station, and serve one practice evening.',
        businessTypes: 'Restaurants, cafés, bars, canteens',
      },
      {
        trade: 'hotel',
        label: 'Hotel',
        href: '/hotel',
        text: 'We number the rooms, carry open bookings over, and sit at the desk for a check-out.',
        businessTypes: 'Hotels, guest houses, lodges',
      },
    ],
  },
  services: {
    heading: 'What we do, and what you bring',
    note: 'Take one of them or all. For whatever you would rather do yourself, the documentation shows how.',
    bringLabel: 'You bring',
    entries: [
      {
        id: 'setup',
        title: 'Setup',
        text: 'We open the account with you at the screen and go through it once, from the name on the receipt to closing the day.',
        includes: [
          'Branches, tills and opening hours',
          'A receipt with your name and your tax',
          'A role for each person who sells',
          'Printer, scanner and cash drawer',
        ],
        bring: 'the person who knows the prices.',
      },
      {
        id: 'data-import',
        title: 'Data import',
        text: 'A spreadsheet, a file from the old system, photographs of the book: we turn it into products and hand back every line we did not understand.',
        includes: [
          'Products, prices and suppliers',
          'Opening stock by branch',
          'Customers and what they owe',
          'Batches and dates where they matter',
        ],
        bring: 'the list, however it looks.',
      },
      {
        title: 'Training',
        text: 'People learn at their own till, with their own goods: first sales, then returns, then closing.',
        includes: [
          'Cashiers, on sales and returns',
          'Managers, on stock and prices',
          'Owners, on reports and rights',
          'In the language of your counter',
        ],
        bring: 'everybody who touches the drawer, the Sunday help included.',
      },
      {
        title: 'Integrations',
        text: 'We connect what you already pay for. Where no connection exists yet, your developer gets the API, and we answer the questions.',
        includes: [
          'Mobile money and card machines',
          'The tax receipt of your country',
          'Files your bookkeeper can open',
          `API and webhooks, from ${plans.professional.name}`,
        ],
        bring: 'the names of the services and somebody who may log in to them.',
      },
      {
        title: 'Support',
        text: 'Whoever answers has worked a till. Tell us what the screen shows; you need not know what it is called.',
        includes: [
          `Phone, ${channelLabels.phone}`,
          `Email, ${channelLabels.email}`,
          `Live chat, ${channelLabels.chat}`,
          `Technical support, ${channelLabels.support}`,
        ],
        bring: 'the name of the shop and the till it happened on.',
      },
      {
        id: 'site-visits',
        title: 'On-site visits',
        text: `Some faults you only see on the spot: the printer behind the fridge, the socket that goes dead at noon. We set out from ${sayList(offices.map(({ city }) => city))}.`,
        includes: [
          'Cables, printers and the spare battery',
          'The first morning of selling',
          'The first count with scanners',
          'A new branch on its opening day',
        ],
        bring: 'the key to the storeroom.',
      },
    ],
  },
  scenes: {
    heading: 'Counted before it is sold.',
    note: 'Two sheets from a setup, as you would get them. The shops on them are made up.',
    importCheck: {
      label: 'Check of an imported stock list: most lines are ready, three kinds of lines are waiting for an answer.',
      title: 'Import check',
      aside: 'stock list, Musanze',
      ready: { name: 'Ready to sell', lines: 1_187 },
      open: [
        { name: 'Two names, one product?', example: 'Sugar 50, Isukari 50 kg', lines: 31 },
        { name: 'No price', example: 'School notebook, 96 pages', lines: 22 },
        { name: 'Crate or bottle?', example: 'Mineral water 500 ml', lines: 14 },
      ],
      total: 'Lines in your list',
    },
    visit: {
      label: 'Note of a visit to a shop in Rubavu: four things are done, a second SIM card follows on Thursday.',
      title: 'Visit, Rubavu',
      aside: 'Tuesday, 07:30',
      done: 'Done',
      tasks: [
        { task: 'Receipt printer', detail: 'Name, TIN and tax on the slip' },
        { task: 'Scanner, till 2', detail: 'Reads torn labels too' },
        { task: 'Power cut, tried', detail: 'Sold on battery, sent later' },
        { task: 'Aline closes alone', detail: 'Sale, refund, drawer counted' },
        { task: 'Second SIM card', detail: 'For the days without cable', openUntil: 'Thursday' },
      ],
    },
  },
  rollout: {
    heading: 'From the first call to the third year',
    note: 'Your shelves decide how long each step takes. The order stays the same.',
    caption: 'What you do and what we do in each week of a rollout',
    columns: ['When', 'You', 'We'],
    steps: [
      [
        'The first call',
        'Say what you sell, where, and what goes wrong.',
        'Ask back, and say so if the suite does not fit.',
      ],
      ['The week of the list', 'Send whatever you have written down.', 'Load it and mark what nobody can read.'],
      [
        'The week of the count',
        'Count one shelf at a time; the shop stays open.',
        'Correct the figures as you call them out.',
      ],
      ['The week of practice', 'Sell to each other, return it, close.', 'Stand behind you, quiet until asked.'],
      ['The first morning', 'Sell.', 'Stay in the shop, or on the phone if it is far.'],
      ['The first closing', 'Count the drawer.', 'Help you find every franc that is off.'],
      ['The end of the month', 'Read the report aloud.', 'Change what the month has shown to be wrong.'],
      ['The first year', 'Tell us before a branch opens or a manager leaves.', 'Copy the setup, pass on the rights.'],
      ['The third year', 'Ask for what you are missing by now.', 'Go through rights, prices and old goods with you.'],
    ],
  },
  questions: {
    heading: 'Asked before the first call',
    actions: [askUs('Ask about a service', 'question setup', 'I have a question about your services:')],
    entries: [
      {
        id: 'setup-cost',
        question: 'What do setup and training cost?',
        answer: `That depends on your branches and on the state of your list, so you get the price in writing before we start. The plan is separate: from ${sayPrice(plans.starter.monthlyPrice)} a month, on the pricing page.`,
      },
      {
        id: 'old-system',
        question: 'Can the old system run alongside for a while?',
        answer:
          'Yes, until the first month has closed with the same figures in both. Then stop: entering each sale twice is twice the work.',
      },
      {
        id: 'far-away',
        question: 'My shop is far from any of your offices. Who helps me on the first morning?',
        answer:
          'We do, by phone and chat, while you stand at the till. When something needs hands, we combine the visit with others on the same road.',
      },
      {
        id: 'trained-leave',
        question: 'What if the people you trained leave?',
        answer:
          'Call us when the new ones start. The documentation covers the first day, and there is a practice till so that nobody learns on a customer.',
      },
      {
        id: 'hardware',
        question: 'Do I have to buy printers and tablets from you?',
        answer:
          'No. Tell us what is on your counter and we tell you honestly whether it will do. Most receipt printers and scanners will.',
      },
      {
        id: 'parting',
        question: 'If we part ways one day, what happens to my figures?',
        answer:
          'You take them with you. Products, customers, stock and sales leave as files that any spreadsheet opens.',
      },
    ],
  },
  closing: {
    heading: 'Another trade, or several?',
    text: `Tell us what you sell and where the day goes wrong. A person replies within ${contact.demoReplyHours} hours, and says so if the suite is not the right tool.`,
    actions: [askUs('Contact Sales', 'sales', 'My business is not on the list. I sell:')],
    related: [
      { label: 'All modules', href: '/modules' },
      { label: 'Several branches', href: '/multi-location' },
      { label: 'Large organizations', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies ServicesCopy
