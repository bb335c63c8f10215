import type { RetailCopy } from '#content/copy/retail.ts'
import { askUs } from '#content/page-words.ts'
import { figures, loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPlan, sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans
const [, middleTier, highestTier] = loyaltyTiers

export const retail = {
  title: 'Retail Business',
  searchTitle: 'Shop and retail software for Rwanda, Uganda and Cameroon',
  description: `Scan, sell and count: a till that works offline, stock that matches the shelf, mobile money, loyalty and the debt book. From ${sayPrice(starter.monthlyPrice)} a month.`,
  opening: {
    kicker: 'Retail business software for shops',
    headline: ['The shelf and', 'the book match.'],
    lead: 'Scan the crate in, scan the basket out. What the till sells leaves the books at once, so the evening stock count is a short walk along the shelves and no surprise.',
    actions: [
      askUs('Start Free Trial', 'trial retail', 'I run a shop. How can I start a free trial?'),
      askUs('Schedule Demo', 'demo retail', 'I would like to schedule a demo for my shop.'),
    ],
    facts: [
      ['Retail stores served', sayFigure(figures.retailStores)],
      ['Trial without a credit card', `${figures.trialDays.value} days`],
      ['Plans from', `${sayPrice(starter.monthlyPrice)} a month`],
    ],
  },
  day: {
    heading: 'The Saturday before term',
    note: 'An example day in a Kampala neighborhood shop. The people and the amounts are invented.',
    hours: [
      {
        time: '06:40',
        text: 'Nakato lifts the shutter. Her phone has the list for the wholesaler: what sold yesterday, what is left, how much to bring.',
        aside: 'Reorder list',
      },
      {
        time: '09:05',
        text: 'A school bursar asks for 200 notebooks. The till shows 130 on the shelf and 400 in the storeroom before anybody climbs the ladder.',
        aside: 'Shelf and storeroom',
      },
      {
        time: '12:50',
        text: 'The power goes and takes the internet with it. Nine customers are served on battery power; by two o’clock their sales are in the books.',
        aside: 'Offline mode',
      },
      {
        time: '14:15',
        text: `A neighbor pays part by mobile money and part in notes. Her number says ${middleTier}: a little more spent and she is ${highestTier}.`,
        aside: 'Mixed payment, loyalty',
      },
      {
        time: '15:30',
        text: '22 packets of milk on the shelf, none behind it, and 44 go on a Saturday. The alert went out while there was still time to send the motorbike.',
        aside: 'Low stock alert',
        isUrgent: true,
      },
      {
        time: '19:45',
        text: 'Drawer and book differ by UGX 1,000. The receipt that explains it is found before the shutter is down.',
        aside: 'Closing the day',
      },
    ],
  },
  scenes: {
    heading: 'Both sides of the counter.',
    note: 'The owner reads the shelves on her phone while the cashier rings up a neighbor. The stock and the basket are made up.',
    shelves: {
      label: 'Shelf list of six products with shelf, storeroom and days left: the milk will not last the day.',
      title: 'Shelf list, Saturday 15:30',
      currency: 'UGX',
      worth: 'at selling price',
      columns: ['Product', 'Shelf', 'Store', 'Lasts'],
      days: 'days',
      lastsToday: 'out today',
      products: [
        { name: 'Milk, 500 ml', price: 1_600, shelf: 22, store: 0, soldADay: 44 },
        { name: 'Rice, 5 kg', price: 19_000, shelf: 14, store: 40, soldADay: 12 },
        { name: 'Sugar, 1 kg', price: 4_200, shelf: 40, store: 120, soldADay: 32 },
        { name: 'Notebook', price: 1_000, shelf: 130, store: 200, soldADay: 60 },
        { name: 'Oil, 1 L', price: 6_000, shelf: 26, store: 72, soldADay: 16 },
        { name: 'Soap, bar', price: 1_800, shelf: 85, store: 200, soldADay: 12 },
      ],
    },
    basket: {
      label: 'A basket of five products paid with mobile money and cash, after the network has come back.',
      title: 'Till 2, 14:15',
      customer: `Prossy, ${middleTier}`,
      lines: [
        { name: 'Rice, 5 kg', quantity: 2, price: 19_000 },
        { name: 'Oil, 1 L', quantity: 3, price: 6_000 },
        { name: 'Sugar, 1 kg', quantity: 2, price: 4_200 },
        { name: 'Soap, bar', quantity: 4, price: 1_800 },
        { name: 'Milk, 500 ml', quantity: 4, price: 1_600 },
      ],
      currency: 'UGX',
      total: 'Total',
      payments: [
        { means: 'Mobile money', amount: 40_000 },
        { means: 'Cash', amount: 40_000 },
      ],
      change: 'Change',
      offline: 'No network from 12:50 to 13:55. The nine sales kept on this till are in the books now.',
    },
  },
  capabilities: {
    heading: 'What the shopkeeper gets',
    entries: [
      {
        id: 'scanning',
        title: 'Scanning in and out',
        text: 'Check a delivery against its order by barcode or RFID tag. A product without a code can carry a label of yours.',
      },
      {
        id: 'payments',
        title: 'Every kind of payment',
        text: 'Cash, card and mobile money go on the same receipt when a customer mixes them.',
      },
      {
        id: 'loyalty',
        title: 'Loyalty by phone number',
        text: `${sayList(loyaltyTiers)}. The phone number tells the till who is paying, and the regular gets what her tier has earned.`,
      },
      {
        id: 'debt-book',
        title: 'The debt book',
        text: 'What a neighbor takes on trust is written under her name and comes off when she pays. Nobody argues with a signed page.',
      },
      {
        id: 'returns',
        title: 'Returns',
        text: 'Find the receipt, take the item back, and both the shelf and the cash drawer are put right.',
      },
      {
        id: 'units',
        title: 'Carton, packet, piece',
        text: 'Buy the carton, sell the packet, split it into pieces. The suite keeps count, and knows what each piece cost.',
      },
      {
        id: 'no-network',
        title: 'Selling without a network',
        text: 'The queue does not notice. The till keeps its sales and sends them when the network is back.',
      },
      {
        id: 'low-stock',
        title: 'Low stock alerts',
        text: `Say at which count you start to worry. The till shows it the same day and, from ${professional.name} on, the buyer gets an email.`,
      },
      {
        id: 'closing',
        title: 'Closing the day',
        text: 'Count the notes, compare the mobile money, note the difference. Tomorrow starts from a drawer somebody has signed for.',
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: 'For a shop with a helper.',
    text: `${starter.name} holds ${starter.products} products and ${starter.users} account: right for a kiosk, too small for a shop with soap, sugar and notebooks, which takes ${professional.name}. ${enterprise.name} is for chains and can wait until you are one.`,
    points: [
      'Every product you sell, in every pack size',
      `${professional.users} accounts: yours, the cashiers’, the bookkeeper’s`,
      'The second shop, when it opens',
      'SMS to customers you have not seen for a while',
      'Backup and restore on demand',
    ],
    actions: [
      askUs('Get Started', 'plan professional retail', 'I run a shop and would like to start with Professional.'),
      { label: 'See what each plan holds', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Shopkeepers ask',
    actions: [
      askUs('Ask about your shop', 'question retail', 'I have a question about running my shop with the suite.'),
    ],
    entries: [
      {
        id: 'one-phone',
        question: 'I sell from a kiosk with one phone. Is this too much for me?',
        answer: `No. ${starter.name} at ${sayPrice(starter.monthlyPrice)} a month is made for one person: up to ${starter.products} products, one account, the same till. When you hire somebody, you change plans and keep the books.`,
      },
      {
        id: 'no-barcode',
        question: 'Half of my products have no barcode.',
        answer:
          'Print labels from the product list, or put those products on buttons on the till. For tomatoes and charcoal you type the weight.',
      },
      {
        id: 'last-one-offline',
        question: 'Two tills are offline and both sell the last carton. What then?',
        answer:
          'Both receipts stand. When the tills are back online, the count goes below zero and says so, with the two sales beside it, instead of hiding the carton that was never there.',
      },
      {
        id: 'till',
        question: 'Do I have to buy a till?',
        answer:
          'Not at first. An Android phone, a tablet or a laptop is enough; add a scanner and a receipt printer when the queue calls for them.',
      },
      {
        id: 'cashier-changes',
        question: 'Can a cashier change a price or make a sale disappear?',
        answer:
          'A price, only with a role that allows it, and never silently; a sale, never: a wrong one is refunded. The old price, the new one, the name and the time stay in the audit trail.',
      },
      {
        id: 'first-sale',
        question: 'How long until the first sale?',
        answer:
          'Setup takes minutes: the name of the shop, the tax, the first products. The rest of the list can come from a spreadsheet while you are already selling.',
      },
    ],
  },
  related: {
    label: 'Behind the shop',
    links: [
      {
        label: 'Inventory',
        text: 'Crates, counts and suppliers',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Point of Sale',
        text: 'Payments, receipts, returns',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      {
        label: 'Backoffice',
        text: 'Takings by hour and by product',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Bring one shelf.',
    text: 'Show us how you sell today, from a notebook or a spreadsheet. We put one shelf of it into the suite while you watch.',
    actions: [askUs('Request Demo', 'demo retail', 'I would like to request a demo of the retail module.')],
    related: [
      { label: 'Emails to your regulars', href: '/email-automation' },
      { label: 'When the second shop opens', href: '/multi-location' },
      { label: 'Help for small businesses', href: '/small-business-backbone' },
    ],
  },
} as const satisfies RetailCopy
