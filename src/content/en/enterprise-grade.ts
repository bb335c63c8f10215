import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { claims, figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

const uptime = sayFigure(figures.enterpriseUptime)
const response = `${sayFigure(figures.responseTime)}ms`
const dataCenters = sayFigure(figures.dataCenters)
const encryption = `${sayFigure(figures.encryption)}-bit`
const demo = askUs('Schedule an Enterprise Demo', 'demo enterprise', 'I would like to schedule an enterprise demo.')
const whitepaper = downloadPaper('Download Security Whitepaper', 'security-whitepaper')
const reports = askUs('Ask for a report', 'papers', 'Please send me the report or certificate of this framework: ')

export const enterpriseGrade = {
  title: 'Enterprise Grade',
  searchTitle: `Enterprise-grade security and a ${uptime} uptime SLA`,
  description: `A ${uptime} uptime SLA with financial remedies, ${encryption} encryption, response under ${response} and dedicated support, for organizations that must prove it.`,
  opening: {
    kicker: 'Enterprise-grade security and service levels',
    headline: ['An SLA that', 'costs us to miss.'],
    lead: 'A promise about uptime is worth only what happens when it is broken. Ours names the figure, and the remedy is money.',
    actions: [demo, whitepaper],
    facts: [
      ['Uptime SLA', uptime],
      ['Response', `Under ${response}`],
      ['Encryption', encryption],
    ],
  },
  ledger: {
    heading: 'Figures to hold us to',
    note: 'Before you sign, ask for the papers behind each of them and have your own people read them.',
    actions: [{ label: 'How we count', href: '/about#how-we-count' }],
    entries: [
      {
        title: 'Uptime SLA',
        text: `What the contract promises for every month. It leaves about ${sayFigure(figures.enterpriseDowntime)} minutes a month in which a sale might have to wait.`,
        figure: uptime,
      },
      {
        title: 'Response',
        text: 'From the moment a request reaches our door to the moment the answer leaves it. The road between your town and our door comes on top.',
        figure: `< ${response}`,
      },
      {
        title: 'Data centers',
        text: 'Places where the platform can run. Your contract names the ones that hold your books.',
        figure: dataCenters,
      },
      {
        title: 'Encryption',
        text: 'The length of the key that locks your data, on the wire and on disk.',
        figure: encryption,
      },
    ],
  },
  security: {
    heading: 'Security',
    note: 'Two kinds of lock, and the rules about who may hold a key. Where a report or certificate exists, you get it under a confidentiality agreement.',
    actions: [whitepaper, readPaper('Read it here', 'security-whitepaper'), reports],
    locks: [
      {
        id: 'encryption',
        title: 'Encryption',
        text: `${encryption} keys. A sale is locked before it leaves the till and stays locked on every disk and in every backup.`,
      },
      {
        id: 'multi-factor',
        title: 'Multi-factor authentication',
        text: 'A password somebody saw over a shoulder is not enough. The second proof is an app or a key that the person holds, and you can require it of every role.',
      },
    ],
    rules: [
      {
        id: 'soc-2',
        title: claims.soc2.what,
        text: 'An outside firm watches for months whether controls are kept, not whether they are written down. Ask for the period and the exceptions, not just the cover.',
        aside: 'For auditors of service companies',
      },
      {
        title: 'GDPR',
        text: 'A customer may see, correct or delete what is kept about them. Your staff can answer from the customer’s own record.',
        aside: 'Personal data, European Union',
      },
      {
        title: claims.ccpa.what,
        text: 'The same respect for people in California. No data is sold, and anyone who asks what we hold gets an answer.',
        aside: 'Personal data, California',
      },
      {
        title: claims.hipaa.what,
        text: 'Health records are opened by role, and every opening is logged. An agreement that lists our duties is signed before the first patient is entered.',
        aside: 'Health records, United States',
      },
      {
        id: 'sox',
        title: claims.sox.what,
        text: 'Whoever enters a payment does not approve it, and a closed month stays closed. The trail shows an auditor both signatures.',
        aside: 'Accounts of listed companies',
      },
    ],
  },
  scenes: {
    heading: 'Where one sale goes.',
    note: 'An example: a bag of rice in Huye, paid by mobile money. The milliseconds are made up; the steps are not.',
    journey: {
      label: 'The path of one sale in five steps, with the milliseconds of each and their total.',
      title: 'Sale 20418, Huye',
      unit: 'ms',
      steps: [
        { where: 'Our door', what: 'Unlocked, and the till recognized', milliseconds: 9 },
        { where: 'Rights', what: 'This cashier, this till, this price', milliseconds: 6 },
        { where: 'Books', what: 'Written, and locked again', milliseconds: 22 },
        { where: 'Copies', what: 'Two other places confirm it', milliseconds: 27 },
        { where: 'Answer', what: 'The receipt prints', milliseconds: 7 },
      ],
      total: (sum) => `From door to door: ${sum}`,
    },
    copies: {
      label: 'Three data centers hold the same books; one is being serviced and two go on answering.',
      title: 'Who holds the books',
      centers: [
        { name: 'Center A', says: 'answers', detail: 'Sale 20418 is here' },
        { name: 'Center B', says: 'maintenance', detail: 'Catches up when it returns', isAway: true },
        { name: 'Center C', says: 'answers', detail: 'Sale 20418 is here' },
      ],
      note: 'No till noticed.',
    },
  },
  performance: {
    heading: 'Performance and scalability',
    note: 'Fast on an ordinary Tuesday is easy. These are about the Saturday before a holiday.',
    entries: [
      {
        title: 'Response',
        text: `Under ${response} at our door, measured over all requests, not just the easy ones.`,
      },
      {
        id: 'data-centers',
        title: 'Data centers',
        text: `${dataCenters} of them. A request goes to the nearest that is allowed to hold your books, and to the next when that one is down.`,
      },
      {
        id: 'busy-days',
        title: 'Busy days',
        text: 'Capacity is added while the queue grows and taken away at night. You do not order it and you do not pay for the quiet hours.',
      },
      {
        title: 'Growth',
        text: 'The till a single shop uses is the one a chain with many branches uses. A new branch is an entry in a list, not a project.',
      },
      {
        title: 'Bad connections',
        text: 'A till keeps selling without us. The speed of our servers decides how soon head office knows, never whether a customer gets her change.',
      },
      {
        id: 'standard-service',
        title: 'The standard service',
        text: `All other plans run at ${sayFigure(figures.uptime)} uptime, without a contract about it. For one shop that is plenty; for a hospital it is not.`,
        links: [{ label: 'What the other plans cost', href: '/pricing' }],
      },
    ],
  },
  support: {
    heading: 'Dedicated support',
    note: 'The person who answers has seen your branches, or works with the one who has.',
    entries: [
      {
        title: 'An account manager',
        text: 'One name, one number. They know which branch closes late and which administrator is on leave.',
      },
      {
        title: 'The phone at night',
        text: `${claims.phoneSupport.what}. The person who answers can open a case and wake an engineer, and is not there just to take a message.`,
      },
      {
        title: 'A review you can prepare for',
        text: 'At regular intervals you see every case, how long it took and what we changed so that it does not happen again.',
      },
      {
        title: 'Word before a change',
        text: 'Planned work is announced in writing and kept out of your opening hours. You can ask for another night.',
      },
    ],
  },
  remedies: {
    heading: 'SLAs with financial remedies',
    text: [
      'An apology does not pay for a closed till. If we miss what the contract promises, we owe money, and you do not have to prove what the hour cost you.',
      'The table shows how we propose to measure it. How much is owed for missing it, and by how far, is agreed with you, because a hospital and a chain of bakeries need different scales. The contract you sign is what binds us both.',
    ],
    caption: 'What is measured, how it is counted and what is owed',
    columns: ['What is measured', 'How it is counted', 'What is owed'],
    rows: [
      {
        measured: `Uptime of ${uptime}`,
        counted:
          'By the minute, over a calendar month, from outside our network. A minute in which a sale could not be written counts against us. Maintenance announced in time does not.',
        owed: 'A part of the month’s fee, rising with every step below the figure, taken off the next invoice.',
      },
      {
        measured: `Response under ${response}`,
        counted: 'At our door, over all requests of the month. Requests that failed count as slow ones.',
        owed: 'A part of the month’s fee on a scale of its own.',
      },
      {
        measured: 'First answer to a case',
        counted:
          'From your call or email to a person working on it. The time allowed depends on how serious it is, and you do the grading.',
        owed: 'A fixed credit for each case that waited too long.',
      },
      {
        measured: 'Getting data back',
        counted:
          'How old the restored copy is and how long restoring took, tested together with you and after every real failure.',
        owed: 'A credit, a written account of what went wrong, and the right to leave before the term ends.',
      },
    ],
    note: 'In our draft you need not ask for a credit: we count, we tell you, and it appears on the invoice. If your count differs, both go on the table.',
  },
  questions: {
    heading: 'Security teams ask',
    actions: [askUs('Ask the security team', 'person security', 'I have a question for your security team.')],
    entries: [
      {
        id: 'certified',
        question: 'Are you certified?',
        answer:
          'Tell us which framework you need and ask for the report or certificate, its date and its scope. This page states what we work to; only the paper counts.',
      },
      {
        id: 'data-location',
        question: 'Where is our data kept?',
        answer:
          'In the data centers your contract names, and nowhere else. If a law requires it to stay inside a country, say which, and we tell you before the demo whether we can.',
      },
      {
        id: 'keys',
        question: 'Who holds the keys?',
        answer:
          'The platform, in a store of their own, apart from the data and rotated on a schedule. No engineer reads a key. The whitepaper says whose task is what.',
      },
      {
        id: 'penetration-tests',
        question: 'May our people try to break in?',
        answer:
          'Yes, in a tenant made for it, in a week we agree on. You get the name of the person on duty, and we get your report before anybody else does.',
      },
      {
        id: 'incidents',
        question: 'How do we hear of an incident?',
        answer:
          'From your account manager by phone, then in writing: what happened, whose data it touched, what we have done and what you should do. We do not wait until we know everything.',
      },
      {
        id: 'sla-plan',
        question: 'Which plan includes the SLA?',
        answer: `The SLA belongs to ${plans.enterprise.name}, ${sayPrice(plans.enterprise.monthlyPrice)} a month on the list. Its figure and remedies go into a contract with your name on it.`,
      },
    ],
  },
  related: {
    label: 'What your people will check next',
    links: [
      {
        label: 'Roles and rights',
        text: 'Who may do what, and who saw it',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
      {
        label: 'Isolation',
        text: 'One tenant cannot see another',
        href: '/multi-tenant-architecture',
        module: 'inventory',
      },
      { label: 'Use cases', text: 'Chains, hospitals, large groups', href: '/enterprise-solutions', module: 'crm' },
    ],
  },
  closing: {
    id: 'security-team',
    heading: 'Bring your security team.',
    text: 'Read the whitepaper first: four pages, no form. The demo leaves time for the uncomfortable questions.',
    actions: [demo, whitepaper],
    related: [
      { label: 'What we do with personal data', href: '/privacy-policy' },
      { label: 'Security in the documentation', href: '/documentation' },
      { label: 'Speak to an office', href: '/contact' },
    ],
  },
} as const satisfies EnterpriseGradeCopy
