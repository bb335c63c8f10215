import type { AskWords, ClosingWords, HeadWords, LinkWords } from '#content/page-words.ts'
import type { ActionWords, QuestionsWords } from '#content/page-words.ts'
import type { LimitedNeed, NeedName } from '#contract/plan-advice.ts'
import type { NeedProblem } from '#contract/plan-needs.ts'
import type { PriceView } from '#contract/price-view.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import type { OneTimePackage, PackageId } from '#facts/packages.ts'
import type { Plan, PlanId } from '#facts/plans.ts'

/** Which price of the page an indication explains: `starter monthly`, `business once`. */
export type PriceKey = `${PlanId} ${PriceView<'billing'>}` | `${PackageId} once`

/** About what three prices are in each currency. */
export type IndicationTable = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly code: CurrencyCode
    readonly head: string
    readonly cells: readonly { readonly key: PriceKey; readonly amount: string }[]
  }[]
}

/** A subscription plan as its card shows it (DATA-12). */
export type PlanCardWords = Pick<Plan, 'id' | 'name' | 'icon' | 'colour' | 'isPopular'> & {
  readonly description: string
  readonly monthlyPrice: string
  readonly annualPrice: string
  readonly saving: string
  readonly features: readonly string[]
  readonly limitations: readonly string[]
  readonly action: AskWords
}

/** A one-time package as its row shows it (DATA-13). */
export type PackageWords = Pick<OneTimePackage, 'id' | 'name' | 'icon' | 'colour' | 'isPopular'> & {
  readonly description: string
  readonly price: string
  readonly idealFor: string
  readonly features: readonly string[]
  readonly action: AskWords
}

type Option<Value extends string> = { readonly value: Value; readonly label: string }

export type ChoiceWords<Value extends string> = { readonly legend: string; readonly options: readonly Option<Value>[] }

/** A cell is a text, or whether something is included. */
type ComparisonWords = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly head: string; readonly cells: readonly (string | boolean)[] }[]
}

type CountWords = { readonly one: string; readonly other: string }

/** Words of the calculator. What stands in braces is filled in the browser. */
export type CalculatorWords = {
  readonly locale: string
  readonly fields: Readonly<Record<NeedName, string>>
  readonly problems: Readonly<Record<NeedProblem, string>>
  readonly putRight: string
  readonly planNames: Readonly<Record<PlanId, string>>
  /** What each plan costs, as the price list writes it. */
  readonly prices: Readonly<Record<PlanId, Readonly<Record<PriceView<'billing'>, string>>>>
  readonly packageNames: Readonly<Record<PackageId, string>>
  readonly counts: Readonly<Record<NeedName, CountWords>>
  readonly fits: string
  readonly smallest: string
  readonly beyond: Readonly<Record<LimitedNeed, string>>
  readonly severalLocations: string
  readonly table: {
    readonly caption: string
    readonly columns: readonly [string, string, string]
    readonly monthly: string
    readonly annual: string
    readonly once: string
    readonly onceOnly: string
    /** Where the visitor has chosen a currency: `{dollars}`, `{currency}` and `{amount}`. */
    readonly about: string
  }
  readonly breakEven: string
  readonly updatesLast: string
  readonly updatesEnd: string
  readonly creditPart: string
  readonly creditWhole: string
  readonly action: AskWords
}

export type PricingCopy = HeadWords & {
  readonly head: {
    readonly headline: string
    readonly lead: string
    readonly currency: { readonly label: string; readonly options: readonly Option<PriceView<'currency'>>[] }
    /** Follows the rate of the chosen currency. */
    readonly binding: string
    readonly currencyLink: LinkWords
  }
  readonly choice: {
    readonly purchase: ChoiceWords<PriceView<'purchase'>>
    readonly billing: ChoiceWords<PriceView<'billing'>>
    readonly note: string
    readonly noteLink: LinkWords
  }
  readonly plans: {
    readonly heading: string
    /** In another currency: where `{currency}` and `{amount}` stand. */
    readonly about: string
    readonly popular: string
    readonly perMonth: string
    readonly perYear: string
    readonly includes: string
    readonly limits: string
    readonly cards: readonly PlanCardWords[]
  }
  readonly packages: {
    readonly heading: string
    readonly note: string
    readonly best: string
    readonly once: string
    readonly rows: readonly PackageWords[]
  }
  readonly comparison: {
    readonly heading: string
    readonly yes: string
    readonly no: string
    readonly plans: ComparisonWords
    /** What a `no` to support by phone does not mean (CONFLICT-21). */
    readonly phoneNote: string
    readonly ways: ComparisonWords
  }
  readonly currencies: {
    readonly heading: string
    readonly text: string
    readonly show: string
    readonly rates: readonly { readonly code: CurrencyCode; readonly rate: string }[]
    readonly tables: readonly IndicationTable[]
  }
  readonly calculator: {
    readonly heading: string
    readonly text: string
    readonly withoutScript: string
    readonly words: CalculatorWords
  }
  readonly help: {
    readonly heading: string
    readonly text: string
    readonly call: LinkWords & { readonly before: string; readonly after: string }
    readonly actions: readonly ActionWords[]
  }
  readonly questions: QuestionsWords
  readonly closing: ClosingWords
}
