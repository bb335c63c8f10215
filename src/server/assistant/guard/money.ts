import { referenceRates } from '#facts/exchange-rates.ts'
import { ngoProgram } from '#facts/programs.ts'
import { bind } from './bind.ts'
import { findOffers } from './mentions.ts'
import { findMoney, hasUnreadMoney, type MoneyFound } from './money-found.ts'
import { saving, savingAhead } from './own-answer.ts'
import { offers, type Offer, type Price, type PriceSense } from './offers.ts'
import { programsIn } from './programs.ts'
import type { Judge, Statement } from './statement.ts'

const monthWords = String.raw`(?:months?|mo\b|mois|monthly|mensuel\w*)`
const yearWords = String.raw`(?:years?|yr\b|ans?\b|annum|annual\w*|yearly|annee|annuel\w*)`
const onceWords = String.raw`(?:one[- ]?time|once\b|one[- ]off|lifetime|single payment|\ue0001 payment|une (?:seule )?fois|\ue0001 fois|unique|a vie|forever)`
const afterAmount = String.raw`^[^\p{L}\d]{0,4}(?:US dollars?|dollars?|USD|francs?|RWF|FRW|[A-Z]{3})?[^\p{L}\d]{0,4}(?:(?:per|a|an|par|each|every|le|chaque|for the|for a|for|in|pour un|paid|billed|price|the|full|1|\ue0001|as a|paye\w*|facture\w*|en)\s?[/:]?\s?){0,4}`
/** How often an amount is paid, as the words right behind it or before it say. */
const senses = [
  ['month', monthWords],
  ['year', yearWords],
  ['once', onceWords],
] as const satisfies readonly (readonly [PriceSense, string])[]
const behind = senses.map(([sense, words]) => [sense, new RegExp(afterAmount + words, 'iu')] as const)
const ahead = senses.map(
  ([sense, words]) =>
    [sense, new RegExp(String.raw`(?<![\p{L}])${words}[^.;,\d$]{0,25}(?:US)?[$]?\s?$`, 'iu')] as const,
)

const eachOf =
  /^[^\p{L}\d]{0,4}(?:USD|dollars?|RWF|francs?)?[^\p{L}\d]{0,4}(?:(?:per|a|an|par|each|every|for each|chaque|pour chaque)\s|\/\s?)(?:month per |mois par |year per )?(?:(?:month|mois|year|an)[ /]*(?:per|par|each)? ?)?(?:extra |additional )?(?:user|seat|location|product|person|day|week|transaction|sale|utilisateur|jour|semaine|employee|shop|branch|store|magasin|hour|heure|module|device|invoice|quarter|trimestre)/iu
const taken =
  /^[^\p{L}\d]{0,3}(?:dollars? )?(?:off\b|discount|rabais|de r[ee]duction|de remise|cash ?back|refund|bonus|rebate|voucher|(?:in|of|as) (?:a )?(?:credits?|gift|bonus|cash))/iu
const given = /\b(?:we|i)(?:'ll| will| can)? (?:pay|give|send|credit|owe|gift) you[^.;]{0,10}$/iu
const otherThing =
  /\b(?:set-?up|installation|training|migration|onboarding|hardware|printer|terminal|tablet|domain|sms|formation|materiel|imprimante|delivery|implementation|maintenance|extra|additional|supplementaire|activation|hidden|registration|deposit|caution|upgrade fee)\b/iu
const smallest =
  /(?:\bfrom|\bstart(?:s|ing)?(?: at| from)?|\bbegin(?:s|ning)?(?: at| from)?|\bas (?:low|little) as|\bcheapest|\blowest|\bsmallest|a partir de|des|moins cher\w*|commencent? a)[^.;\d]{0,22}$/iu
const everyOffer =
  /\b(?:all|every|each|any|both|either|chaque|tous|toutes|chacun)\b[^.;,\d]{0,12}\b(?:plans?|packages?|subscriptions?|forfaits?|abonnements?|formules?|modules?)\b/iu
const comparison =
  /save|saving|economi|epargn|instead|au lieu|less|cheaper|off\b|compar|12|month|mois|difference|difference/iu

/** Amounts of money must be a price of ours: of the plan they are bound to, for the time they are bound to. */
export const judgeMoney: Judge = (statement, open) => {
  const { text, before } = statement
  if (hasUnreadMoney(text, open)) return 'amount'
  const found = findMoney(text, open)
  if (found.length === 0) return []
  const rates = findRates(text, found)
  const prices = found.filter((money) => !rates.has(money))
  const named = findOffers(text)
  const bound = bind(text, prices, named)
  const last = findOffers(before).at(-1)?.things
  for (const money of prices) {
    if (isFactOfPrograms(statement, money)) continue
    const things = bound.get(money)?.things ?? (named.length === 0 ? last : undefined)
    if (!isPrice(statement, money, things)) return 'amount'
  }
  return open.filter(({ start }) => found.some((money) => money.start === start))
}

function isPrice({ text, before, computed }: Statement, money: MoneyFound, things: readonly Offer[] | undefined) {
  const after = text.slice(money.end, money.end + 60)
  const lead = text.slice(Math.max(0, money.start - 60), money.start)
  const isFrom = smallest.test(lead)
  if (eachOf.test(after) || (things === undefined && everyOffer.test(text))) return false
  if (given.test(lead)) return false
  if (otherThing.test(lead.slice(-40)) || otherThing.test(after.slice(0, 30))) return false
  if (isComputed({ text, computed }, money, things)) return true
  const candidates = (things === undefined || (isFrom && !findOffers(text).length) ? offers : things).filter(
    ({ isSmallest }) => things !== undefined || !isFrom || isSmallest,
  )
  const sense = senseOf(text, money)
  const context = `${before} ${text}`
  return candidates
    .flatMap(({ prices }) => prices)
    .some((price) => isSame(price, money) && suits(price, sense, taken.test(after), text, context))
}

/** What one pays again and again is a price, and never a sum over some time. */
const again =
  /^[^\p{L}\d]{0,4}(?:US dollars?|dollars?|USD|francs?|[A-Z]{3})?\s?(?:\/|(?:per|a|an|par|each|every|chaque|monthly|yearly|annually|mensuel\w*)(?!\p{L}))/iu

/** A sum that our own answer to the question has worked out for the same plan. */
function isComputed(
  { text, computed }: Pick<Statement, 'text' | 'computed'>,
  { value, money, start, end }: MoneyFound,
  things: readonly Offer[] | undefined,
) {
  const isSaving = saving.test(text.slice(Math.max(0, start - savingAhead), start))
  return (
    !again.test(text.slice(end)) &&
    computed.some(
      (one) =>
        one.value === value &&
        one.money.some((code) => money.includes(code)) &&
        one.isSaving === isSaving &&
        (things === undefined || one.things.length === 0 || one.things.some((thing) => things.includes(thing))),
    )
  )
}

const isSame = (price: Price, { money, value }: MoneyFound) =>
  money.includes(price.currency) && Math.abs(price.amount - value) < 0.001

function senseOf(text: string, { start, end }: MoneyFound): PriceSense | null {
  const after = text.slice(end, end + 50)
  const before = text.slice(Math.max(0, start - 50), start)
  return (behind.find(([, words]) => words.test(after)) ?? ahead.find(([, words]) => words.test(before)))?.[0] ?? null
}

function suits({ sense, program }: Price, asked: PriceSense | null, isTaken: boolean, text: string, context: string) {
  if (program !== null && !programsIn(context).includes(program)) return false
  if (isTaken) return sense === 'saving'
  if (sense === 'saving')
    return /save|saving|economi|epargn|less|cheaper|off\b|difference|difference|moins|gagne/iu.test(text)
  if (sense === 'twelve months') return (asked === null || asked === 'year') && comparison.test(context)
  return asked === null || asked === sense
}

/** `1 USD is about 1,465 RWF`. */
function findRates(text: string, found: readonly MoneyFound[]): ReadonlySet<MoneyFound> {
  const dollar = found.find(({ value, money }) => value === 1 && money.includes('USD'))
  const isPerDollar =
    dollar !== undefined ||
    /\bper (?:US )?dollar|par dollar|for (?:a|one) dollar|\b(?:a|un) (?:US )?dollar(?= (?:is|equals|vaut|fait)\b)/iu.test(
      text,
    )
  if (!isPerDollar) return new Set()
  const rates = found.filter(({ value, money }) =>
    money.some((code) => code !== 'USD' && referenceRates.perDollar[code] === value),
  )
  return new Set(rates.length > 0 && dollar ? [...rates, dollar] : rates)
}

/** The revenue below which a non-profit qualifies, and the setup that costs it nothing. */
function isFactOfPrograms({ text, before }: Statement, { value, money }: MoneyFound) {
  if (!money.includes('USD') || !programsIn(`${before} ${text}`).includes('ngo')) return false
  const { annualRevenueBelow } = ngoProgram.eligibility
  if (value * 100 === annualRevenueBelow) return /revenue|income|turnover|revenus?|recettes|budget/iu.test(text)
  return value * 100 === ngoProgram.setupFee && /set-?up|installation|mise en (?:place|service)/iu.test(text)
}
