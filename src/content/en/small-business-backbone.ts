import type { ListWords, OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayFigure } from './figures.ts'

export type SmallBusinessBackboneCopy = OpenedPageCopy & { readonly impact: ListWords }

const { firstYearDiscountPercent, acceleratorFreeMonths } = smallBusinessProgram

/** `list` holds the programs and what the resource center keeps (SMB-6..9). */
export const smallBusinessBackbone = {
  title: 'Small Business Backbone',
  description: `Programs, resources and ${firstYearDiscountPercent}% off the first year for small businesses that qualify, from a company that began with one of them.`,
  opening: {
    kicker: 'Small Business Backbone',
    headline: ['Small shops', 'hold the street.'],
    lead: 'They open first, close last and know who is short of money this week. They deserve the tools of a chain at the price of a sack of rice.',
    actions: [askUs('Start Free Trial'), askUs('Speak with an Expert', 'I would like to speak with an expert.')],
    facts: [
      ['First year, if you qualify', `${firstYearDiscountPercent}% off`],
      ['Startup accelerator', `${acceleratorFreeMonths} months free`],
    ],
  },
  impact: {
    heading: 'Impact',
    note: 'These figures are our own count and have not been audited.',
    entries: [
      {
        title: 'Businesses served',
        text: 'Every small business that has worked with us, from the first one on.',
        figure: sayFigure(figures.businessesServed),
      },
      {
        title: 'Revenue growth',
        text: 'On average, in the first year.',
        figure: sayFigure(figures.firstYearGrowth),
      },
      {
        title: 'Operating cost reduction',
        text: 'Less spent on counting, copying and correcting.',
        figure: sayFigure(figures.costReduction),
      },
      {
        title: 'Jobs supported',
        text: 'People employed where the suite is at work.',
        figure: sayFigure(figures.jobsSupported),
      },
    ],
  },
  list: {
    heading: 'Programs and resources',
    entries: [
      {
        title: 'Startup accelerator',
        text: `${acceleratorFreeMonths} months of free software for a business in its first steps.`,
      },
      {
        title: 'Family business support',
        text: 'For shops that pass from one generation to the next, with the knowledge written down before it leaves.',
      },
      {
        title: 'Rural business initiative',
        text: 'For counters far from the tar road, where the network is a visitor.',
      },
      {
        title: 'Who we have in mind',
        text: 'A bakery that must know tonight how much flour to buy; an IT repair service that tracks each part by its serial number; a nursery that sells seedlings by the season.',
      },
      {
        title: 'Resource center',
        text: 'Planning tools, webinars, growth guides, financial resources, marketing templates and a community forum.',
      },
    ],
  },
  closing: {
    heading: `${firstYearDiscountPercent}% off the first year.`,
    text: 'For small businesses that qualify. Tell us how many you are and what you sell, and you hear whether you do.',
    actions: [askUs('Start Free Trial'), askUs('Speak with an Expert', 'I would like to speak with an expert.')],
    related: [
      { label: 'The price before the discount', href: '/pricing' },
      { label: 'Retail', href: '/retail' },
      { label: 'Help with setting up', href: '/services' },
    ],
  },
} as const satisfies SmallBusinessBackboneCopy
