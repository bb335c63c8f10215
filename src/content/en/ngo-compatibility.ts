import type { ListWords, OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from './figures.ts'

export type NgoCompatibilityCopy = OpenedPageCopy & { readonly steps: ListWords; readonly eligibility: ListWords }

const { trialMonths, lifetimeDiscountPercent, setupFee, support, eligibility } = ngoProgram
const revenueInMillions = eligibility.annualRevenueBelow / 100 / 1_000_000

/** `list` holds the six features (NGO-1); the offer stands beside the lead (NGO-3..6). */
export const ngoCompatibility = {
  title: 'NGO Compatibility',
  description: `For qualified NGOs: a ${trialMonths}-month free trial, a ${lifetimeDiscountPercent}% lifetime discount and no setup fee. Donors, grants, volunteers and reports in one place.`,
  opening: {
    kicker: 'NGO Compatibility',
    headline: ['More for the cause,', 'less for software.'],
    lead: 'A donor asks where the money went, and the answer is in four notebooks and two phones. Put it in one place, at a price that leaves the money where it belongs.',
    actions: [
      askUs('Apply for the NGO Program', 'I would like to apply for the NGO program.'),
      askUs('Schedule a Demo', 'I would like to schedule a demo.'),
    ],
    facts: [
      ['Free trial', `${trialMonths} months`],
      ['Lifetime discount', `${lifetimeDiscountPercent}%`],
      ['Setup fees', sayPrice(setupFee)],
      ['Priority support', support],
    ],
  },
  list: {
    heading: 'What an NGO keeps in it',
    entries: [
      { title: 'Donor', text: 'Who gave, when and for what, and who has not been thanked.' },
      { title: 'Impact', text: 'What the money became: meals, school places, wells, counted as they happen.' },
      { title: 'Grant', text: 'Deadlines, conditions and the part that is spent, grant by grant.' },
      { title: 'Volunteer', text: 'Who comes on Saturday, what they can do, and how many hours they gave.' },
      { title: 'Compliance', text: 'The papers that an authority asks for, in the order in which it asks.' },
      { title: 'Fundraising', text: 'Campaigns with a goal, a date and an honest total.' },
    ],
  },
  steps: {
    heading: 'How to apply',
    entries: [
      { title: 'Complete online application form', text: 'Your name, your mission and the people you serve.' },
      { title: 'Submit documentation', text: 'Registration and tax status, as scans or photographs.' },
      { title: 'Review and verification', text: 'A person reads it, and asks when something is missing.' },
      { title: 'Approval and account setup', text: 'The account opens with the discount already in it.' },
      { title: 'Free training and onboarding', text: 'For everybody who will enter a figure.' },
    ],
  },
  eligibility: {
    heading: 'Who qualifies',
    note: 'All of these apply together.',
    entries: [
      { title: 'Registration', text: `Registered ${eligibility.status} or equivalent.` },
      { title: 'Mission', text: 'Mission-driven focus.' },
      { title: 'Tax status', text: 'Current tax-exempt documentation.' },
      { title: 'Age', text: `At least ${eligibility.leastYearsOfOperation} year of operations.` },
      { title: 'Size', text: `Annual revenue under $${revenueInMillions}M.` },
    ],
  },
  closing: {
    heading: 'Tell us about the cause first.',
    text: 'The forms come after. If you are near the limits above, ask all the same.',
    actions: [askUs('Apply for the NGO Program', 'I would like to apply for the NGO program.')],
    related: [
      { label: 'The prices it is taken from', href: '/pricing' },
      { label: 'Receipts and letters to donors', href: '/email-automation' },
      { label: 'Rights for volunteers', href: '/role-based-access-control' },
    ],
  },
} as const satisfies NgoCompatibilityCopy
