import {
  askUs,
  type ClosingWords,
  type HeadWords,
  type LinkWords,
  type OpeningWords,
  type QuestionsWords,
} from '#content/page-words.ts'
import { channels, contact } from '#facts/contact.ts'
import type { ModuleId } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'

/** The trades that have a page of their own, which are also the modules named after them (SRV-1). */
export type Trade = Extract<ModuleId, 'pharmacy' | 'retail' | 'restaurant' | 'hotel'>

/** One industry card: what we do there first, for which businesses, and the way to its page. */
export type TradeWords = LinkWords & {
  readonly trade: Trade
  readonly text: string
  readonly businessTypes: string
}

/** One service: what we do, what belongs to it, and what the customer has to bring. */
export type ServiceWords = {
  readonly title: string
  readonly text: string
  readonly includes: readonly string[]
  readonly bring: string
}

export type ServicesCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly trades: { readonly heading: string; readonly note: string; readonly cards: readonly TradeWords[] }
  readonly services: {
    readonly heading: string
    readonly note: string
    readonly bringLabel: string
    readonly entries: readonly ServiceWords[]
  }
  /** Sample sheets of a set-up: made up, and the totals are counted. */
  readonly scenes: {
    readonly heading: string
    readonly note: string
    readonly importCheck: {
      readonly label: string
      readonly title: string
      readonly aside: string
      readonly ready: { readonly name: string; readonly lines: number }
      readonly open: readonly { readonly name: string; readonly example: string; readonly lines: number }[]
      readonly total: string
    }
    readonly visit: {
      readonly label: string
      readonly title: string
      readonly aside: string
      readonly done: string
      readonly tasks: readonly { readonly task: string; readonly detail: string; readonly openUntil?: string }[]
    }
  }
  readonly rollout: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly columns: readonly [step: string, you: string, we: string]
    readonly steps: readonly (readonly [step: string, you: string, we: string])[]
  }
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}

export const services = {
  title: 'Services for your trade',
  searchTitle: 'Software setup, training and support in Africa',
  description:
    'We set the suite up with you: your stock list loaded, your staff trained, your printers connected, and somebody who answers when you call.',
  opening: {
    kicker: 'Services: setup, training and support',
    headline: ['Set up with you,', 'then looked after.'],
    lead: 'The suite opens in minutes. What takes longer is knowing your shelves, and that part we do together: products, prices, people and printers.',
    actions: [
      askUs('Get Started Today', 'trial', 'I would like to get started today. What do you need from me?'),
      askUs(
        'Schedule Consultation',
        'consultation setup',
        'I would like to schedule a consultation about setting up the suite.',
      ),
    ],
    facts: [
      ['Phone', channels.phone.said],
      ['E-mail answered', `Within ${channels.email.replyHours} hours`],
      ['Technical support', channels.support.said],
    ],
  },
  trades: {
    heading: 'Choose your trade',
    note: 'The first days look different behind each counter. Open yours.',
    cards: [
      {
        trade: 'pharmacy',
        label: 'Pharmacy',
        href: '/pharmacy',
        text: 'We load the stock list with batches and dates, and stay for the first morning of expiry alerts.',
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
        text: 'We draw your tables, sort the menu by kitchen, and serve one evening as an exercise.',
        businessTypes: 'Restaurants, cafés, bars, canteens',
      },
      {
        trade: 'hotel',
        label: 'Hotel',
        href: '/hotel',
        text: 'We number the doors, carry the open bookings over, and sit at the desk for a check-out.',
        businessTypes: 'Hotels, guest houses, lodges',
      },
    ],
  },
  services: {
    heading: 'What we do, and what you bring',
    note: 'Take one of them or all. Whatever you would rather do yourself, the documentation shows how.',
    bringLabel: 'You bring',
    entries: [
      {
        title: 'Set-up',
        text: 'We open the account with you at the screen and go through it once, from the name on the receipt to the closing of the day.',
        includes: [
          'Branches, tills and opening hours',
          'A receipt with your name and your tax',
          'A role for each person who sells',
          'Printer, scanner and cash drawer',
        ],
        bring: 'the person who knows the prices.',
      },
      {
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
        text: 'People learn at their own till, with their own goods: first to sell, then to take back, then to close.',
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
        text: 'We connect what you already pay for. Where no connection is ready, your developer gets the interface, and we answer the questions.',
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
        text: 'Whoever answers has stood at a till. Say what the screen shows; you need not know what it is called.',
        includes: [
          `Phone, ${channels.phone.said}`,
          `E-mail, ${channels.email.said}`,
          `Live chat, ${channels.chat.said}`,
          `Technical support, ${channels.support.said}`,
        ],
        bring: 'the name of the shop and the till it happened on.',
      },
      {
        title: 'On-site visits',
        text: `Some faults are seen only by standing there: the printer behind the fridge, the socket that sleeps at noon. We come from ${sayList(offices.map(({ city }) => city))}.`,
        includes: [
          'Cables, printers and the spare battery',
          'The first morning of selling',
          'The first count with scanners',
          'A new branch on its opening day',
        ],
        bring: 'the key to the store room.',
      },
    ],
  },
  scenes: {
    heading: 'Counted before it is sold.',
    note: 'Two sheets from a set-up, as you would get them. The shops on them are examples.',
    importCheck: {
      label: 'Check of an imported stock list: most lines are ready, three kinds of lines wait for an answer.',
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
        { task: 'Divine closes alone', detail: 'Sale, refund, drawer counted' },
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
        'Ask back, and say if the suite does not fit.',
      ],
      ['The week of the list', 'Send what is written down.', 'Load it and mark what nobody can read.'],
      [
        'The week of the count',
        'Count one shelf at a time; the shop stays open.',
        'Correct the figures while you call them out.',
      ],
      ['The week of practice', 'Sell to each other, return it, close.', 'Stand behind you, quiet until asked.'],
      ['The first morning', 'Sell.', 'Stay in the shop, or on the line if it is far.'],
      ['The first closing', 'Count the drawer.', 'Look with you for every franc that differs.'],
      ['The end of the month', 'Read the report aloud.', 'Change what the month has shown to be wrong.'],
      ['The first year', 'Tell us before a branch opens or a manager leaves.', 'Copy the set-up, pass on the rights.'],
      ['The third year', 'Ask for what you miss by now.', 'Go through rights, prices and old goods with you.'],
    ],
  },
  questions: {
    heading: 'Asked before the first call',
    actions: [askUs('Ask about a service', 'question setup', 'I have a question about your services:')],
    entries: [
      {
        question: 'What do set-up and training cost?',
        answer: `That depends on your branches and on the state of your list, so you get the sum in writing before we begin. The plan is apart from it: from ${sayPrice(plans.starter.monthlyPrice)} a month, on the pricing page.`,
      },
      {
        question: 'May the old system run beside it for a while?',
        answer:
          'Yes, until the first month has closed on the same figures in both. Then stop: writing each sale twice is twice the work.',
      },
      {
        question: 'My shop is far from any of your offices. Who helps me on the first morning?',
        answer:
          'We do, by phone and chat, while you stand at the till. When something needs hands, we plan a visit together with others on the same road.',
      },
      {
        question: 'What if the people you trained leave?',
        answer:
          'Call us when the new ones start. The documentation teaches the first day, and a practice till is there so that nobody learns on a customer.',
      },
      {
        question: 'Do I have to buy printers and tablets from you?',
        answer:
          'No. Tell us what stands on the counter and we say honestly whether it will do. Most receipt printers and scanners do.',
      },
      {
        question: 'If we part one day, what happens to my figures?',
        answer: 'You take them along. Products, customers, stock and sales leave as files that any spreadsheet opens.',
      },
    ],
  },
  closing: {
    heading: 'Another trade, or several?',
    text: `Tell us what is sold and where the day goes wrong. A person replies within ${contact.demoReplyHours} hours, and says so if the suite is not the right tool.`,
    actions: [askUs('Contact Sales', 'sales', 'My business is not on the list. I sell:')],
    related: [
      { label: 'All modules', href: '/modules' },
      { label: 'Several branches', href: '/multi-location' },
      { label: 'Large organisations', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies ServicesCopy
