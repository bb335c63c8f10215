import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans
const [lowestTier, middleTier, highestTier] = loyaltyTiers

export const pointOfSaleSystem = {
  title: 'Point of Sale System',
  searchTitle: 'Offline POS system for Rwanda, Uganda and Cameroon',
  description: `A till on the phone you own: cash, card and mobile money, receipts, loyalty and refunds, and it sells on when the network is down. From ${sayPrice(starter.monthlyPrice)} a month.`,
  opening: {
    kicker: 'Point of sale system, online and offline',
    headline: ['The line is down.', 'The till is not.'],
    lead: 'Power comes and goes, and the network with it. The counter keeps selling, printing and counting, and updates head office when it can.',
    actions: [
      askUs('Schedule Demo', 'demo till', 'I would like to see the till, with and without network.'),
      askUs('Start Free Trial', 'trial till', 'I would like to try the till in my shop. How can I start a free trial?'),
    ],
    facts: [
      ['Plans from', `${sayPrice(starter.monthlyPrice)} a month`],
      ['Without network', 'Keeps selling'],
      ['Runs on', 'Phone, tablet, computer'],
    ],
  },
  themes: {
    heading: 'What the cashier has in hand',
    exampleLabel: 'For example:',
    themes: [
      {
        id: 'payments',
        title: 'Multiple payment types',
        text: [
          'Cash, card and mobile money, one of them or several for the same basket. The screen shows what is still to pay and what goes back as change, so nobody does sums out loud.',
          'At closing each payment method has its own line: the notes in the drawer, the card slips, the money on the phone. What does not match shows the same evening.',
        ],
        example:
          'A customer has RWF 15,000 on the phone and a basket of RWF 23,400. The rest comes in notes, the change is RWF 1,600, and the queue has hardly noticed.',
      },
      {
        id: 'receipts',
        title: 'Receipts',
        text: [
          'On paper, or by email for those who would only lose the slip. Tax is worked out line by line, at the rates you have set.',
          'Your name, your languages, your last line. A copy can be printed again next year, marked as a copy.',
        ],
        example:
          'A builder needs the invoice for a water pump he bought in March. The cashier in Nyagatare finds it by his phone number and sends it while he waits.',
      },
      {
        id: 'loyalty',
        title: 'Loyalty',
        text: [
          `Three tiers: ${sayList(loyaltyTiers)}. Regulars climb by what they spend, and you set the steps and what each is worth.`,
          'The phone number is the card. The cashier sees the tier before the total, and can greet the customer by name.',
        ],
        example: `Claudine is ${middleTier} and RWF 36,500 away from ${highestTier}. The till says so before she pays, and she adds the rice she would have bought across the road.`,
      },
      {
        id: 'offline',
        title: 'Offline mode',
        text: [
          'When the network goes down, the till does not ask what to do. It sells, prints, takes returns and counts on its own, for an hour or a day.',
          'Sales made without a signal wait on the device in their order. When it returns they are posted, each at the minute it was made and none of them twice.',
        ],
        example:
          'The network drops at 11:02 in a supermarket in Musanze. Four sales wait. At 11:24 it is back, they go out within a minute, and the gap in the owner’s chart closes.',
      },
      {
        id: 'returns',
        title: 'Returns and refunds',
        text: [
          'A return starts with the original receipt: what was bought, at what price, paid how. Nobody gets back more than was paid, or in another currency.',
          'Above your limit a manager approves, at the till or on a phone. Undamaged goods go back into stock; broken ones are set aside until the supplier has seen them.',
        ],
        example:
          'A kettle comes back with a cracked lid. The receipt is scanned, the manager taps yes, the money is on the customer’s phone, and the kettle is on the supplier’s list.',
      },
    ],
  },
  pictures: {
    payment: {
      label: 'A basket of 23,400 francs, paid with mobile money and cash; the change is shown.',
      title: 'Till 1, 17:52',
      aside: '7 pieces',
      due: 'To pay',
      amount: 23_400,
      paid: [
        { by: 'Mobile money', detail: 'confirmed 17:52', amount: 15_000 },
        { by: 'Cash', detail: 'two notes of 5,000', amount: 10_000 },
      ],
      change: 'Change',
      buttons: ['Cash', 'Card', 'Mobile money'],
    },
    receipt: {
      label: 'A till receipt with five lines, its total, the tax in it, and thanks in Kinyarwanda.',
      title: 'Imbuto Market, Huye',
      lines: [
        { name: 'Ifu y’ibigori 5 kg', price: 6_800 },
        { name: 'Amavuta 3 L', price: 7_100 },
        { name: 'Isabune, 4', price: 2_400 },
        { name: 'Icyayi 250 g', price: 1_300 },
        { name: 'Amagi, 12', price: 2_300 },
      ],
      total: 'Total',
      tax: 'VAT 18% included:',
      paid: 'Mobile money, 18:04',
      thanks: 'Murakoze, mugaruke',
      copy: 'Receipt 20748, Chantal, till 2',
    },
    loyalty: {
      label: `Three steps: ${sayList(loyaltyTiers)}. The customer stands on ${middleTier}; the next step is drawn ahead of her.`,
      title: 'Claudine, 31 visits',
      aside: 'this year',
      steps: [
        { tier: lowestTier, earns: '1% back' },
        { tier: middleTier, earns: '2% back' },
        { tier: highestTier, earns: '4% back' },
      ],
      at: 1,
      spent: 463_500,
      next: 500_000,
      toNext: `to ${highestTier}`,
      note: 'Steps and rewards as this shop has set them.',
    },
    offline: {
      label: 'Between 11:02 and 11:24 the network is down; four sales are made in that time and sent when it returns.',
      title: 'Till 2, 11:00 to 11:30',
      aside: 'nothing lost',
      network: 'Network',
      till: 'Till',
      live: 'at once',
      waited: 'sent 11:24',
      total: 'All six, in order',
    },
    refund: {
      label: 'A return against receipt 20714: the kettle is refunded to the mobile phone, approved by the manager.',
      title: 'Return to receipt 20714',
      aside: 'bought Monday',
      lines: [
        { name: 'Electric kettle', price: 18_000, isReturned: true },
        { name: 'Thermos, 1 L', price: 9_500 },
        { name: 'Six glasses', price: 5_400 },
      ],
      refund: 'Back to the customer',
      details: [
        ['Paid back', 'mobile money, as it was paid'],
        ['Reason', 'lid cracked'],
        ['Approved', 'Olivier, Manager, 15:20'],
        ['Goods', 'set aside for the supplier'],
      ],
    },
  },
  readers: {
    heading: 'Counters of every kind',
    entries: [
      {
        id: 'shops',
        title: 'Shops and market stalls',
        text: 'A phone and a small printer are a till. When the shop grows, add a screen and a drawer; the history stays.',
      },
      {
        title: 'Restaurants and bars',
        text: 'The bill follows the table: split among friends, moved to the terrace, or put on a room and settled at check-out.',
      },
      {
        id: 'receptions',
        title: 'Pharmacies and receptions',
        text: 'Where a sale has a name on it, a patient’s or a guest’s, the till keeps the two together and shows them only to the roles you choose.',
      },
    ],
  },
  together: {
    heading: 'What the till sets in motion',
    note: 'A sale is one touch for the cashier. Behind it, the rest moves.',
    entries: [
      {
        title: 'The count falls',
        text: 'What was sold leaves the count for every branch to see, and the reorder point is checked again.',
        links: [{ label: 'Inventory management', href: '/inventory-management#reorder-points' }],
      },
      {
        title: 'The curve rises',
        text: 'The owner sees the sale with its hour, branch and cashier before the customer is through the door.',
        links: [{ label: 'Live takings', href: '/real-time-analytics#takings' }],
      },
      {
        title: 'The email goes out',
        text: 'A first purchase sends the welcome, a new tier sends congratulations, and the receipt goes by email to those who asked for it.',
        links: [{ label: 'Email automation', href: '/email-automation#triggers' }],
      },
      {
        title: 'Your books are told',
        text: `Webhooks report a new sale, a payment received or a refund processed to your own software; the RESTful API lists them afterwards. Both come with ${professional.name} and ${enterprise.name}.`,
        links: [{ label: 'Sales in the API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Asked across the counter',
    actions: [askUs('Ask about the till', 'question pos', 'I have a question about the point of sale.')],
    entries: [
      {
        id: 'devices',
        question: 'Which devices do I need?',
        answer:
          'One with a browser: an Android phone, a tablet or the computer you have. Receipt printers, drawers and scanners that follow the usual standards are recognized; bring yours to the demo and we try it.',
      },
      {
        id: 'plan',
        question: 'Which plan has the till?',
        answer: `All of them. ${starter.name}, at ${sayPrice(starter.monthlyPrice)} a month, is for one person at one counter. ${professional.name}, at ${sayPrice(professional.monthlyPrice)}, has up to ${professional.users} accounts and several branches.`,
      },
      {
        id: 'how-long-offline',
        question: 'How long can I sell without a network?',
        answer:
          'As long as the battery lasts and the drawer has change. There is no deadline for sending; only the other branches wait for your figures.',
      },
      {
        id: 'last-one-offline',
        question: 'Two tills sell the last bag offline. What then?',
        answer:
          'Both sales stand, because both customers have paid. When both tills are back online, the count shows minus one, and the alert asks for the bag to be found or ordered.',
      },
      {
        id: 'cashier-discounts',
        question: 'Can a cashier give discounts to friends?',
        answer:
          'Only up to the limit of their role, and never unseen: every discount, price change and opened drawer is in the audit trail with name and time.',
      },
      {
        id: 'loyalty-cards',
        question: 'Do customers need a card for the loyalty tiers?',
        answer: 'No. They give their phone number or show a code on the phone. Those who want neither buy as before.',
      },
    ],
  },
  related: {
    label: 'What stands around the till',
    links: [
      { label: 'Behind the till', text: 'The shelf it sells from', href: '/inventory-management', module: 'inventory' },
      { label: 'In the pharmacy', text: 'Counter and prescriptions', href: '/pharmacy', module: 'pharmacy' },
      { label: 'In the hotel', text: 'Bar, kitchen and room bill', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'Pull the plug and see.',
    text: 'In the demo we switch the network off in the middle of a sale. You check whether the receipt is right.',
    actions: [askUs('Request Demo', 'demo till', 'I would like a demo of the till with the network switched off.')],
    related: [
      { label: 'Shops that sell with it', href: '/retail' },
      { label: 'Tables, kitchen and bill', href: '/restaurant' },
      { label: 'Who may refund what', href: '/role-based-access-control' },
    ],
  },
} as const satisfies PointOfSaleSystemCopy
