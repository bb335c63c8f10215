import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { planList, sayNgoPrices } from '#content/price-lists.ts'
import { roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from './figures.ts'

const { trialMonths, lifetimeDiscountPercent, setupFee, support, eligibility } = ngoProgram
const revenueLimit = `$${eligibility.annualRevenueBelow / 100 / 1_000_000}M`
const apply = askUs('Apply for the NGO Program', 'programme ngo', 'I would like to apply for the NGO program.')
const demo = askUs('Schedule a Demo', 'demo ngo', 'I would like to schedule a demo for our organization.')

export const ngoCompatibility = {
  title: 'NGO Compatibility',
  searchTitle: 'NGO software for Africa: donors, grants, reports',
  description: `NGO software for donors, grants, volunteers and reports. Qualified NGOs get ${trialMonths} months free, then ${lifetimeDiscountPercent}% off for life and no setup fee.`,
  opening: {
    kicker: 'NGO-compatible software for non-profits',
    headline: ['More for the cause.', 'Less for software.'],
    lead: 'A donor asks where the money went, and the answer is in four notebooks and two phones. Put it in one place, at a price that leaves the money where it belongs.',
    actions: [apply, demo],
    facts: [
      ['Free trial', `${trialMonths} months`],
      ['Lifetime discount', `${lifetimeDiscountPercent}%`],
      ['Setup fees', sayPrice(setupFee)],
      ['Priority support', support],
    ],
  },
  features: {
    heading: 'What an NGO keeps in it',
    entries: [
      {
        id: 'donor',
        title: 'Donor',
        text: 'Who gave, when, how and for what. A gift by mobile money is matched to its donor by phone number. Whoever has not been thanked stays at the top of the list until the letter is out.',
      },
      {
        id: 'impact',
        title: 'Impact',
        text: 'What the money became: meals, school places, taps. Field staff enter it the same day, with place and date, so that the annual report is printed, not dug out of notebooks.',
      },
      {
        id: 'grant',
        title: 'Grant',
        text: 'Each grant with its budget lines, conditions and dates. Every receipt is booked against a line, and a line that runs short says so while money can still be moved.',
      },
      {
        id: 'volunteer',
        title: 'Volunteer',
        text: 'Who comes on Saturday, what they can do and how many hours they gave. For those who work with children, papers are on file with their renewal dates.',
      },
      {
        id: 'compliance',
        title: 'Compliance',
        text: 'Registration, statutes, minutes and tax papers in the order an authority asks for them. Every change in the books keeps its author and its time.',
      },
      {
        id: 'fundraising',
        title: 'Fundraising',
        text: 'A campaign has a goal, a closing date and a total that counts what arrived, not what was promised. The same page shows what it cost to raise.',
      },
    ],
  },
  scenes: {
    heading: 'Before the donor asks.',
    note: 'An example: an organization that brings water to two schools. People and amounts are made up.',
    grant: {
      label: 'A grant with five budget lines: what is spent, what is left, and both totals.',
      title: 'Water for two schools',
      columns: ['Budget line', 'Spent', 'Left'],
      lines: [
        { name: 'Wells and pumps', budget: 12_400_000, spent: 9_860_500 },
        { name: 'Pipes and taps', budget: 4_200_000, spent: 3_975_000 },
        { name: 'Training', budget: 1_800_000, spent: 620_000 },
        { name: 'Transport', budget: 950_000, spent: 912_400 },
        { name: 'Office', budget: 650_000, spent: 411_000 },
      ],
      total: 'Together',
      due: 'The report is due on 15 December.',
    },
    gifts: {
      label: 'Gifts of one week with their total; two donors are still waiting for their letter.',
      title: 'Gifts this week',
      waiting: 'to thank',
      thanked: 'thanked',
      gifts: [
        { who: 'A parish', how: 'Sunday collection, in cash', francs: 184_300, isThanked: true },
        { who: 'Marie-Claire', how: 'Mobile money', francs: 25_000, isThanked: true },
        { who: 'A hardware shop', how: 'Cement, at its price', francs: 96_000, isThanked: false },
        { who: 'Théogène', how: 'Mobile money, every month', francs: 10_000, isThanked: false },
      ],
      total: 'Received',
    },
  },
  pricing: {
    heading: 'NGO pricing',
    text: `The first ${trialMonths} months are free. After that a qualified NGO pays the list price less ${lifetimeDiscountPercent}%, in the second year as in the tenth.`,
    caption: `List prices, and what an NGO pays after ${lifetimeDiscountPercent}% off`,
    columns: ['Plan', 'A month, list', 'A month, NGO', 'A year, list', 'A year, NGO'],
    rows: planList.map((plan) => ({ head: plan.name, cells: sayNgoPrices(plan, sayPrice) })),
    terms: [
      `${sayPrice(setupFee)} setup fees, including loading your lists of donors and stock`,
      `${support} priority support, whichever plan you take`,
      `A ${trialMonths}-month free trial, with everything in the plan`,
      'Prices are rounded to the cent',
    ],
  },
  stories: {
    heading: 'Three organizations',
    note: 'We say what they do and where. Their donors and figures are theirs to publish.',
    entries: [
      {
        id: 'school-meals',
        title: 'A school meals association',
        aside: 'Nyamagabe, Rwanda',
        text: 'Beans and maize were bought by one person, stored by another and cooked by a third, and every notebook was right on its own. Today a sack is booked when it arrives, when it is opened and when the pot is empty. The parents’ committee sees the same figures as the donor. A short delivery is noticed at the gate, not in the annual report.',
      },
      {
        id: 'water-committee',
        title: 'A water committee',
        aside: 'Gulu, Uganda',
        text: 'Each tap has a caretaker who collects a few shillings a can, and every year nobody knew why the pump fund was empty. Now the caretakers send in their takings by mobile money, tap by tap. The fund is one line that all of them can read. The last repair was paid for the week the pump broke, with their own money.',
      },
      {
        id: 'savings-groups',
        title: 'A federation of savings groups',
        aside: 'Bafoussam, Cameroon',
        text: 'Women save in groups of neighbors and lend to each other, and the federation answers for all of them. Reports used to arrive late, on paper, in different handwriting. Now each treasurer enters her meeting on a phone before the members go home. The federation sees which group needs a visit, and each group sees only its own savings.',
      },
    ],
  },
  steps: {
    heading: 'How to apply',
    note: 'Five steps, in this order. A person tells you which one you are at.',
    entries: [
      {
        title: 'Complete online application form',
        text: 'Your name, your mission and the people you serve. The button at the top of this page opens the chat: it takes them down, gives you a reference and tells our team.',
      },
      {
        title: 'Submit documentation',
        text: 'Registration and tax status, as scans or as phone photos taken in good light.',
      },
      { title: 'Review and verification', text: 'A person reads it, and asks if something is missing or unclear.' },
      {
        title: 'Approval and account setup',
        text: 'The account opens with the free months and the discount already applied.',
      },
      {
        title: 'Free training and onboarding',
        text: 'For everybody who enters figures, from the treasurer to the volunteer at the gate.',
      },
    ],
  },
  eligibility: {
    heading: 'Who qualifies',
    note: 'You need all five. This page only lists them: the answer comes from a person, in the third step.',
    actions: [
      askUs(
        'Ask about your case',
        'programme ngo',
        'I would like to know whether our organization qualifies for the NGO program.',
      ),
    ],
    entries: [
      {
        title: 'Registration',
        text: `Registered ${eligibility.status} or equivalent. The equivalent is whatever your country registers: an association, a foundation, a faith organization.`,
      },
      { title: 'Mission', text: 'Mission-driven focus. Your statutes say whom you serve, and your work shows it.' },
      { title: 'Tax status', text: 'Current tax-exempt documentation. An expired letter counts once it is renewed.' },
      {
        title: 'Age',
        text: `At least ${eligibility.leastYearsOfOperation} year of operations.`,
      },
      { title: 'Size', text: `Annual revenue under ${revenueLimit}, gifts and grants included.` },
    ],
  },
  resources: {
    heading: 'Resources',
    note: 'For those who write reports at night. Take them, whether you apply or not.',
    entries: [
      {
        id: 'grant-reports',
        title: 'Grant report outlines',
        text: 'The parts most donors ask for, each with the place in the suite where its figures come from.',
        links: [
          downloadPaper('Download the outline', 'grant-outlines'),
          readPaper('Read the outline', 'grant-outlines'),
        ],
      },
      {
        id: 'letters',
        title: 'Letters to donors',
        text: 'Thanks, receipt, annual account. Short, without begging, for you to put in your own words.',
        links: [downloadPaper('Download the letters', 'donor-letters'), readPaper('Read the letters', 'donor-letters')],
      },
      {
        id: 'budget-workbook',
        title: 'A budget workbook',
        text: 'Lines, quarters, conditions and receipts of a grant, on four sheets to fill in by hand or to copy into a spreadsheet.',
        links: [
          downloadPaper('Download the workbook', 'budget-workbook'),
          readPaper('Look at the workbook', 'budget-workbook'),
        ],
      },
      {
        id: 'volunteer-papers',
        title: 'Volunteer papers',
        text: 'Agreement, sign-in sheet and rules for those who work with children, ready for your lawyer to check.',
        links: [
          downloadPaper('Download the drafts', 'volunteer-papers'),
          readPaper('Read the drafts', 'volunteer-papers'),
        ],
      },
      {
        id: 'training',
        title: 'Training for treasurers',
        text: 'Sessions on a phone screen, one subject each: a receipt, the end of a month, an audit.',
        links: [askUs('Ask for the dates', 'programme treasurers', 'When is the next training for NGO treasurers?')],
      },
      {
        id: 'board-page',
        title: 'A page for the board',
        text: 'What the suite costs, who sees what and how to leave, on one sheet for the next meeting.',
        links: [downloadPaper('Download the page', 'board-page'), readPaper('Read the page', 'board-page')],
      },
    ],
  },
  questions: {
    heading: 'Organizations ask',
    actions: [askUs('Ask us anything', 'question ngo', 'I work for an NGO and have a question.')],
    entries: [
      {
        id: 'registration',
        question: `We are not American. What is ${eligibility.status} to us?`,
        answer:
          'It is the American term for a registered charity. Your own registration counts in the same way; send the certificate you have, and a person who knows your country’s papers reads it.',
      },
      {
        id: 'lifetime',
        question: 'How long is a lifetime?',
        answer:
          'As long as you use the suite and remain an organization that qualifies. It is not an introductory price, and it does not shrink when you change plans.',
      },
      {
        id: 'after-free-months',
        question: `What happens after the ${trialMonths} free months?`,
        answer: `You choose a plan from the table and pay the NGO price, ${lifetimeDiscountPercent}% below the list, or you stop and take your data with you. Nothing is charged automatically at the end of a trial.`,
      },
      {
        id: 'donor-access',
        question: 'May a donor look at our books?',
        answer: `If you want. The role ${roleTemplates.at(-1) ?? ''} reads the audit trail and changes nothing. Add the right to read the reports you want to show, and take it away after the visit.`,
      },
      {
        id: 'users',
        question: 'How many people may work in it?',
        answer: `That depends on the plan: one person in ${plans.starter.name}, up to ${plans.professional.users} in ${plans.professional.name}, and no limit in ${plans.enterprise.name}.`,
      },
      {
        id: 'nearly-qualified',
        question: 'We are a little too young, or a little too large. Is it worth asking?',
        answer: 'Yes. A person reads your message and tells you, whatever the list says.',
      },
    ],
  },
  related: {
    label: 'What NGOs use',
    links: [
      {
        label: 'Rights for volunteers',
        text: 'See little, enter much',
        href: '/role-based-access-control',
        module: 'hotel',
      },
      {
        label: 'Stores and sacks',
        text: 'From the gate to the pot',
        href: '/inventory-management',
        module: 'inventory',
      },
      { label: 'Reports', text: 'Figures while the year runs', href: '/real-time-analytics', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Tell us about the cause first.',
    text: 'The forms come later. If you are close to the limits above, ask anyway.',
    actions: [apply, demo],
    related: [
      { label: 'The list prices', href: '/pricing' },
      { label: 'Receipts and emails to donors', href: '/email-automation' },
      { label: 'Talk to the nearest office', href: '/contact' },
    ],
  },
} as const satisfies NgoCompatibilityCopy
