import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import { advise, type Needs } from '#contract/plan-advice.ts'
import { channels, contact } from '#facts/contact.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { countIndication, type CurrencyCode } from '#facts/exchange-rates.ts'
import { officeOf, offices, type OfficeId } from '#facts/offices.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, plans, priceAfterDiscount, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { sumsOver } from './amounts.ts'
import type { Allowed, Expectation } from './question.ts'

const { sayFigure, sayPrice } = figuresIn[defaultLanguage]

/** What questions expect to hear, read from the facts. Amounts as the canonical answer writes them. */
export const monthly = (id: PlanId) => sayPrice(plans[id].monthlyPrice)
export const yearly = (id: PlanId) => sayPrice(plans[id].annualPrice)
export const once = (id: PackageId) => sayPrice(packages[id].price)
export const dollars = (cents: Cents) => sayPrice(cents)
export const saved = (id: PlanId) => sayPrice(countAnnualSaving(plans[id]).amount)
export const savedPercent = `${countAnnualSaving(plans.starter).percent}%`
export const halfYear = (id: PlanId) =>
  sayPrice(priceAfterDiscount(plans[id].annualPrice, smallBusinessProgram.firstYearDiscountPercent))
export const halfMonth = (id: PlanId) =>
  sayPrice(priceAfterDiscount(plans[id].monthlyPrice, smallBusinessProgram.firstYearDiscountPercent))
export const ngoMonth = (id: PlanId) =>
  sayPrice(priceAfterDiscount(plans[id].monthlyPrice, ngoProgram.lifetimeDiscountPercent))
export const ngoYear = (id: PlanId) =>
  sayPrice(priceAfterDiscount(plans[id].annualPrice, ngoProgram.lifetimeDiscountPercent))
export const about = (cents: Cents, code: CurrencyCode) => countIndication(cents, code).toLocaleString('en-US')

export const phoneOf = (id: OfficeId) => officeOf(id).phone
export const emailOf = (id: OfficeId) => officeOf(id).email
export const streetOf = (id: OfficeId) => officeOf(id).address.split(', ')[0] ?? ''
export const cities = offices.map(({ city }) => city)
export const roles = [...roleTemplates]

export const trial = [
  `${figures.trialDays.value} days`,
  `${figures.trialDays.value}-day`,
  `${figures.trialDays.value} day`,
]
export const ngoTrial = [`${ngoProgram.trialMonths} months`, `${ngoProgram.trialMonths}-month`, 'twelve months']
export const ngoPercent = `${ngoProgram.lifetimeDiscountPercent}%`
export const halfPercent = `${smallBusinessProgram.firstYearDiscountPercent}%`
export const uptime = `${figures.uptime.value}%`
export const enterpriseUptime = `${figures.enterpriseUptime.value}%`
export const floor = (name: 'pharmacies' | 'hotels' | 'restaurants' | 'retailStores' | 'activeBusinesses') => [
  sayFigure(figures[name]),
  String(figures[name].value),
]
export const mail = contact.email
export const chatHours: readonly Expectation[] = [[/8 ?am|8:00|\b0?8 ?h/], [/10 ?pm|22:00|\b22 ?h/]]
export const phoneHours: readonly Expectation[] = [[/8 ?am|8:00|\b0?8 ?h/], [/6 ?pm|18:00|\b18 ?h/]]
export const mailReply = [`${channels.email.replyHours} hours`, 'two hours', 'deux hours', /2 ?h\b/, 'deux heures']
export const demoReply = [`${contact.demoReplyHours} hours`, /24 ?h\b/]

/** Words of both languages. Folded: small letters without accents. */
export const no =
  /\b(no|not|non|none|never|without|doesn't|isn't|don't|can't|cannot|ne|n'|pas|sans|aucune?|nothing|only|seulement|uniquement|nope)(?![a-z])/
export const saysYes = /^\W*(yes|oui|yeah|sure|of course|bien sur|correct|exactly|exactement)\b/
export const saysNo = /^\W*(no|non|nope)\b/
export const unlimited = /unlimited|no limit|without (a )?limit|illimite|sans limite|aucune limite|as many|no ceiling/
export const free = /\bfree|gratuit|\$0|no charge|costs? nothing|ne coute rien/
export const card = /\b(card|carte)/
export const demo = /\bdemo|demonstration/
export const open =
  /\b(is|are|we're|it's|now|right now)\b[^.]{0,40}\bopen\b|open (now|until|till)|ouvert|on est la|is there|online/
export const closed = /closed|ferme|not open|opens? (again|on|at|in)|offline|ouvre|hors ligne|not there/
export const offline =
  /offline|hors[ -]?(ligne|connexion)|without (a |the |any )?(network|internet|line|signal|connection|power|electricity)|sans (le |la |l'|une )?(reseau|internet|connexion|ligne|courant|electricite)|(keeps?|carr(y|ies)|continues?) (on )?(selling|working|going)|go(es)? on|sells? on|continu|when (the )?(network|line|internet|connection)|quand (le reseau|la ligne|internet)|marche quand meme|batter/
export const person =
  /\b(person|colleague|somebody|someone|team|human|offices?|sales|support|contact|call|phone|e-?mail|demo|whats ?app|write|ask us|ask for|talk to|hand (you )?over|put you)\b|hello@|imisozi\.example|\+2\d\d|personne|quelqu'un|collegue|equipe|humain|conseiller|bureau|appel|telephon|ecri|joindre|demand/
export const onRequest = /on request|sur demande|\bask\b|demand|contact|talk|person|in writing|par ecrit/

/** The amounts that follow from what a business needs (`advise`), in cents, and the years at which they meet. */
export function worked(needs: Partial<Needs>, ...dollarsToo: readonly Cents[]): { readonly allows: Allowed } {
  const all: Needs = { users: 1, locations: 1, products: 1, years: 1, ...needs }
  const sums = [1, all.years].flatMap(sumsOver)
  const differences = Object.values(plans).flatMap((one) =>
    Object.values(plans).flatMap((other) => [
      one.monthlyPrice - other.monthlyPrice,
      one.annualPrice - other.annualPrice,
      12 * (one.monthlyPrice - other.monthlyPrice),
    ]),
  )
  const { breakEvenYear } = advise(all)
  const meeting = Object.values(plans).flatMap(({ annualPrice, monthlyPrice }) =>
    Object.values(packages).flatMap(({ price }) =>
      [annualPrice / 12, monthlyPrice].flatMap((month) => [
        Math.ceil(price / month / 12),
        Math.floor(price / month / 12),
        Math.ceil(price / month),
        Math.floor(price / month),
        Math.round((price / month / 12) * 10) / 10,
      ]),
    ),
  )
  return {
    allows: {
      dollars: [...sums, ...differences.filter((cents) => cents > 0), ...dollarsToo],
      numbers: [...meeting, ...Object.values(breakEvenYear)],
    },
  }
}
