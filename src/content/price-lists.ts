import type { FigureWords } from '#content/copy/figures.ts'
import type { IndicationTable, PackageWords, PlanCardWords, PriceKey } from '#content/copy/pricing.ts'
import type { AskWords } from '#content/page-words.ts'
import { countIndication, currencyCodes, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, priceAfterDiscount } from '#facts/plans.ts'
import type { Cents, Plan, PlanFeature, PlanId, PlanLimitation } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'

/** What a language says of plans, packages and currencies. */
type PriceWords = Pick<FigureWords, 'sayPrice' | 'saySaving'> & {
  readonly locale: string
  readonly plans: Readonly<Record<PlanId, { readonly description: string; readonly amounts: readonly string[] }>>
  readonly features: Readonly<Record<PlanFeature, string>>
  /** In the comparison, where a card's few words leave open what a plan without them has. */
  readonly compared: Partial<Record<PlanFeature, string>>
  readonly limitations: Readonly<Record<PlanLimitation, string>>
  readonly withoutLimitations: string
  readonly start: (plan: Plan) => AskWords
  readonly packages: Readonly<Record<PackageId, Pick<PackageWords, 'description' | 'idealFor'>>>
  readonly listPackage: (item: OneTimePackage) => readonly string[]
  readonly buy: (item: OneTimePackage) => AskWords
  readonly currency: string
  readonly currencies: Readonly<Record<CurrencyCode, string>>
}

export const planList: readonly Plan[] = Object.values(plans)
export const packageList: readonly OneTimePackage[] = Object.values(packages)

const comparedFeatures = [
  'freeTrial',
  'everydayWork',
  'multiLocation',
  'advancedAnalytics',
  'apiAccess',
  'emailAutomation',
  'smsNotifications',
  'backup',
  'advancedRoles',
  'whiteLabel',
  'serviceLevels',
  'emailSupport',
  'prioritySupport',
  'phoneSupport',
  'accountManager',
] as const satisfies readonly PlanFeature[]

/** All of the price list that follows from the facts, said in a language (DATA-12, DATA-13). */
export function listPrices(words: PriceWords) {
  const { sayPrice } = words
  const whole = new Intl.NumberFormat(words.locale)

  function tabulate(caption: string, prices: readonly { name: string; key: PriceKey; price: Cents }[]) {
    return {
      caption,
      columns: [words.currency, ...prices.map(({ name }) => name)],
      rows: currencyCodes.map((code) => ({
        code,
        head: `${code}, ${words.currencies[code]}`,
        cells: prices.map(({ key, price }) => ({ key, amount: whole.format(countIndication(price, code)) })),
      })),
    } satisfies IndicationTable
  }

  return {
    cards: planList.map((plan): PlanCardWords => {
      const { id, name, icon, colour, isPopular, features, limitations } = plan
      const left = limitations.map((limitation) => words.limitations[limitation])
      return {
        id,
        name,
        icon,
        colour,
        isPopular,
        description: words.plans[id].description,
        monthlyPrice: sayPrice(plan.monthlyPrice),
        annualPrice: sayPrice(plan.annualPrice),
        saving: words.saySaving(countAnnualSaving(plan)),
        features: [...words.plans[id].amounts, ...features.map((feature) => words.features[feature])],
        limitations: left.length > 0 ? left : [words.withoutLimitations],
        action: words.start(plan),
      }
    }),
    packageRows: packageList.map((item): PackageWords => {
      const { id, name, icon, colour, isPopular, price } = item
      return {
        id,
        name,
        icon,
        colour,
        isPopular,
        ...words.packages[id],
        price: sayPrice(price),
        features: words.listPackage(item),
        action: words.buy(item),
      }
    }),
    /** A row of the comparison for each feature: whether each plan has it. */
    featureRows: comparedFeatures.map((feature) => ({
      head: words.compared[feature] ?? words.features[feature],
      cells: planList.map(({ id }) => hasFeature(id, feature)),
    })),
    currencyOptions: (say: (code: CurrencyCode, name: string) => string) =>
      currencyCodes.map((code) => ({ value: code, label: say(code, words.currencies[code]) })),
    rates: (say: (code: CurrencyCode, amount: string) => string) =>
      currencyCodes.map((code) => ({ code, rate: say(code, whole.format(referenceRates.perDollar[code])) })),
    tables: ([monthly, annual, once]: readonly [string, string, string]) => [
      tabulate(
        monthly,
        planList.map(({ id, name, monthlyPrice }) => ({ name, key: `${id} monthly`, price: monthlyPrice })),
      ),
      tabulate(
        annual,
        planList.map(({ id, name, annualPrice }) => ({ name, key: `${id} annual`, price: annualPrice })),
      ),
      tabulate(
        once,
        packageList.map(({ id, name, price }) => ({ name, key: `${id} once`, price })),
      ),
    ],
    /** What the calculator says of them. */
    calculated: {
      prices: byId(plans, ({ monthlyPrice, annualPrice }) => ({
        monthly: sayPrice(monthlyPrice),
        annual: sayPrice(annualPrice),
      })),
      planNames: byId(plans, ({ name }) => name),
      packageNames: byId(packages, ({ name }) => name),
    },
  }
}

/** A plan's list price by the month and by the year, each before what an NGO pays. */
export function sayNgoPrices({ monthlyPrice, annualPrice }: Plan, sayPrice: FigureWords['sayPrice']) {
  const sayAfter = (price: Cents) => sayPrice(priceAfterDiscount(price, ngoProgram.lifetimeDiscountPercent))
  return [sayPrice(monthlyPrice), sayAfter(monthlyPrice), sayPrice(annualPrice), sayAfter(annualPrice)] as const
}

/** A plan's list price by the year, what a small business pays in its first, and what it saves. */
export function sayFirstYear({ annualPrice }: Plan, sayPrice: FigureWords['sayPrice']) {
  const firstYear = priceAfterDiscount(annualPrice, smallBusinessProgram.firstYearDiscountPercent)
  return [sayPrice(annualPrice), sayPrice(firstYear), sayPrice(annualPrice - firstYear)] as const
}

function byId<Id extends string, Item, Said>(items: Readonly<Record<Id, Item>>, say: (item: Item) => Said) {
  return Object.fromEntries(Object.entries<Item>(items).map(([id, item]) => [id, say(item)])) as Record<Id, Said>
}
