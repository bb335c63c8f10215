import type { NeedName, PlanAdvice } from '#contract/plan-advice.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import type { OfficeId } from '#facts/offices.ts'
import type { PackageId } from '#facts/packages.ts'
import type { Cents, PlanFeature, PlanId } from '#facts/plans.ts'

/** A day as people name it; a date or a day of the week means the next one, today counts. Monday is 1. */
export type NamedDay =
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'weekday'; readonly weekday: number }

/** On whose clock hours are asked for: that of an office's town, or the visitor's. */
export type ClockAsked = OfficeId | 'visitor'
/** A channel with hours of its own. */
type StaffedChannel = 'phone' | 'chat'

/** The words of a language for days. */
export type DayWords = {
  /** January first; several names of one month stand in one text. */
  readonly months: readonly string[]
  /** A month that is a word of another kind, too, and one only where its day ends the question. */
  readonly alsoWord: string
  /** Behind the number of a day, and between a day and its month. */
  readonly dayEnding: string
  readonly besideDay: string
  /** Names of a day that comes every year, by its date, parted by `|`. */
  readonly feasts: Readonly<Record<string, string>>
  readonly tomorrow: string
  /** Monday first. */
  readonly weekdays: readonly string[]
  /** What means this moment or this day, parted by `|`. */
  readonly now: string
}

/** The trades that have a page, which advises a plan. */
export const tradeIds = ['pharmacy', 'retail', 'restaurant', 'hotel'] as const
export type TradeId = (typeof tradeIds)[number]

/** What a question names, as far as an answer depends on it. */
export type Asked = {
  readonly plans: readonly PlanId[]
  readonly packages: readonly PackageId[]
  readonly offices: readonly OfficeId[]
  readonly currencies: readonly CurrencyCode[]
  readonly trades: readonly TradeId[]
  /** What not every plan has. */
  readonly features: readonly AskedFeature[]
  /** Whole numbers from 1; what was not said is missing. */
  readonly needs: Partial<Record<NeedName, number>>
  /** Which of these were said to be more than the number. */
  readonly more: readonly NeedName[]
  readonly months: number | null
  /** Money that the visitor named, in dollars. Never repeated, only compared. */
  readonly amounts: readonly Cents[]
  /** What it was named in, where that was not dollars: what it is compared with is said in these, too. */
  readonly amountsIn: readonly CurrencyCode[]
  readonly percents: readonly number[]
  /** Whether people take turns at one place. */
  readonly isInShifts: boolean
  /** Whether several locations are meant, though nobody counts them. */
  readonly asksLocations: boolean
  readonly day: NamedDay | null
  /** A time of day in hours from midnight. */
  readonly hour: number | null
  /** Of what time a price or an amount is, where one is named. */
  readonly per: 'day' | 'week' | 'month' | 'year' | null
  readonly asksPrice: boolean
  /** Whether this moment or today is meant, named or not. */
  readonly isNow: boolean
  readonly channels: readonly StaffedChannel[]
  /** Whether somebody wants to come, or somebody to come to him. */
  readonly asksVisit: boolean
  readonly clock: ClockAsked | null
  /** Whether a town or a country is named where we have no office. */
  readonly isElsewhere: boolean
  /** The time zone of a town where we have no office, `Africa/Lagos`. */
  readonly zone: string | null
  /** Whether it wants a yes or a no. */
  readonly isYesNo: boolean
}

/** What the assistant says to a question it knows. How people put it stands in `questions/<topic>.txt` of each language. */
export type TopicWords = {
  /** Markdown. */
  readonly answer: string | ((asked: Asked) => string)
  /** Up to three questions that could follow; each is one it answers. */
  readonly next: readonly string[]
}

/** A question whose answer is worked out. */
export type CalculationWords = Omit<TopicWords, 'answer'>

/** What may be asked of a plan by name. */
export type AskedFeature = Exclude<PlanFeature, 'everydayWork' | 'emailSupport' | 'freeTrial' | 'unlimitedLocations'>

/** A limit that an answer holds, and how what is named stands to it. */
export type LimitSaid = {
  readonly value: number
  readonly unit: LimitUnit
  readonly is: 'within' | 'beyond' | 'below' | 'enough'
}

/** What a limit of an answer counts. */
export type LimitUnit = 'amount' | 'years' | 'days' | 'hours' | 'letters' | 'age'

export type CalculationId =
  | 'fit'
  | 'total'
  | 'ways'
  | 'currency'
  | 'limits'
  | 'comparison'
  | 'opening'
  | 'budget'
  | 'saving'
  | 'credit'
  | 'once'
  | 'clock'
  | 'ngoPrice'
  | 'halfPrice'

/** When somebody is there, with what the clock of the place and that of the visitor show. */
export type OpeningSaid = {
  readonly place: OfficeId | StaffedChannel
  readonly isOpen: boolean
  /** The moment it closes, or opens next; null when it does not within a year. */
  readonly until: { readonly there: string; readonly here: string | null } | null
  readonly holiday: string | null
}

/** Whether somebody is there on a day. */
export type DaySaid = {
  readonly place: OfficeId | StaffedChannel
  /** The day with its weekday, in the language of the answer. */
  readonly day: string
  readonly isOpen: boolean
  readonly holiday: string | null
  /** From when to when on an open day, on the clock of the place: `08:00-18:00 CAT`. */
  readonly hours: string
  readonly week: WeekHours
}

/** Whether somebody is there at an hour, on a day or on any working day. */
export type HourSaid = {
  readonly place: OfficeId | StaffedChannel
  readonly isOpen: boolean
  readonly day: string | null
  /** On the clock of the place: `19:30`. */
  readonly at: string
  readonly week: WeekHours
}

/** Whole hours from Monday to Friday, and the zone's name: `CAT`. */
export type WeekHours = { readonly opens: number; readonly closes: number; readonly zone: string }

/** The hours of a place on another clock. */
type ClockSaid = {
  readonly place: OpeningSaid['place']
  readonly week: WeekHours
  /** Towns with what their clocks show then: `07:00-17:00`; the town is null where it is the visitor's clock. */
  readonly there: readonly { readonly town: string | null; readonly hours: string }[]
}

type PlanTotal = {
  readonly plan: PlanId
  readonly months: number
  readonly monthly: Cents
  /** For whole years only. */
  readonly annual: Cents | null
}

/** What somebody has counted, as it is said again. */
export type Counted = Pick<Asked, 'needs' | 'more'>

/** Plans beside an amount by the month or by the year. */
type Budgeted = {
  /** The plan that was named with it. */
  readonly named: { readonly plan: PlanId; readonly isWithin: boolean } | null
  readonly largest: PlanId | null
  readonly per: 'month' | 'year'
  /** What the amount was named in, where that was not dollars. */
  readonly codes: readonly CurrencyCode[]
}

type Credited = { readonly paid: Cents; readonly rest: Cents }

/** Sentences around what is worked out. Amounts come as cents and are written here. */
export type ComputedWords = {
  fit(
    advice: PlanAdvice,
    given: Counted,
    assumed: {
      readonly products: number | null
      readonly locations: boolean
      readonly users: number | null
      readonly isInShifts: boolean
    },
  ): string
  readonly needNumbers: string
  total(totals: readonly PlanTotal[]): string
  ways(advice: Omit<PlanAdvice, 'instead'>, years: number): string
  currency(
    prices: readonly { readonly name: string; readonly price: Cents; readonly per: 'month' | 'year' | 'once' }[],
    codes: readonly CurrencyCode[],
  ): string
  limits(plan: PlanId, exceeded: readonly { readonly name: NeedName; readonly limit: number }[], better: PlanId): string
  /** With how much more the second of two costs, where that is asked. */
  comparison(plans: readonly PlanId[], asksPrice: boolean): string
  opening(said: readonly OpeningSaid[]): string
  openingOn(said: readonly DaySaid[]): string
  openingAt(said: readonly HourSaid[]): string
  clock(said: readonly ClockSaid[]): string
  budget(compared: Budgeted): string
  saving(plans: readonly PlanId[]): string
  cheapestWith(features: readonly AskedFeature[], plan: PlanId): string
  /** Whether each plan has something, and with which it begins. */
  feature(feature: AskedFeature, plans: readonly PlanId[], first: PlanId): string
  /** What of a package is left after so many months of a plan, in both ways of paying. */
  credit(
    plan: PlanId,
    item: PackageId,
    after: { readonly months: number; readonly monthly: Credited; readonly annual: Credited | null },
  ): string
  /** What of a package is left after a sum that was paid. */
  credited(item: PackageId, after: Credited): string
  /** The package for what was counted, for whoever wants no subscription; and whether an amount is enough, null where none was named. */
  once(advice: PlanAdvice, given: Counted, isWithin: boolean | null): string
  /** `total` is for all the years, where more than one was named. `given` is what the plan was chosen for. */
  ngoPrice(
    prices: readonly {
      readonly plan: PlanId
      readonly month: Cents
      readonly year: Cents
      readonly total: Cents | null
    }[],
    given: Counted | null,
    years: number,
  ): string
  halfPrice(
    prices: readonly {
      readonly plan: PlanId
      /** Each month of the first year. */ readonly month: Cents
      readonly first: Cents
      readonly later: Cents
      readonly total: Cents | null
    }[],
    given: Counted | null,
    years: number,
  ): string
}

/** What it says beside the answers. */
export type FixedWords = {
  /** Before what is said of a topic that was chosen by a button. */
  readonly askAway: string
  /** How an answer offers what a bare yes may then take; none of them begins another. */
  readonly offers: Readonly<Record<'trial' | 'demo' | 'ngo' | 'smallBusiness', string>>
  readonly unknown: string
  /** It does not know for certain; `text` is the nearest that the pages say, in English. */
  readonly nearest: (text: string) => string
  /** Above an answer to who asks for something by a name that no page has. */
  notNamed(names: readonly string[]): string
  /** Before what was said just now. */
  again(text: string): string
  readonly unknownSuggestions: readonly string[]
  readonly declined: string
  readonly declinedSuggestions: readonly string[]
  /** Under the parts of a message that it did answer: what it did not, in the visitor's words, or none. */
  rest(parts: readonly string[]): string
  /** Before an answer to a question whose statement was compared with the facts. */
  yes(text: string): string
  no(text: string): string
  /** Above an answer that holds a limit: how what the visitor names stands to it. */
  limit(limit: LimitSaid): string
  /** Where it does not, of conditions. */
  readonly unmet: string
  /** What may be meant, where two readings are as likely, or below an answer that may be none; each is a button, too. */
  ask(questions: readonly string[], isBelow: boolean): string
  /** Under our price, where somebody asks for that of others. */
  readonly others: string
  /** Before words of a page that speaks another language, by its name in this one. */
  quote(text: string, language: string): string
  welcome(name: string, company: string): string
}

/** Patterns over small letters without accents, and what each is read as, in the order in which they are. */
export type Spellings = readonly (readonly [written: string, read: string])[]

/** Words that mean the same, under the term they are searched by. Phrases are taken before words. */
export type Synonyms = Readonly<Record<string, string>>
