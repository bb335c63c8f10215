import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans
const [, administrator, manager, employee, , auditor] = roleTemplates
const highestTier = loyaltyTiers[2]

export const multiLocation = {
  title: 'Multi-location management',
  searchTitle: 'Multi-location software for shops and chains in Africa',
  description: `Run all your branches from one screen: stock, transfers, prices, staff and takings side by side. From ${sayPrice(professional.monthlyPrice)} a month with ${professional.name}.`,
  opening: {
    kicker: 'Multi-location management software',
    headline: ['Each branch sells.', 'One book records.'],
    lead: 'A second shop should not need a second notebook. Every branch keeps its own drawer and its own shelves; you read them on one page.',
    actions: [
      askUs('Schedule Demo', 'demo branches', 'I would like to schedule a demo for a business with several branches.'),
      askUs('Contact Sales', 'sales branches', 'I run several branches and would like to talk to sales.'),
    ],
    facts: [
      ['Included from', professional.name],
      [`${professional.name}, a month`, sayPrice(professional.monthlyPrice)],
      ['Locations on Enterprise', 'Unlimited'],
    ],
  },
  day: {
    heading: 'One Saturday, five branches',
    note: 'Three shops in Kigali, one in Musanze, one in Huye: a group we made up to show a day.',
    hours: [
      {
        time: '07:15',
        text: 'Four tills open. Musanze waits for its generator and follows at 07:40; nobody has to call Kigali to say so.',
        aside: 'Branches at a glance',
      },
      {
        time: '09:30',
        text: 'Sugar has gone up at the wholesaler. Aline changes one price, and four branches have it. Huye keeps its own, because it buys elsewhere.',
        aside: 'Price list',
      },
      {
        time: '11:20',
        text: 'Remera is down to 12 bags of rice and sells 25 on a Saturday. Nyabugogo has more than it needs: 30 bags are on the truck before anybody has called a supplier.',
        aside: 'Stock across branches',
        isUrgent: true,
      },
      {
        time: '14:00',
        text: 'A cashier from Remera helps out in Kimironko. She signs in there until the evening, and her sales stay in that drawer.',
        aside: 'Rights by branch',
      },
      {
        time: '16:30',
        text: 'A kettle bought in Kigali is brought back in Huye. The receipt is found, the money leaves Huye’s drawer and the kettle joins Huye’s shelf.',
        aside: 'Returns anywhere',
      },
      {
        time: '20:45',
        text: 'The last till is closed. RWF 2,129,850 is on one page, and so is the branch whose drawer is RWF 2,000 short.',
        aside: 'Closing',
      },
    ],
  },
  scenes: {
    heading: 'Five doors on one page.',
    note: 'The same Saturday twice: what every branch took, and where the rice was when Remera ran low.',
    board: {
      label: 'Takings, number of sales and average sale of five branches on one Saturday, with their total.',
      title: 'Saturday, all branches',
      aside: 'Closed 20:45',
      columns: ['Branch', 'RWF', 'Sales', 'Average'],
      closed: 'closed',
      total: 'All five',
      check: 'Huye: drawer RWF 2,000 short, counted by Jeanne',
    },
    stock: {
      label: 'Bags of rice in five branches and on the road; Remera is below its reorder point.',
      title: 'Rice, 25 kg, 11:25',
      unit: 'bags in all',
      reorderAt: 'reorder at',
      onTheRoad: 'On the road to Remera',
      note: 'Left Nyabugogo 11:20, signed for on arrival',
    },
  },
  themes: {
    heading: 'What moves, and what stays put',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'transfers',
        title: 'Goods that travel',
        text: [
          'Goods leave one count when the truck leaves and join the other when somebody signs for them. In between they belong to the road, and the road has a driver’s name.',
          'A difference is noted at the door, while the driver is still there to see it.',
        ],
        example:
          'Musanze signs for 118 packets of sugar where 120 were sent. Both branches see the same line that minute.',
      },
      {
        id: 'prices',
        title: 'One list, or one for each street',
        text: [
          'Keep one price list for every branch and allow exceptions where rents and customers differ.',
          'Change the list and every branch follows, except where you have said otherwise. Who set an exception, and when, is shown beside it.',
        ],
        example: 'Cooking oil costs RWF 100 more at the bus park, and the list itself stays as it is.',
      },
      {
        id: 'rights',
        title: 'Rights that end at the door',
        text: [
          'A cashier belongs to a branch and sees that branch. A manager may run several, and a bookkeeper may read them all without touching one.',
          'When somebody moves to another town, you change one line; their old sales stay under their name.',
        ],
        example: 'Patrick manages the three shops in Kigali. Huye’s takings are not on his screen.',
      },
    ],
  },
  pictures: {
    transfers: {
      label: 'A transfer note from Nyabugogo to Musanze: three products sent, two packets of sugar missing on arrival.',
      title: 'Transfer TR-0921',
      aside: 'Nyabugogo to Musanze',
      columns: ['Product', 'Sent', 'Signed for'],
      lines: [
        { name: 'Sugar, 1 kg', price: 1_700, sent: 120, signedFor: 118 },
        { name: 'Oil, 1 L', price: 2_400, sent: 72, signedFor: 72 },
        { name: 'Soap, bar', price: 700, sent: 200, signedFor: 200 },
      ],
      total: 'Pieces',
      missing: (pieces, worth) => `Missing on arrival: ${pieces}, ${worth}`,
    },
    prices: {
      label: 'A price list of four products with the exceptions of two branches.',
      title: 'Price list',
      aside: 'RWF',
      columns: ['Product', 'List', 'Nyabugogo', 'Huye'],
      asListed: 'as list',
      products: [
        { name: 'Rice, 25 kg', listed: 34_500, own: [null, 35_200] },
        { name: 'Sugar, 1 kg', listed: 1_700, own: [null, 1_650] },
        { name: 'Oil, 1 L', listed: 2_400, own: [2_500, null] },
        { name: 'Soap, bar', listed: 700, own: [null, null] },
      ],
    },
    rights: {
      label: 'Five people and five branches: who works where, and who only reads.',
      title: 'Who sees which branch',
      aside: 'Five of fourteen',
      head: 'Who',
      branches: ['Kim', 'Nya', 'Rem', 'Mus', 'Huy'],
      people: [
        { name: 'Aline', role: administrator, rights: 'wwwww' },
        { name: 'Patrick', role: manager, rights: 'www--' },
        { name: 'Solange', role: manager, rights: '---ww' },
        { name: 'Jeanne', role: employee, rights: '----w' },
        { name: 'Claude', role: auditor, rights: 'rrrrr' },
      ],
      key: { w: 'works here', r: 'reads only' },
    },
  },
  growth: {
    heading: 'From one door to five',
    text: 'With one shop you know things because you are there. With five, somebody has to write them down, and it should not be you.',
    actions: [],
    caption: 'What changes between one branch and five',
    columns: ['What', 'One branch', 'Five branches'],
    rows: [
      {
        head: 'Stock',
        cells: ['You look at the shelf.', 'You look at one list: each branch, and what is on the road between them.'],
      },
      { head: 'Prices', cells: ['They are on the label.', 'They are on the list, with the exceptions you allow.'] },
      {
        head: 'People',
        cells: [
          'You see who is at the till.',
          'Everybody signs in where they work, so a sale has a name and a branch.',
        ],
      },
      {
        head: 'Cash',
        cells: ['You count the drawer.', 'Each branch counts its own, and you hear of a difference that evening.'],
      },
      {
        head: 'Regulars',
        cells: [
          'You know their faces.',
          `Any counter knows what they bought, what they owe and whether they are ${highestTier}.`,
        ],
      },
      {
        head: 'Decisions',
        cells: ['They ask you.', 'The manager decides, within limits you set once.'],
      },
    ],
  },
  capabilities: {
    heading: 'What an owner of several gets',
    entries: [
      {
        id: 'comparison',
        title: 'Branches side by side',
        text: 'Takings, margin and stock by branch, for the same day and in the same order.',
      },
      {
        id: 'last-one',
        title: 'The last one in town',
        text: 'A customer wants something that is sold out. The cashier sees which branch has it, and has it kept there under her name.',
      },
      {
        id: 'buying',
        title: 'Buying for all',
        text: 'The needs of every branch become one order. When it arrives, the delivery note already says how many crates go where.',
      },
      {
        id: 'transfer-requests',
        title: 'Transfers on request',
        text: 'A branch asks, another agrees or refuses, and you need not be the phone line between them.',
      },
      {
        id: 'closing',
        title: 'Closing by branch',
        text: 'Each drawer is counted where it is. The day is over when the last branch has signed.',
      },
      {
        id: 'returns',
        title: 'Returns at any counter',
        text: 'Bought in one branch, brought back in another: goods and money are booked where they change hands.',
      },
      {
        id: 'offline',
        title: 'A branch offline',
        text: 'It keeps selling by itself. Your page shows how old its figures are, so that you do not decide on yesterday’s.',
      },
      {
        id: 'new-branch',
        title: 'Opening another door',
        text: 'Copy products, prices and roles from a branch that works well. Setup takes minutes; painting the shop takes longer.',
      },
      {
        id: 'bookkeeper',
        title: 'Sales for your bookkeeper',
        text: `By branch, as a file or through the REST API, which is included in ${professional.name}.`,
      },
    ],
  },
  plans: {
    heading: 'Count people, then doors.',
    text: `${starter.name} is for a single shop. Two or three small ones fit ${professional.name}: an owner, a bookkeeper and a cashier behind each counter. Five branches have more people than it has accounts; then ${enterprise.name} is the honest choice, because nobody should share a password.`,
    actions: [
      askUs('Ask which plan fits', 'consultation branches', 'I have several branches. This many branches and people:'),
      { label: 'Compare every plan', href: '/pricing' },
    ],
    caption: `${professional.name} and ${enterprise.name} for a business with several branches`,
    columns: ['For branches', professional.name, enterprise.name],
    rows: [
      { head: 'A month', cells: [sayPrice(professional.monthlyPrice), sayPrice(enterprise.monthlyPrice)] },
      { head: 'A year, paid at once', cells: [sayPrice(professional.annualPrice), sayPrice(enterprise.annualPrice)] },
      { head: 'Locations', cells: ['Several', 'Unlimited'] },
      { head: 'Accounts', cells: [`Up to ${professional.users}`, 'Unlimited'] },
      {
        head: 'Roles',
        cells: [`The ${roleTemplates.length} templates, and roles made from them`, 'Also rules for every single right'],
      },
      { head: 'API, email automation, SMS', cells: ['Included', 'Included'] },
      { head: 'Your name instead of ours', cells: ['No', 'White-label'] },
      { head: 'When you need us', cells: ['Priority support', 'Also by phone at any hour, and an account manager'] },
      { head: 'Choose it for', cells: ['Two or three small shops', 'Five branches, or three that work in shifts'] },
    ],
  },
  questions: {
    heading: 'Owners of several ask',
    actions: [
      askUs(
        'Ask about your branches',
        'question multiLocation',
        'I have a question about running several branches with the suite.',
      ),
    ],
    entries: [
      {
        id: 'several-trades',
        question: 'We have a pharmacy, a shop and a guest house. Is that one account?',
        answer:
          'Yes. Each branch uses the module of its trade, and all of them end up in the same books. You read them together or separately.',
      },
      {
        id: 'other-country',
        question: 'My second branch is across the border. Does that work?',
        answer:
          'Yes. It has its own currency, tax and receipt from the day it is added. The group’s page shows both, and the rate at which they were added up.',
      },
      {
        id: 'other-branches',
        question: 'Can a manager see what the other branches take?',
        answer: 'Only for the branches you have assigned to them. The group’s page is for you and anybody you name.',
      },
      {
        id: 'next-year',
        question: 'We have one shop now and open another next year. Which plan?',
        answer: `Start with the plan that fits one. When the second opens, move to ${professional.name}; products, customers and past sales stay where they are.`,
      },
      {
        id: 'move-up',
        question: 'When does it make sense to move up to Enterprise?',
        answer: `On the day the next person would have to share an account: ${professional.name} has ${professional.users}. Earlier if you want your own name on it, or somebody on the phone at night.`,
      },
      {
        id: 'several-owners',
        question: 'Each of my shops has its own owner. Can they share stock but not money?',
        answer:
          'Then they are separate businesses, each with its own users and data. Goods move between them as a sale and a purchase, the way the tax office wants it.',
      },
    ],
  },
  related: {
    label: 'For every branch',
    links: [
      {
        label: 'Inventory',
        text: 'Counts, batches, reorder points',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Point of Sale',
        text: 'The counter in each of them',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Pharmacy', text: 'Branches with dates on the boxes', href: '/pharmacy', module: 'pharmacy' },
    ],
  },
  closing: {
    heading: 'Name your branches.',
    text: 'Tell us where they are and what moves between them. In the demo we follow one load, from the truck to the signature.',
    actions: [askUs('Request Demo', 'demo branches', 'I would like to request a demo for my branches. They are in:')],
    related: [
      { label: 'Shops', href: '/retail' },
      { label: 'Figures by branch', href: '/real-time-analytics' },
      { label: 'Chains and groups', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies MultiLocationCopy
