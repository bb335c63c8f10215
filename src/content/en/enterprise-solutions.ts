import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { askUs } from '#content/page-words.ts'
import { claims, figures, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { inBrackets } from '#content/keep-stated.ts'
import { sayFigure, sayList, sayPlan } from './figures.ts'

export const enterpriseSolutions = {
  title: 'Enterprise Solutions',
  searchTitle: 'Business software for chains and hospitals in Africa',
  description:
    'Enterprise software for retail chains, healthcare and large groups: unlimited users and locations, white-label, API, an account manager and an SLA.',
  opening: {
    kicker: 'Enterprise solutions for chains and groups',
    headline: ['All those tills.', 'One set of rules.'],
    lead: 'Head office decides who may give a discount, how a refund is signed and what each branch reports. The counters follow, in every town.',
    actions: [
      askUs('Schedule Enterprise Demo', 'demo enterprise', 'I would like to schedule an enterprise demo.'),
      askUs('Contact Enterprise Sales', 'sales enterprise', 'I would like to talk to enterprise sales.'),
    ],
    facts: [
      ['Users and locations', 'Unlimited'],
      ['Account manager', 'Dedicated'],
      ['Support', claims.phoneSupport.what],
    ],
  },
  useCases: {
    heading: 'Three businesses, three kinds of worry.',
    note: 'The worries are in our own words, not quoted from a customer. Towns, people and amounts in the drawings are made up.',
    each: {
      chain: {
        title: 'Retail chains',
        job: '“I open a branch in a new town and for six months I do not know what it really sells.”',
        text: 'A branch starts with the chain’s prices, products and rights already in its till. It sells on the first morning, and its figures are in the same table as everybody else’s that night.',
        changes: [
          'Prices change once, at head office, for one town or for all',
          'A discount above the limit waits for approval',
          'Slow stock is offered to the branch that sells it',
          'Each region closes its own day; you read the total',
        ],
        actions: [
          askUs(
            'Schedule Enterprise Demo',
            'demo chain',
            'I would like to schedule an enterprise demo for a retail chain.',
          ),
          askUs(
            'Contact Enterprise Sales',
            'sales chain',
            'I would like to talk to enterprise sales about a retail chain.',
          ),
        ],
      },
      healthcare: {
        title: `Healthcare${inBrackets(claims.hipaa)}`,
        job: '“Somebody read a record who had no business reading it. I heard it from the patient.”',
        text: 'Wards, pharmacies and the billing desk work on one system and see different things in it. The role opens a record or keeps it shut, and either way the time and the name are logged.',
        changes: [
          'The cashier sees the bill and never the chart',
          'Every reading and every change is on the audit trail',
          'A medicine is followed by batch from the store to the bed',
          'What an auditor asks for is a filter, not a week of paper',
        ],
        actions: [
          askUs(
            'Schedule Enterprise Demo',
            'demo healthcare',
            'I would like to schedule an enterprise demo for a healthcare system.',
          ),
          askUs(
            'Contact Enterprise Sales',
            'sales healthcare',
            'I would like to talk to enterprise sales about a healthcare system.',
          ),
        ],
      },
      corporation: {
        title: claims.largeCorporations.what,
        job: '“I sign the accounts of companies in several currencies, and each closes its month its own way.”',
        text: 'Each company keeps its own tenant, its own currency and its own tax receipt. The group reads them together, at one rate, with what the companies sold to each other taken out before anybody gets proud of it.',
        changes: [
          'One approval chain, signed in the order you set',
          'Your name and colors on the tills and on the receipts',
          'Figures go by API to the ledger you already have',
          'An auditor reads every entry of the trail and can change none',
        ],
        actions: [
          askUs(
            'Schedule Enterprise Demo',
            'demo corporation',
            'I would like to schedule an enterprise demo for a large corporation.',
          ),
          askUs(
            'Contact Enterprise Sales',
            'sales corporation',
            'I would like to talk to enterprise sales about a large corporation.',
          ),
        ],
      },
    },
    scenes: {
      chain: {
        label:
          'An evening table of a chain: five regions with their branches and sales, the total, and one branch held.',
        title: 'Tuesday, closed 21:30',
        columns: ['Region', 'Branches', 'Sold, RWF'],
        regions: [
          { name: 'Kigali', branches: 14, sold: 18_420_600 },
          { name: 'Western', branches: 7, sold: 6_804_950 },
          { name: 'Southern', branches: 6, sold: 5_117_400 },
          { name: 'Eastern', branches: 5, sold: 4_088_750 },
          { name: 'Northern', branches: 4, sold: 3_290_200 },
        ],
        total: 'The chain',
        held: 'Rubavu 2: three discounts above the limit, waiting for head office',
      },
      healthcare: {
        label: 'An access log of a hospital group: six requests in one day, one of them refused.',
        title: 'Who opened what, Monday',
        refused: 'refused',
        entries: [
          { time: '08:12', who: 'Claudine, nurse', what: 'Chart of bed 14' },
          { time: '08:31', who: 'Eric, cashier', what: 'Bill of bed 14' },
          { time: '08:32', who: 'Eric, cashier', what: 'Chart of bed 14', isRefused: true },
          { time: '09:05', who: 'Solange, doctor', what: 'New dose, bed 9' },
          { time: '11:47', who: 'Patrick, pharmacist', what: 'Prescriptions of bed 9' },
          { time: '16:20', who: 'Aline, auditor', what: 'This log, to read only' },
        ],
      },
      corporation: {
        label:
          'A group of four companies in four currencies, added up in dollars without what they sold to each other.',
        title: 'The group in October',
        columns: ['Company', 'In dollars'],
        companies: [
          { name: 'Rwanda', currency: 'RWF', amount: 464_000_000, perDollar: 1450 },
          { name: 'Uganda', currency: 'UGX', amount: 766_500_000, perDollar: 3650 },
          { name: 'Angola', currency: 'AOA', amount: 128_100_000, perDollar: 915 },
          { name: 'Côte d’Ivoire', currency: 'XOF', amount: 53_200_000, perDollar: 560 },
        ],
        betweenCompanies: { says: 'Sold to each other', dollars: 41_500 },
        total: 'Group sales',
      },
    },
  },
  capabilities: {
    heading: 'What head office gets',
    entries: [
      {
        id: 'rights',
        title: 'Rights by branch and by job',
        text: `${sayFigure(figures.roleTemplates)} role templates, from ${roleTemplates[0]} to ${roleTemplates.at(-1) ?? ''}, and roles of your own beside them. A manager in one town is just a name in the next.`,
      },
      {
        id: 'approval-chains',
        title: 'Approval chains',
        text: 'A refund, a write-off or a new supplier goes to the people you name, in the order you set. Until they sign, nothing moves.',
      },
      {
        id: 'price-lists',
        title: 'Price lists',
        text: 'One for the country, one for the border town, one for the season. A till picks the right one by itself.',
      },
      {
        id: 'all-stores',
        title: 'Stock over all stores',
        text: 'What is on the shelf, on the truck and on order, for one product or the whole company.',
      },
      {
        id: 'white-label',
        title: 'White-label',
        text: 'Screens, receipts and emails carry your name. Your customers need not know ours.',
      },
      {
        id: 'api',
        title: 'API and webhooks',
        text: 'Sales, payments, refunds and stock leave for your own systems as they happen, with the documentation your engineers will ask for first.',
      },
      {
        id: 'audit-trail',
        title: 'Audit trail',
        text: 'Who changed what, from which till, and what it was before. Nobody can switch it off, not even the owner of the account.',
      },
      {
        id: 'reports',
        title: 'Reports that travel',
        text: 'The regional manager gets the region, the director gets the country, each by email before the morning meeting.',
      },
      {
        id: 'no-network',
        title: 'Tills without a network',
        text: 'A branch that goes offline keeps selling by the rules it had. What it sold is sent when the network is back.',
      },
    ],
  },
  rollout: {
    heading: 'How it reaches every counter',
    note: 'A written plan comes before the first branch, with a name beside every step. The schedule depends on your branches, so we make it together.',
    entries: [
      {
        title: 'Listen',
        text: 'Your account manager sits with head office and behind one counter, and writes down the rules as people really follow them.',
      },
      {
        title: 'Build the rules',
        text: 'Roles, price lists and approvals are set up in a test tenant. You send your strictest people to break it.',
      },
      {
        title: 'Bring the old books',
        text: 'Products, customers and open credit are loaded from your lists. Head office signs the opening figures.',
      },
      {
        title: 'One branch first',
        text: 'It runs both systems until the two agree at closing time. What it complains about is fixed before the next one starts.',
      },
      {
        title: 'Town by town',
        text: 'People from the first branch train those in the second. No town switches in the week that makes its year.',
      },
      {
        title: 'Hand over',
        text: 'Your own administrators take the keys. The account manager stays, and so does the phone number.',
      },
    ],
  },
  plan: {
    ...sayPlan('enterprise'),
    heading: 'One plan, and a talk about the price.',
    text: `${plans.enterprise.name} has a list price, so that you can start without asking: one account, unlimited users and locations. A group of ${claims.largeCorporations.what} size usually needs a contract of its own. Ask for a quote: custom pricing and volume discounts are available on request, in writing, for the number of branches you have.`,
    points: [
      'Unlimited users and locations',
      'White-label and advanced role-based access',
      'Dedicated account manager',
      'SLA guarantee',
      claims.phoneSupport.what,
    ],
    actions: [
      askUs(
        'Ask for custom pricing',
        'sales volume',
        'I would like custom pricing and a volume discount for several locations.',
      ),
      { label: 'See every plan', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Head offices ask',
    actions: [askUs('Ask your own', 'question volume', 'I have a question about the Enterprise plan.')],
    entries: [
      {
        id: 'accounting',
        question: 'We already have an accounting system. Does it have to go?',
        answer:
          'No. Sales, payments and stock movements go to it through the API or as files every evening. Most groups keep their ledger and change what feeds it.',
      },
      {
        id: 'own-prices',
        question: 'Can one branch keep its own prices?',
        answer:
          'Yes, if you allow it. A price belongs to the chain, to a region or to one branch, and the report shows who set it and when.',
      },
      {
        id: 'hipaa',
        question: `What does ${claims.hipaa.what} mean for a hospital in Rwanda?`,
        answer:
          'Usually a partner or an insurer abroad asks for it. It sets who may read a health record and what must be logged. Your own law on personal data applies as well; tell us which one, and our people go through both lists with yours.',
      },
      {
        id: 'standards',
        question: 'Which standards will our auditors find?',
        answer: `The ones they ask for by name: ${sayList(['GDPR', claims.hipaa.what, claims.soc2.what, claims.ccpa.what, claims.sox.what])}. What each means for you, and which paper to ask us for, is on our enterprise-grade page.`,
      },
      {
        id: 'who-sees',
        question: 'Who sees our figures at your company?',
        answer:
          'Nobody, unless you open a support case and let them in for it. What they looked at is in your audit trail afterwards, like everybody else’s.',
      },
      {
        id: 'more-uptime',
        question: `What if ${sayFigure(figures.uptime)} uptime is not enough for us?`,
        answer:
          'That is the standard service. The contract for organizations that need more has a higher figure and says what we owe for missing it; ask sales for the text.',
      },
      {
        id: 'leaving',
        question: 'Can we leave?',
        answer:
          'Yes. Your data is yours: you can export everything in files that other systems read, at any time and once more on the last day.',
      },
    ],
  },
  related: {
    label: 'Goes well with it',
    links: [
      {
        label: 'Multi-location',
        text: 'Branches, transfers and price lists',
        href: '/multi-location',
        module: 'inventory',
      },
      {
        label: 'Tenants kept apart',
        text: 'How companies share a system',
        href: '/multi-tenant-architecture',
        module: 'hotel',
      },
      {
        label: 'Figures as they happen',
        text: 'All branches on one screen',
        href: '/real-time-analytics',
        module: 'crm',
      },
    ],
  },
  closing: {
    heading: 'Send us your hardest rule.',
    text: 'The refund nobody may make alone, the price only one town has. We build it before the demo, and you try to break it.',
    actions: [
      askUs(
        'Schedule Enterprise Demo',
        'demo enterprise',
        'I would like to schedule an enterprise demo. This is our hardest rule:',
      ),
      askUs('Contact Enterprise Sales', 'sales enterprise', 'I would like to talk to enterprise sales.'),
    ],
    related: [
      { label: 'Security, uptime and remedies', href: '/enterprise-grade' },
      { label: 'Who may do what', href: '/role-based-access-control' },
      { label: 'Pharmacies in a hospital group', href: '/pharmacy' },
      { label: 'Call an office', href: '/contact' },
    ],
  },
} as const satisfies EnterpriseSolutionsCopy
