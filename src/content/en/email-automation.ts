import type { OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'

const [, , highestTier] = loyaltyTiers

export const emailAutomation = {
  title: 'Email Automation',
  description:
    'Welcome emails, staff invitations and low inventory alerts that write themselves, with triggers, segmentation, drip campaigns and A/B testing.',
  opening: {
    kicker: 'Email automation',
    headline: ['Written once,', 'sent on time.'],
    lead: 'The welcome, the invitation, the warning that the sugar runs out: letters that nobody remembers on a busy day. The suite sends them when the moment comes.',
    actions: [askUs('Schedule Demo'), askUs('Start Free Trial')],
    facts: [['Included from', plans.professional.name]],
  },
  list: {
    heading: 'From the event to the letter',
    entries: [
      {
        title: 'Triggers',
        text: 'A first purchase, a new colleague, a count below its limit: it happens, and the e-mail leaves.',
      },
      {
        title: 'Segmentation',
        text: `Write to the ${highestTier} members of one branch, or to those who buy on Fridays, and leave the others in peace.`,
      },
      {
        title: 'Drip campaigns',
        text: 'A series with days between the letters, which stops when the customer answers or buys.',
      },
      {
        title: 'A/B testing',
        text: 'Two subjects go to two small groups. The one that is opened more often goes to everybody else.',
      },
      {
        title: 'Ready from the start',
        text: 'Welcome emails, staff invitations and low inventory alerts are there on the first day.',
      },
    ],
  },
  closing: {
    heading: 'What do you always forget to send?',
    text: 'That is the letter we set up first, together, in the demo.',
    actions: [askUs('Request Demo')],
    related: [
      { label: 'Where the alerts come from', href: '/inventory-management' },
      { label: 'The customer module', href: '/modules' },
      { label: 'Plans that include it', href: '/pricing' },
    ],
  },
} as const satisfies OpenedPageCopy
