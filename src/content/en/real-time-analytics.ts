import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const realTimeAnalytics = {
  title: 'Real-time Analytics',
  searchTitle: 'Real-time sales analytics for shops across Africa',
  description:
    'Watch sales, stock and margin as they change, branch by branch, on any phone. Live charts and alerts that reach you before closing time.',
  opening: {
    kicker: 'Real-time analytics',
    headline: ['See the sale', 'as it is made.'],
    lead: 'A report on yesterday tells you what you should have done. Here the figure moves when the till does, and a quiet branch is noticed before it closes.',
    actions: [
      askUs('Schedule Demo', 'demo reports', 'I would like to see live figures for my business.'),
      askUs('Start Free Trial', 'trial reports', 'I would like to try the live figures. How can I start a free trial?'),
    ],
    facts: [
      ['Advanced analytics from', plans.professional.name],
      [`${plans.professional.name}, a month`, sayPrice(plans.professional.monthlyPrice)],
      ['Reads on', 'Any phone with a browser'],
    ],
  },
  themes: {
    heading: 'Four questions, answered now',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'takings',
        title: 'How is today going?',
        text: [
          'Every sale joins the curve the moment it is paid. Beside it runs the same day of last week, because a Tuesday should be measured against a Tuesday.',
          'Cash, card and mobile money are one line or three, as you like. Returns come off when they happen, not at the end of the month.',
        ],
        example:
          'At 13:00 the owner of a shop in Nyamirambo sees that the noon rush did not come. She calls: the street is closed for a race. At 15:00 it reopens, and she keeps the second cashier until eight.',
      },
      {
        id: 'branches',
        title: 'Which branch needs me?',
        text: [
          'Branches are listed one below the other, each measured against its own usual day. A small shop that does well is not outshone by a large one that does badly.',
          'Tap a branch and you are among its cashiers, its hours, its latest receipts. Sales made offline are marked as such and move into their own hour when they arrive.',
        ],
        example:
          'Rubavu has half its usual takings at 14:00. The manager has not noticed that the card terminal refuses every second card. One call to the bank, and the afternoon is saved.',
      },
      {
        id: 'margin',
        title: 'What do I keep of it?',
        text: [
          'Cost and price are on one line, so that a best seller that earns nothing gives itself away. The cost is that of the crate the piece came from, not last year’s average.',
          'Discounts and spoilage come off before you see the figure. What is left is what pays the rent.',
        ],
        example:
          'Sugar brings the most customers and the least money. The shopkeeper leaves it by the door, and puts the tea, which earns four times as much a packet, on the shelf above.',
      },
      {
        id: 'alerts',
        title: 'What must I know before tonight?',
        text: [
          'You name the figure and the limit: a refund above an amount, a drawer opened without a sale, a branch silent for an hour. The message reaches your phone or your inbox.',
          'An alert that comes too often is read by nobody. Each shows how often it went off this month, and can be told to stay quiet outside opening hours.',
        ],
        example:
          'A freezer room in Rwamagana sells nothing between 11:00 and 12:00, on a Saturday. The alert goes off, somebody looks, and the fuse is changed before the fish is lost.',
      },
    ],
  },
  pictures: {
    takings: {
      label: 'Takings of a Thursday by hour until one in the afternoon: the noon rush of last Thursday is missing.',
      title: 'Thursday, until 13:00',
      now: 'Today',
      before: 'Last Thursday',
      unit: 'RWF, in thousands',
    },
    branches: {
      label:
        'Four branches at two o’clock, each against its usual day: three are ahead, Rubavu has half its usual takings.',
      title: 'Branches, 14:00',
      aside: 'RWF, in thousands',
      usual: 'usually',
      quiet: 'quiet',
      total: 'All four',
    },
    margin: {
      label: 'Four products of one day: sugar sells most by far, and leaves the least.',
      title: 'What is left today',
      columns: ['Product', 'Sold', 'Left'],
      each: 'each',
      rows: [
        { name: 'Sugar, 1 kg', cost: 1_560, price: 1_650, sold: 212 },
        { name: 'Rice, 5 kg', cost: 6_900, price: 7_500, sold: 58 },
        { name: 'Cooking oil, 1 L', cost: 2_130, price: 2_400, sold: 84 },
        { name: 'Tea, 250 g', cost: 940, price: 1_300, sold: 61 },
      ],
      total: 'Left of these four',
    },
    alerts: {
      label:
        'Alerts of one Saturday: a silent freezer room first, then a large refund, a stock limit and the evening close.',
      title: 'Alerts, Saturday',
      aside: 'to Jeannette’s phone',
      rows: [
        { time: '12:01', what: 'Freezer room sold nothing', rule: 'Rule: silent for an hour', isUrgent: true },
        { time: '15:20', what: 'Refund of RWF 64,000', rule: 'Rule: refund above 50,000' },
        { time: '17:45', what: 'Flour lasts two more days', rule: 'Rule: stock under three days' },
        { time: '20:06', what: 'Day closed, RWF 0 missing', rule: 'Rule: every evening' },
      ],
    },
  },
  readers: {
    heading: 'Who looks at it, and when',
    entries: [
      {
        id: 'owner',
        title: 'The owner, on the bus',
        text: 'One screen on a small phone: takings, what is left, what needs a call. It loads on a weak signal, because it is text and lines.',
      },
      {
        id: 'manager',
        title: 'The manager, at three',
        text: 'Early enough to move a colleague to the busy till, to mark down the bread, to ask the supplier for one more crate.',
      },
      {
        id: 'accountant',
        title: 'The accountant, on the first',
        text: 'The month is added up the moment it ends. What is on the screen is what goes into the file, down to the single receipt.',
      },
    ],
  },
  together: {
    heading: 'Where the figures come from',
    note: 'Nobody types a number twice. Each of these reports as it works.',
    entries: [
      {
        title: 'From the till',
        text: 'Each receipt carries its time, its cashier and its payment method. That is the whole chart.',
        links: [{ label: 'Point of sale', href: '/point-of-sale-system' }],
      },
      {
        title: 'From the storeroom',
        text: 'Batches bring their cost, deliveries their date. Margin and stock age follow from both.',
        links: [{ label: 'Inventory management', href: '/inventory-management' }],
      },
      {
        title: 'To your inbox',
        text: 'The chart you like best arrives by email at the hour you choose.',
        links: [{ label: 'Email automation', href: '/email-automation' }],
      },
      {
        title: 'To your own tools',
        text: 'A RESTful API lists the sales, and webhooks tell you when one is made. Both come with the same plans as these charts.',
        links: [{ label: 'Integrations and API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Asked about live figures',
    actions: [askUs('Ask about reports', 'question analytics', 'I have a question about reports and live figures.')],
    entries: [
      {
        id: 'plan',
        question: 'Which plan has this?',
        answer: `Advanced analytics come with ${plans.professional.name} and ${plans.enterprise.name}, at ${sayPrice(plans.professional.monthlyPrice)} and ${sayPrice(plans.enterprise.monthlyPrice)} a month. ${plans.starter.name}, at ${sayPrice(plans.starter.monthlyPrice)}, shows what the day brought in and what is in stock, and leaves the comparing to you.`,
      },
      {
        id: 'offline',
        question: 'How live is live when a till is offline?',
        answer:
          'As live as its connection. The branch is shown with the time it last reported; when the till is back, its sales go into the hours in which they were made. The chart corrects itself.',
      },
      {
        id: 'data-bundle',
        question: 'Does it eat up my data bundle?',
        answer:
          'No. It sends numbers, not pictures. A screen that stays open asks only for what has changed, and a phone in your pocket asks for nothing.',
      },
      {
        id: 'who-sees',
        question: 'Can my staff see what the business earns?',
        answer:
          'Only those whose role includes reports. An employee sees one till, a manager one department, and cost prices stay with the people you trust with them.',
      },
      {
        id: 'own-figures',
        question: 'Can I have a figure that nobody else has thought of?',
        answer:
          'Often it is there under another name, so ask us first. If not, export the receipts as a table and count whatever you like, or let your own software fetch them.',
      },
    ],
  },
  related: {
    label: 'What feeds the charts',
    links: [
      { label: 'The till', text: 'Where each figure begins', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'The shelves', text: 'Cost and age of stock', href: '/inventory-management', module: 'inventory' },
      { label: 'The branches', text: 'Town by town', href: '/multi-location', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Which number do you ask for first?',
    text: 'Tell us, and the demo opens on it.',
    actions: [askUs('Request Demo', 'demo reports', 'The number I ask for first every day is ')],
    related: [
      { label: 'Who may see which report', href: '/role-based-access-control' },
      { label: 'What each plan includes', href: '/pricing' },
      { label: 'Shops and their busy hours', href: '/retail' },
    ],
  },
} as const satisfies RealTimeAnalyticsCopy
