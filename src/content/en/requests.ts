import type { Moment, RequestWords } from '#content/conversation-words.ts'
import { figures } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { sayList } from './figures.ts'

const skip = 'Skip'
const billings = { monthly: 'paid by the month', annual: 'paid by the year' } as const
const needs = {
  users: ['user', 'users'],
  locations: ['location', 'locations'],
  products: ['product', 'products'],
} as const
const count = new Intl.NumberFormat('en-US')
const sayMoment = ({ there, here }: Moment) => (here ? `${here} on your clock (${there})` : there)
const trial = `${figures.trialDays.value} days, no card needed`

/** What a visitor is told who asks us for something: what was understood, what is still open, and what comes of it. */
export const requests = {
  kinds: {
    demo: 'a demo',
    trial: 'a free trial',
    plan: 'a plan',
    consultation: 'a consultation',
    sales: 'a talk with sales',
    call: 'a call',
    visit: 'a visit',
    papers: 'papers by email',
    programme: 'a place in a program',
  },
  subjects: {
    pharmacy: 'pharmacy',
    inventory: 'inventory',
    restaurant: 'restaurant',
    hotel: 'hotel',
    retail: 'retail shop',
    backoffice: 'back office',
    crm: 'CRM',
    till: 'point of sale',
    branches: 'several branches',
    reports: 'reports and live figures',
    roles: 'roles and rights',
    tenants: 'separate data for each business',
    emails: 'automatic emails',
    security: 'security',
    setup: 'setting up',
    plans: 'plans and prices',
    volume: 'custom pricing',
    chain: 'retail chain',
    healthcare: 'healthcare system',
    corporation: 'large corporation',
    waste: 'less waste',
    women: 'account in your own name',
    ngo: 'non-profit organization',
    'small-business': 'small business',
  },
  programmes: {
    ngo: 'NGO program',
    'small-business': 'first-year discount for small businesses',
    accelerator: 'startup accelerator',
    family: 'family business support',
    rural: 'rural business initiative',
    treasurers: 'training for treasurers',
    webinars: 'webinars',
    forum: 'community forum',
  },
  papers: {
    'security-whitepaper': 'security whitepaper',
    'grant-outlines': 'grant report outlines',
    'donor-letters': 'letters to donors',
    'budget-workbook': 'budget workbook',
    'volunteer-papers': 'volunteer papers',
    'board-page': 'page for the board',
    'planning-tools': 'planning tools',
    'growth-guides': 'growth guides',
    'financial-resources': 'financial resources',
    'marketing-templates': 'marketing templates',
  },
  sayPlan: (plan, billing) => [plans[plan].name, ...(billing ? [billings[billing]] : [])].join(', '),
  sayOnce: (item) => `${packages[item].name} package, paid once`,
  sayNeed: (name, amount) => `${count.format(amount)} ${needs[name][amount === 1 ? 0 : 1]}`,
  sayWish: (kind, about) => (about.length > 0 ? `${kind} (${about.join(', ')})` : kind),
  list: sayList,
  noted: (wish, company, country) =>
    `Noted: **${wish}**${company ? ` for ${company}` : ''}${country ? `${company ? ',' : ' in'} ${country}` : ''}.`,
  known: (wish) => `**${wish[0]?.toUpperCase()}${wish.slice(1)}** is noted already, and our team has it.`,
  outcome: (kind, { phone, price }) =>
    ({
      demo: 'It is shown with your own trade in mind: have a shelf, a menu or a list at hand.',
      trial: `It lasts ${trial}. A colleague opens the account with you.`,
      plan: `${price ? `It costs ${price[0]} a month or ${price[1]} a year, and begins` : 'It begins'} with a free trial: ${trial}.`,
      consultation: 'A colleague goes through it with you.',
      sales: 'A colleague from sales takes it from here.',
      call: phone ? `We call ${phone}.` : 'A colleague calls you.',
      visit: 'A colleague writes to you to settle the day and the place.',
      papers: 'They come to the email address you gave.',
      programme: 'A person reads it and answers with the reasons.',
    })[kind],
  promise: (reference, by) =>
    `Your reference is **${reference}**. A person answers within ${contact.demoReplyHours} hours: by ${sayMoment(by)}.`,
  before: (questions) =>
    questions === 1 ? 'One question, so that they come prepared:' : 'Two short questions, so that they come prepared:',
  asks: {
    when: { question: 'When would suit you?', suggestions: ['Today', 'Tomorrow morning', skip] },
    town: { question: 'In which town are you?', suggestions: [skip] },
    people: { question: 'How many people will work with it?', suggestions: ['Just me', '2 to 5', skip] },
    phone: { question: 'Which number may we call?', suggestions: [skip] },
    matter: { question: 'What is it about, in a line?', suggestions: [skip] },
  },
  heard: (answer) => (answer ? `Noted: ${answer}.` : 'Noted, in your words.'),
  skipped: 'We leave that open.',
  closedThen: (opens) =>
    `Our line is closed then and opens again ${sayMoment(opens)}. Tell me another time if you like.`,
  again: (question) => `And for your request: ${question[0]?.toLowerCase()}${question.slice(1)}`,
  complete: (wishes, told) => `Our team has it all now: ${[wishes, ...told].join('; ')}.`,
  sayTold: (ask, text) =>
    ({
      when: `when: ${text}`,
      town: `where: ${text}`,
      people: `how many people: ${text}`,
      phone: `number: ${text}`,
      matter: `about: ${text}`,
    })[ask],
  skip,
  takenBack: (wish, reference) => `Taken back: **${wish}**. Our team sees that under **${reference}**.`,
  handOut: (name, file, page) => `Here it is: [${name}, as a PDF](${file}), or [to read on the screen](${page}).`,
} as const satisfies RequestWords
