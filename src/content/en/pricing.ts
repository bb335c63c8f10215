import type { ListWords, OpenedPageCopy } from '#content/page-words.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, plans, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayFigure, sayPrice, saySaving } from './figures.ts'

export type PricingCopy = OpenedPageCopy & { readonly packages: ListWords }

const { starter, professional } = plans
const trial = `${sayFigure(figures.trialDays)}-day free trial`

const planWords = {
  starter: `One shop, one pair of hands: up to ${starter.products} products or services and ${starter.users} user account, with email support. No advanced analytics, no multi-location, no API access.`,
  professional: `Unlimited products and up to ${professional.users} user accounts, with multi-location, API access, email automation, SMS notifications, backup and restore, and priority support. Enterprise features are limited.`,
  enterprise:
    'Unlimited locations and users, advanced role-based access, white-label, a dedicated account manager, an SLA guarantee and 24/7 phone support.',
} as const satisfies Record<PlanId, string>

const packageWords = {
  essential: `A lifetime licence for up to ${packages.essential.users} users, ${packages.essential.updateYears} years of updates, and email support for ${packages.essential.support.years} year.`,
  business: `Multi-location for up to ${packages.business.users} users, ${packages.business.updateYears} years of updates, and priority support for ${packages.business.support.years} years. Yours for life.`,
  enterprise: `Users and locations without limit, updates for as long as there are any, and priority support for ${packages.enterprise.support.years} years.`,
} as const satisfies Record<PackageId, string>

/** `list` holds the subscription plans; both lists come from the price table (PRICE-7..31). */
export const pricing = {
  title: 'Affordable Pricing Plans',
  description: `Plans from ${sayPrice(starter.monthlyPrice)} a month, or pay once from ${sayPrice(packages.essential.price)}. The first ${sayFigure(figures.trialDays)} days are free and need no credit card.`,
  opening: {
    kicker: 'Pricing',
    headline: ['Affordable', 'Pricing Plans'],
    lead: `Every subscription starts with a ${trial}. No credit card required, set up in minutes, and what you pay counts toward a one-time licence later.`,
    actions: [askUs('Start Free Trial'), askUs('Contact Sales')],
    facts: [
      ['Pay by the month from', sayPrice(starter.monthlyPrice)],
      ['Pay once from', sayPrice(packages.essential.price)],
      ['Email support', 'On all plans'],
    ],
  },
  list: {
    heading: 'Monthly/Annual Plans',
    note: `A year paid at once saves ${countAnnualSaving(starter).percent}%. Small businesses that qualify take ${smallBusinessProgram.firstYearDiscountPercent}% off their first year.`,
    links: [{ label: 'Who qualifies', href: '/small-business-backbone' }],
    entries: Object.values(plans).map((plan) => ({
      title: plan.name,
      text: planWords[plan.id],
      figure: sayPrice(plan.monthlyPrice),
      aside: `per month\n${sayPrice(plan.annualPrice)} per year\n${saySaving(countAnnualSaving(plan))}`,
      links: [askUs('Get Started', 'I would like to get started with a plan.')],
      ...(plan.isPopular ? { tag: 'Most Popular' } : {}),
    })),
  },
  packages: {
    heading: 'One-Time Purchase',
    note: 'Pay once and keep it. What you have paid for a subscription is credited.',
    entries: Object.values(packages).map((item) => ({
      title: item.name,
      text: packageWords[item.id],
      figure: sayPrice(item.price),
      aside: 'one-time',
      links: [askUs('Purchase Now', 'I would like to buy a one-time licence.')],
      ...(item.isPopular ? { tag: 'Best Value' } : {}),
    })),
  },
  closing: {
    heading: 'Need Help Choosing',
    text: 'Say how many tills, rooms and people you have. We name the cheapest plan that fits, even when it is the smallest.',
    actions: [askUs('Schedule Consultation'), askUs('Request Demo')],
    related: [
      { label: 'For small businesses', href: '/small-business-backbone' },
      { label: 'For non-profits', href: '/ngo-compatibility' },
      { label: 'For enterprises', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies PricingCopy
