import type { Asked, TradeId } from '#content/assistant-words.ts'
import { sayFigure, sayPrice } from '#content/en/figures.ts'
import type { PlanAdviceWords } from '#content/page-words.ts'
import { keepItems } from '#content/keep-stated.ts'
import { webhookEvents, webhookSignature } from '#facts/api.ts'
import { brand } from '#facts/brand.ts'
import { claims, figures, requirements } from '#facts/claims.ts'
import { channels, contact } from '#facts/contact.ts'
import { privacy } from '#facts/legal.ts'
import { externalLinks } from '#facts/links.ts'
import { offices, type Office, type OfficeId } from '#facts/offices.ts'
import { packageIds, packages, type PackageId } from '#facts/packages.ts'
import {
  countAnnualSaving,
  planIds,
  plans,
  priceAfterDiscount,
  type Cents,
  type Plan,
  type PlanId,
} from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { standards } from '#facts/standards.ts'

/** The plans that are asked about, all of them where none is named. */
export const plansOf = ({ plans: named }: Pick<Asked, 'plans'>): readonly PlanId[] =>
  named.length > 0 ? named : planIds

/** All offices, those that answer in a language first before the others. */
export const officesFrom = (...first: readonly OfficeId[]): readonly Office[] =>
  offices.toSorted((one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)))

/** One line alone is no list. */
export const list = (lines: readonly string[]) =>
  lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')

/**
 * What the pages of the trades that are named advise, with the price; `colon` as the language writes it. A hotel counts its
 * kitchen and its bar.
 */
export const sayTradePlan =
  (pages: Readonly<Record<TradeId, { readonly plan: PlanAdviceWords }>>, colon: string) =>
  ({ trades }: Pick<Asked, 'trades'>) =>
    trades
      .filter((trade) => trade !== 'restaurant' || !trades.includes('hotel'))
      .map((trade) => pages[trade].plan)
      .map(({ name, price, terms: [month, year], text }) => `**${name}**${colon}${price} ${month}, ${year}.\n\n${text}`)
      .join('\n\n')

type UpdateWords = {
  readonly lead: string
  readonly of: Readonly<Record<PackageId, string>>
  /** What comes then. */
  readonly end: string
  readonly subscribed: string
}
/** How long there are updates, of the packages that are named, else of all and of a subscription as well. */
export const sayUpdates =
  ({ lead, of, end, subscribed }: UpdateWords) =>
  ({ packages: named }: Pick<Asked, 'packages'>) => {
    const ids = named.length > 0 ? named : packageIds
    const isEnding = ids.some((id) => packages[id].updateYears !== null)
    return [
      `${lead} ${ids.map((id) => of[id]).join(', ')}.`,
      ...(isEnding ? [end] : []),
      ...(named.length > 0 ? [] : [subscribed]),
    ].join(' ')
  }

/** Who asks how many there are in one country or town hears first that no page counts them. */
export const sayCustomers = (inAll: string, ofPlaces: string) => (asked: Pick<Asked, 'elsewhere' | 'offices'>) =>
  (asked.elsewhere || asked.offices.length > 0 ? [ofPlaces, inAll] : [inAll, ofPlaces]).join(' ')

/** Amounts as the price list writes them, in every language: what the visitor reads here is what stands there. */
export const dollars = sayPrice

/** A sum of several payments: whole dollars, or two decimals. */
export function sum(cents: Cents) {
  return cents % 100 === 0 ? sayPrice(cents) : fullDollars.format(cents / 100)
}
const fullDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const whole = (value: number) => new Intl.NumberFormat('en-US').format(value)

const { starter, professional, enterprise } = plans
const price = (plan: Plan) => ({
  name: plan.name,
  month: sayPrice(plan.monthlyPrice),
  year: sayPrice(plan.annualPrice),
  saving: sum(countAnnualSaving(plan).amount),
  /** A twelfth of the year. */
  monthOfYear: sum(Math.round(plan.annualPrice / 12)),
})

/** Facts as the answers of all languages say them. */
export const said = {
  product: brand.product,
  company: brand.company,
  assistant: brand.assistant,
  starter: { ...price(starter), products: whole(starter.products), users: whole(starter.users) },
  professional: { ...price(professional), users: whole(professional.users) },
  enterprise: price(enterprise),
  annualPercent: `${countAnnualSaving(professional).percent}%`,
  /** So many months cost what a year costs. */
  annualMonths: whole(Math.round((10 * professional.annualPrice) / professional.monthlyPrice) / 10),
  essential: { ...packages.essential, price: sayPrice(packages.essential.price) },
  business: { ...packages.business, price: sayPrice(packages.business.price) },
  enterprisePackage: { ...packages.enterprise, price: sayPrice(packages.enterprise.price) },
  trialDays: sayFigure(figures.trialDays),
  uptime: sayFigure(figures.uptime),
  enterpriseUptime: sayFigure(figures.enterpriseUptime),
  downtime: sayFigure(figures.downtime),
  enterpriseDowntime: sayFigure(figures.enterpriseDowntime),
  response: sayFigure(figures.responseTime),
  dataCenters: sayFigure(figures.dataCenters),
  encryption: sayFigure(figures.encryption),
  roleTemplates: sayFigure(figures.roleTemplates),
  businessesServed: sayFigure(figures.businessesServed),
  firstYearGrowth: sayFigure(figures.firstYearGrowth),
  costReduction: sayFigure(figures.costReduction),
  jobsSupported: sayFigure(figures.jobsSupported),
  activeBusinesses: sayFigure(figures.activeBusinesses),
  dailyTransactions: sayFigure(figures.dailyTransactions),
  pharmacies: sayFigure(figures.pharmacies),
  retailStores: sayFigure(figures.retailStores),
  restaurants: sayFigure(figures.restaurants),
  hotels: sayFigure(figures.hotels),
  parentalLeave: sayFigure(figures.parentalLeave),
  memoryMinimum: sayFigure(requirements.memoryMinimum),
  memoryRecommended: sayFigure(requirements.memoryRecommended),
  disk: sayFigure(requirements.disk),
  passwordLength: sayFigure(requirements.passwordLength),
  webhookEvents: Object.keys(webhookEvents).join(', '),
  digest: webhookSignature.digest,
  encoding: webhookSignature.encoding,
  frameworks: keepItems([claims.gdpr, claims.hipaa, claims.soc2, claims.ccpa, claims.sox].map(({ what }) => what))
    .join(', ')
    .replace(' compliance', ''),
  transport: standards.transport,
  charity: standards.usCharity,
  phone: contact.phone,
  email: contact.email,
  address: contact.address,
  demoHours: whole(contact.demoReplyHours),
  emailHours: whole(channels.email.replyHours),
  phoneHours: channels.phone.said,
  chatHours: channels.chat.said,
  emailSaid: channels.email.said,
  supportSaid: channels.support.said,
  cities: offices.map(({ city }) => city),
  ngoMonths: whole(ngoProgram.trialMonths),
  ngoPercent: `${ngoProgram.lifetimeDiscountPercent}%`,
  ngoFee: sayPrice(ngoProgram.setupFee),
  ngoSupport: ngoProgram.support,
  ngoYears: whole(ngoProgram.eligibility.leastYearsOfOperation),
  ngoRevenue: `$${ngoProgram.eligibility.annualRevenueBelow / 1e8}M`,
  ngoStarterYear: sum(priceAfterDiscount(starter.annualPrice, ngoProgram.lifetimeDiscountPercent)),
  ngoProfessionalYear: sum(priceAfterDiscount(professional.annualPrice, ngoProgram.lifetimeDiscountPercent)),
  ngoEnterpriseYear: sum(priceAfterDiscount(enterprise.annualPrice, ngoProgram.lifetimeDiscountPercent)),
  smallPercent: `${smallBusinessProgram.firstYearDiscountPercent}%`,
  smallStarterYear: sayPrice(priceAfterDiscount(starter.annualPrice, smallBusinessProgram.firstYearDiscountPercent)),
  smallProfessionalYear: sayPrice(
    priceAfterDiscount(professional.annualPrice, smallBusinessProgram.firstYearDiscountPercent),
  ),
  acceleratorMonths: whole(smallBusinessProgram.acceleratorFreeMonths),
  retentionDays: whole(privacy.retentionDays),
  privacyDays: whole(privacy.answerDays),
  leastAge: whole(privacy.leastAge),
  careers: externalLinks.careers,
  blog: externalLinks.blog,
  events: externalLinks.events,
  forum: externalLinks.community,
} as const

/** A package says itself how many locations it has. */
export const isOwnFeature = (feature: Asked['features'][number]) => feature !== 'multiLocation'
