import type { Moment } from '#content/conversation-words.ts'
import type { NeedName, PlanAdvice, Unmet } from '#contract/plan-advice.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import type { Hours, OfficeId } from '#facts/offices.ts'
import type { PackageId } from '#facts/packages.ts'
import type { Cents, PlanFeature, PlanId } from '#facts/plans.ts'

/** A day as people name it; a date or a day of the week means the next one, today counts. Monday is 1. */
export type NamedDay =
  | { readonly kind: 'date'; readonly month: number; readonly day: number; readonly year?: number }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'afterTomorrow' }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isNext?: true }

/** Of who was counted: somebody may have been left out, or was counted as well who does not sign in. */
export type Unsure = 'more' | 'either' | null

/** Since when somebody has been there, or for how long; which month where no year is named is the last such one. */
export type Since =
  | { readonly month: number | null; readonly year: number | 'this' | 'last' | null }
  | { readonly months: number }

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
  /** Names of a day that comes every year, by its date, parted by `|`; of two that fit the first is meant. */
  readonly feasts: Readonly<Record<string, string>>
  readonly tomorrow: string
  /** The day behind that. */
  readonly afterTomorrow: string
  /** Beside a day of the week: the one after today. */
  readonly next: string
  /** Monday first. */
  readonly weekdays: readonly string[]
  /** What means this moment or this day, parted by `|`. */
  readonly now: string
}

/** The trades that have a page, which advises a plan. */
export const tradeIds = ['pharmacy', 'retail', 'restaurant', 'hotel'] as const
export type TradeId = (typeof tradeIds)[number]

/** A place where we have no office: its name where it is a town, its clock (IANA) where that is known, and our office in its country. */
export type Elsewhere = {
  readonly town: string | null
  readonly zone: string | null
  readonly office: OfficeId | null
}

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
  readonly unsure: Unsure
  /** Those who work for the visitor were counted, and he may not have been. */
  readonly leavesOutSpeaker: boolean
  readonly months: number | null
  /** Money that the visitor named, in dollars. Never repeated, only compared. */
  readonly amounts: readonly Cents[]
  /** What it was named in, where that was not dollars: what it is compared with is said in these, too. */
  readonly amountsIn: readonly CurrencyCode[]
  readonly percents: readonly number[]
  /** Whether people take turns at one place. */
  readonly isInShifts: boolean
  /** The month or the year since which somebody says to have been there. */
  readonly since: Since | null
  readonly day: NamedDay | null
  /** A time of day in hours from midnight. */
  readonly hour: number | null
  /** Of what time a price or an amount is, where one is named. */
  readonly per: 'day' | 'week' | 'month' | 'year' | null
  readonly asksPrice: boolean
  /** Whether this moment or today is meant, named or not. */
  readonly isNow: boolean
  readonly channels: readonly StaffedChannel[]
  /** Whether an office is asked for, or somebody wants to come to one. */
  readonly asksOffice: boolean
  /** Whether who asks wants to come himself. */
  readonly isComing: boolean
  readonly clock: ClockAsked | null
  /** The town of an office that somebody says to be in: the visitor's clock is that of there. */
  readonly here: OfficeId | null
  /** What is named where we have no office. */
  readonly elsewhere: Elsewhere | null
  /** Whether the currencies are named together alone: `francs`. */
  readonly isSharedName: boolean
  /** Whether it is of what is paid once. */
  readonly isOnce: boolean
  /** Whether it wants a yes or a no. */
  readonly isYesNo: boolean
  /** Whether who asks speaks of himself: `do we get it?` */
  readonly isOfSelf: boolean
  /** `not`, `only`, `without`: a yes to it may mean a no. */
  readonly isNegated: boolean
  /** `Do I need`, `do I lose`: that something is there is no yes to it. */
  readonly isAdverse: boolean
  /** Whether something must be taken, which is adverse, too. */
  readonly isOfDuty: boolean
  /** `Under $10`, `cheaper than`: no figure is said to be so. */
  readonly isRelative: boolean
}

/** What the assistant says to a question it knows. How people put it stands in `questions/<topic>.txt` of each language. */
export type TopicWords = {
  /** Markdown. */
  readonly answer: string | ((asked: Asked) => string)
  /** Up to three questions that could follow; each is one it answers. */
  readonly next: readonly string[]
}

/** What may be asked of a plan by name. */
export type AskedFeature = Exclude<PlanFeature, 'everydayWork' | 'emailSupport' | 'freeTrial' | 'unlimitedLocations'>

/** A limit that an answer holds, and how what is named stands to it. */
export type LimitSaid = {
  readonly value: number
  readonly unit: LimitUnit
  readonly is: 'within' | 'beyond' | 'below' | 'enough'
}

/** What a limit of an answer counts. */
export type LimitUnit = 'amount' | 'years' | 'days' | 'hours' | 'letters' | 'age' | 'memory'

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
  | 'trialDates'
  | 'retentionDates'
  | 'ngoPrice'
  | 'halfPrice'

/** Where somebody is there at times. */
export type Place = OfficeId | StaffedChannel

/** When it opens and closes, and the name of its zone: `CAT`. */
export type WeekSaid = {
  readonly hours: Hours
  readonly zone: string
  /**
   * What another clock shows then, `07:00-17:00`: that of the town, or the visitor's where the town is null. Null where the
   * visitor's shows the same.
   */
  readonly elsewhere: { readonly there: string; readonly town: string | null } | null
}

/** Whether somebody is there now. */
export type OpeningSaid = {
  readonly place: Place
  readonly isOpen: boolean
  /** The moment it closes, or opens next; null when it does not within a year. */
  readonly until: Moment | null
  /** Which one keeps it closed today. */
  readonly holiday: string | null
}

/** Whether somebody is there on a day, at an hour of any working day, or at an hour of a day. */
export type DaySaid = WeekSaid & {
  readonly place: Place
  readonly isOpen: boolean
  /** The day with its weekday, in the language of the answer. */
  readonly day: string | null
  /** `19:30`, with its zone and on the clock of the place as well where the two differ. */
  readonly at: string | null
  readonly holiday: string | null
}

/** The hours of a place on another clock. */
type ClockSaid = WeekSaid & { readonly place: Place }

/** What a plan costs over a time. */
export type PlanTotal = {
  readonly plan: PlanId
  readonly months: number
  readonly monthly: Cents
  /** For whole years only. */
  readonly annual: Cents | null
}

/** What somebody has counted, as it is said again. */
export type Counted = Pick<Asked, 'needs' | 'more'>

/** What fits up to so many users; null of any number. */
type Sized<Id> = { readonly id: Id; readonly upTo: number | null }

/** What was assumed of a business that was not said. */
export type Assumption = 'oneUser' | 'oneInEach' | 'twoInEach' | 'oneLocation' | 'fewProducts'

/** Whether a plan is within an amount; `byYear`: by the month it costs more. */
type WithinBudget = 'yes' | 'byYear' | 'no'

/** What a program makes of the price of a plan; `total` is for all the years, where more than one was named. */
export type ProgramPrice = {
  readonly plan: PlanId
  readonly month: Cents
  readonly year: Cents
  readonly total: Cents | null
}
/** `given` is what the plan was chosen for; `codes` are the currencies that each price is also said in. */
type SayProgram = (
  prices: readonly ProgramPrice[],
  given: Counted | null,
  years: number,
  codes: readonly CurrencyCode[],
) => string

/** Sentences around what is worked out. Amounts come as cents and are written here. */
export type ComputedWords = {
  /** `next`: the plan for one user more, where those who were counted are all that this one takes. */
  fit(advice: PlanAdvice, given: Counted, assumed: readonly Assumption[], next: PlanId | null): string
  /** The question how many there are. */
  readonly asksCount: string
  /** Where somebody of so many may have been left out: that question, and what fits how many; nothing of plans where none are given. */
  bySize(users: number, plans: readonly Sized<PlanId>[], packages: readonly Sized<PackageId>[]): string
  readonly needNumbers: string
  total(total: PlanTotal, codes: readonly CurrencyCode[]): string
  ways(advice: Omit<PlanAdvice, 'instead'>, years: number): string
  currency(plans: readonly PlanId[], items: readonly PackageId[], codes: readonly CurrencyCode[]): string
  /** Amounts that somebody named, in other currencies. */
  converted(amounts: readonly Cents[], codes: readonly CurrencyCode[]): string
  /** What the figures in other currencies are worth, below them. */
  rates(codes: readonly CurrencyCode[]): string
  /** `exceeded` are the limits of the plan that are too low; where none is, `better` is the plan above it, or itself. */
  limits(plan: PlanId, exceeded: readonly Unmet[], better: PlanId): string
  comparison(plans: readonly PlanId[], items: readonly PackageId[]): string
  /** How much more the second costs. */
  difference(less: PlanId, more: PlanId): string
  opening(said: OpeningSaid): string
  openingOn(said: DaySaid): string
  clock(said: ClockSaid): string
  /** The first and the last day of a trial. */
  trialDates(first: Date, last: Date): string
  /** The day on which somebody began to write, and that on which it is erased. */
  retentionDates(first: Date, last: Date, isOver: boolean): string
  /** Below all that is said of when somebody is there. */
  readonly urgent: string
  /** Below the plan that fits: the package that does. */
  paidOnce(item: PackageId): string
  /** Beside when an office is open: what whoever comes should know. */
  readonly announce: string
  /** The largest plan within an amount; `codes` are what that was named in, where it was not dollars. */
  budget(largest: PlanId | null, codes: readonly CurrencyCode[]): string
  /** The largest package within an amount, beside a plan. */
  packageInBudget(item: PackageId): string
  planInBudget(plan: PlanId, within: WithinBudget, codes: readonly CurrencyCode[]): string
  saving(plans: readonly PlanId[]): string
  cheapestWith(features: readonly AskedFeature[], plan: PlanId): string
  /** Whether each plan has something, and with which it begins. */
  feature(feature: AskedFeature, plans: readonly PlanId[], first: PlanId): string
  /** What of a package is left after a sum that was paid, or after so many months of a plan. */
  credit(item: PackageId, paid: Cents, of: (PlanTotal & { readonly isYearly: boolean }) | null): string
  /** The package for what was counted, for whoever wants no subscription. */
  once(advice: PlanAdvice, given: Counted): string
  readonly ngoPrice: SayProgram
  readonly halfPrice: SayProgram
}

/** What it says beside the answers. */
export type FixedWords = {
  /** Before what is said of a topic that was chosen by a button. */
  readonly askAway: string
  /** How an answer offers what a bare yes may then take; none of them begins another. */
  readonly offers: Readonly<Record<'trial' | 'demo' | 'ngo' | 'smallBusiness' | 'visit', string>>
  readonly unknown: string
  /** It is not sure what was asked; `text` is the nearest that the pages say, in English. */
  readonly nearest: (text: string) => string
  /** Above an answer to who asks for something by a name that no page has. */
  notNamed(names: readonly string[]): string
  /** Above what a page says to who asks for an office where we have none. */
  readonly noOffice: (place: Elsewhere) => string
  /** To who says that the answer before was none: what is asked is not understood now either. */
  readonly unheard: string
  /** To the same, where the answer is that of before; `short` is its first sentence. */
  noMore(short: string): string
  /** What was said just now, once more. */
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
  welcome(name: string, company: string): string
}

/** Patterns over small letters without accents, and what each is read as, in the order in which they are. */
export type Spellings = readonly (readonly [written: string, read: string])[]

/** Words that mean the same, under the term they are searched by. Phrases are taken before words. */
export type Synonyms = Readonly<Record<string, string>>
