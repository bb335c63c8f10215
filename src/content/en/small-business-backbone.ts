import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { sayFirstYear } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { externalLinks } from '#facts/links.ts'
import { plans, priceAfterDiscount, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'

const { firstYearDiscountPercent, acceleratorFreeMonths } = smallBusinessProgram
const off = `${firstYearDiscountPercent}% off`
const expert = askUs('Speak with an Expert', 'person small-business', 'I would like to speak with an expert.')

const forum = {
  title: 'Community forum',
  text: 'Owners answer owners: which scanner lasts, who repairs receipt printers in Goma, how others handle credit.',
  links: [askUs('Ask to join', 'programme forum', 'I would like to join the community forum.')],
} as const

export const smallBusinessBackbone = {
  title: 'Small Business Backbone',
  searchTitle: 'Software and support for small businesses in Africa',
  description: `Software from ${sayPrice(plans.starter.monthlyPrice)} a month, ${off} the first year for small businesses that qualify, a startup accelerator, and help in plain words.`,
  opening: {
    kicker: 'Small business software and programs',
    headline: ['Small counters', 'hold the street.'],
    lead: `They open first, close last and know who is short of money this week. They should not need a chain’s budget to get good tools: plans start at ${sayPrice(plans.starter.monthlyPrice)} a month.`,
    actions: [
      askUs('Start Free Trial', 'trial small-business', 'I have a small business. How can I start a free trial?'),
      expert,
    ],
    facts: [
      ['First year, if you qualify', off],
      ['Startup accelerator', `${acceleratorFreeMonths} months free`],
      ['Trial for everybody', `${sayFigure(figures.trialDays)} days`],
    ],
  },
  impact: {
    heading: 'Impact',
    note: 'An average is not a promise. Let your trial month tell you about your own shop.',
    actions: [{ label: 'How we count', href: '/about#how-we-count' }],
    entries: [
      {
        title: 'Businesses served',
        text: 'Every small business that has worked with us, from the first one on.',
        figure: sayFigure(figures.businessesServed),
      },
      {
        title: 'Revenue growth',
        text: 'Average first-year revenue growth. It hides the shop that doubled and the shop that closed.',
        figure: sayFigure(figures.firstYearGrowth),
      },
      {
        title: 'Operating cost reduction',
        text: 'Less spent on counting, copying and correcting. Rent, wages and flour cost what they cost.',
        figure: sayFigure(figures.costReduction),
      },
      {
        title: 'Jobs supported',
        text: 'People employed where the suite is in use. The owners created these jobs; we did not.',
        figure: sayFigure(figures.jobsSupported),
      },
    ],
  },
  stories: {
    heading: 'Three doors, three towns',
    note: 'We name the trade and the town. What a shop earns is its own business.',
    entries: [
      {
        id: 'bakery',
        title: 'A bakery',
        aside: 'Huye',
        text: 'The oven was lit at three, and how much to bake was a matter of memory and weather. Too much bread went home with the staff, and on market days the brown loaves were gone before noon. Now the till counts each loaf as it leaves. At closing time the sheet shows what was left and when a tray ran out, and tomorrow’s flour is weighed out to match. The baker still looks at the sky first.',
      },
      {
        id: 'repair',
        title: 'An IT repair service',
        aside: 'Kigali, Kimironko',
        text: 'Laptops stood on three shelves with names on tape, and twice a customer was handed the wrong one. Each machine is a job now: its serial number, its fault, the parts that went in and the person who opened it. The customer gets an email when the part arrives and another when the machine is ready. The argument at the counter about who promised what has stopped, because the promise is on the screen.',
      },
      {
        id: 'nursery',
        title: 'A nursery',
        aside: 'Musanze',
        text: 'Seedlings do not wait. Avocado, coffee and cypress are sown months before anybody orders them, and a tray that is not sold by the rains is compost. The nursery books each sowing as a batch with its own date. It sees early which batch will be ready before its season, and calls the cooperatives from the list of who bought last year. Cash, mobile money and the credit that runs until harvest are listed side by side.',
      },
    ],
  },
  scenes: {
    heading: 'Seven in the evening, floor swept.',
    note: 'An example from a bakery. The loaves and the francs are made up; the two sheets are what the owner gets.',
    evening: {
      label: 'The evening sheet of a bakery: five kinds of bread with what was left and sold, and the day’s total.',
      title: 'Friday’s bread',
      aside: 'closed 19:10',
      columns: ['Bread', 'Left', 'Sold, RWF'],
      breads: [
        { name: 'White loaf', baked: 120, sold: 112, price: 1000 },
        { name: 'Brown loaf', baked: 60, sold: 60, price: 1200, remark: 'gone at 11:20' },
        { name: 'Milk bun', baked: 180, sold: 158, price: 300 },
        { name: 'Mandazi', baked: 400, sold: 371, price: 100 },
        { name: 'Cake, slice', baked: 48, sold: 41, price: 800 },
      ],
      of: 'of',
      total: 'In the till',
    },
    store: {
      label: 'The storeroom of a bakery against tomorrow: flour, sugar and oil are enough, yeast must be bought.',
      title: 'For Saturday',
      inStore: 'in the store',
      enough: 'left',
      buy: 'to buy',
      goods: [
        { name: 'Wheat flour', unit: 'kg', has: 84, needs: 76 },
        { name: 'Yeast', unit: 'g', has: 900, needs: 1100 },
        { name: 'Sugar', unit: 'kg', has: 21, needs: 14 },
        { name: 'Oil', unit: 'L', has: 16, needs: 9 },
      ],
    },
  },
  programs: {
    heading: 'Programs',
    note: 'Each begins with a conversation. You need no business plan in a folder.',
    entries: [
      {
        id: 'accelerator',
        title: 'Startup accelerator',
        text: 'For a business in its first steps, so that the first rent and the first stock come before us. Somebody sets the till up with you and looks at your first three closings.',
        figure: `${acceleratorFreeMonths} months`,
        aside: 'free software',
        links: [
          askUs(
            'Join the accelerator',
            'programme accelerator',
            'I am starting a business and would like to join the startup accelerator.',
          ),
        ],
      },
      {
        id: 'family',
        title: 'Family business support',
        text: 'For shops that pass from one generation to the next. Together with the parents we write down what only they know: who gets credit, which supplier is late, what sells at Easter. Each member of the family then has a role of their own, and the arguments are about the business, not about who opened the drawer.',
        aside: 'two generations, one till',
        links: [
          askUs(
            'Tell us about the family',
            'programme family',
            'We run a family business and would like to hear about your support.',
          ),
        ],
      },
      {
        id: 'rural',
        title: 'Rural business initiative',
        text: 'For counters far from the tar road, where the network is a visitor. The till runs on a phone charged by the sun, keeps the day in its memory and sends it from the hill where there is a signal. Training comes to market day, not the other way round.',
        aside: 'the network is optional',
        links: [
          askUs(
            'Ask for your village',
            'programme rural',
            'I have a shop in a rural place and would like to join the initiative.',
          ),
        ],
      },
    ],
  },
  firstYear: {
    heading: 'The first year, worked out',
    text: 'Qualifying small businesses pay half in their first year. Paid by the year, the invoice looks like this.',
    caption: `Annual prices with ${off} the first year`,
    columns: ['Plan', 'List price, a year', 'Your first year', 'You save'],
    rows: smallBusinessProgram.plans.map((id) => ({ head: plans[id].name, cells: sayFirstYear(plans[id], sayPrice) })),
    notes: [
      `Paid month by month, half is ${sayHalfMonths()}.`,
      'From the second year on you pay the list price. We remind you beforehand, so that you can change plans or stop.',
    ],
  },
  qualify: {
    heading: 'Who qualifies',
    note: 'A person decides case by case. Tell us these four things and you hear yes or no, with the reason.',
    actions: [
      askUs(
        'Ask whether you qualify',
        'programme small-business',
        'I would like to know whether my business qualifies for the first-year discount.',
      ),
    ],
    entries: [
      { title: 'How many you are', text: 'You, family who help, people on wages.' },
      { title: 'What you sell', text: 'And roughly how many different products you stock.' },
      { title: 'Where', text: 'The town or village, and whether there is a second shop.' },
      { title: 'Since when', text: 'Opened last month, or by your grandmother: both have reason to ask.' },
    ],
  },
  resources: {
    heading: 'Resource center',
    note: 'Free, even before you are a customer, and without a form.',
    entries: [
      {
        id: 'planning-tools',
        title: 'Planning tools',
        text: 'Sheets for the opening stock, the price of a loaf with everything in it, the evening’s cash, and the month in which it gets short.',
        links: [
          downloadPaper('Download the sheets', 'planning-tools'),
          readPaper('Look at the sheets', 'planning-tools'),
        ],
      },
      {
        id: 'webinars',
        title: 'Webinars',
        text: 'Somebody from the trade shares a screen and takes questions: the first stock count, the tax receipt, credit that gets paid back.',
        links: [askUs('When is the next one?', 'programme webinars', 'When is the next webinar?')],
      },
      {
        id: 'growth-guides',
        title: 'Growth guides',
        text: 'Short reads for a phone: hiring your first person, opening a second shop, dropping what only takes up shelf space.',
        links: [downloadPaper('Download the guides', 'growth-guides'), readPaper('Read the guides', 'growth-guides')],
      },
      {
        id: 'financial-resources',
        title: 'Financial resources',
        text: 'What a bank or a savings group wants to see before it lends, and how to print it from your own figures.',
        links: [
          downloadPaper('Download the folder', 'financial-resources'),
          readPaper('What will my bank ask?', 'financial-resources'),
        ],
      },
      {
        id: 'marketing-templates',
        title: 'Marketing templates',
        text: 'A price board, a loyalty card and messages for holidays and new stock: add your name and print them around the corner.',
        links: [
          downloadPaper('Download the templates', 'marketing-templates'),
          readPaper('Look at the templates', 'marketing-templates'),
        ],
      },
      ...(externalLinks.community === null ? [] : [forum]),
    ],
  },
  questions: {
    heading: 'Owners of small shops ask',
    actions: [askUs('Ask about your shop', 'question smallBusiness', 'I have a small business and a question.')],
    entries: [
      {
        id: 'alone',
        question: `I work alone and sell fewer than ${plans.starter.products} things. Which plan?`,
        answer: `${plans.starter.name}. It holds up to ${plans.starter.products} products and one person. When you hire somebody you move to ${plans.professional.name}, which has room for ${plans.professional.users}, and nothing has to be entered again.`,
      },
      {
        id: 'buy-till',
        question: 'Do I have to buy a till or a computer?',
        answer:
          'No. The phone in your pocket can scan and sell. A receipt printer and a drawer are worth having once there is a queue.',
      },
      {
        id: 'both-programs',
        question: 'Can I have both the accelerator and the first-year discount?',
        answer:
          'Most owners want one after the other. Say so at the start, and you get the answer in writing before the free months are over.',
      },
      {
        id: 'no-books',
        question: 'I have never kept books. Will I manage?',
        answer: `${brand.product} keeps them while you sell. You scan, it writes. In the evening it asks for the money in the drawer, and that is all the bookkeeping there is on most days.`,
      },
      {
        id: 'closing-down',
        question: 'What if the shop does not make it?',
        answer:
          'Then you stop paying at the end of the month or year you paid for, and you take your figures with you. They help with the tax office, and with the next attempt.',
      },
    ],
  },
  related: {
    label: 'Made for small counters',
    links: [
      { label: 'Point of Sale', text: 'Sell from a phone', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Stock', text: 'Know what is on the shelf', href: '/inventory-management', module: 'inventory' },
      { label: 'Emails', text: 'Write to your customers', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: `${off} the first year.`,
    text: 'For small businesses that qualify. Tell us how many you are and what you sell, and we tell you whether you do.',
    actions: [
      askUs(
        'Start Free Trial',
        'trial small-business',
        'I would like to start a free trial and ask about the first-year discount.',
      ),
      expert,
    ],
    related: [
      { label: 'The price before the discount', href: '/pricing' },
      { label: 'Shops and boutiques', href: '/retail' },
      { label: 'Help with setting up', href: '/services' },
    ],
  },
} as const satisfies SmallBusinessBackboneCopy

/** What half is in each plan, by the month. */
function sayHalfMonths() {
  const price = (id: PlanId) => sayPrice(priceAfterDiscount(plans[id].monthlyPrice, firstYearDiscountPercent))
  return sayList(smallBusinessProgram.plans.map((id) => `${price(id)} a month for ${plans[id].name}`))
}
