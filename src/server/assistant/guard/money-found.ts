import { currencies, type Money } from './currencies.ts'
import type { NumberFound } from './numbers.ts'

export type MoneyFound = NumberFound & { readonly money: Money }

const searches = currencies.map(([pattern, money]) => ({
  before: new RegExp(String.raw`(?:^|[^\p{L}])(?:${pattern})[\s:(-]{0,2}$`, 'iu'),
  after: new RegExp(String.raw`^[\s-]?(?:${pattern})(?![\p{L}])`, 'iu'),
  money,
}))
/** A number `a month` or `per user` is money, whatever stands for the currency. */
const period =
  /^[\s-]?(?:\/|per |a |an |par |each |every |chaque )\s?(?:month|mo\b|mois|year|yr|an\b|annum|user|seat|utilisateur|week|semaine|day\b|jour|transaction|sale)/i
const asked =
  /(?:\bcosts?|\bcosting|\bprices?|\bpriced|\bpays?|\bfees?|\bcouten?t?|\bprix|\btarif|\bcharges?)(?: (?:is|are|of|at|only|just|about|you|est|de|seulement|from))*\s*[:=]?\s*$/i
const counted = /^[\s-]?[\p{L}%]/u
const between = /^\s*(?:-|to|and|or|a|et|ou|\/|,)\s*$/i

/** The numbers of a text that are money: by sign or word, by a period behind them, or in a range with one that is. */
export function findMoney(text: string, numbers: readonly NumberFound[]): readonly MoneyFound[] {
  const found = new Map<NumberFound, Money>()
  for (const number of numbers) {
    const money = readMoney(text, number)
    if (money) found.set(number, money)
  }
  for (const [index, number] of numbers.entries()) {
    const next = numbers[index + 1]
    if (!next || !between.test(text.slice(number.end, next.start))) continue
    const money = found.get(number) ?? found.get(next)
    if (!money) continue
    if (!found.has(number)) found.set(number, money)
    if (!found.has(next) && !counted.test(text.slice(next.end))) found.set(next, money)
  }
  return numbers.flatMap((number) => {
    const money = found.get(number)
    return money ? [{ ...number, money }] : []
  })
}

function readMoney(text: string, { start, end }: NumberFound): Money | null {
  const before = text.slice(Math.max(0, start - 24), start)
  const after = text.slice(end, end + 24)
  const search = searches.find((one) => one.before.test(before)) ?? searches.find((one) => one.after.test(after))
  if (search) return search.money
  const isAsked = asked.test(text.slice(Math.max(0, start - 40), start)) && !counted.test(after)
  return isAsked || period.test(after) ? ['USD'] : null
}

const words = /[$€£¢]|\b(?:dollars?|dolares|euros?|francs?|shillings?|cents|rwf|frw|usd|ugx|kwanzas?|bucks?)\b/giu
const aloneBehind =
  /(?:^|\b(?:in|en|us|the|of|per|rwandan|ugandan|and|or|to|from|is|are|with|by|dans|le|la|les|du|des|de|et|ou|au|par|into|official|local|cfa|with|through)|[,(/])\s*\(?$/iu

/** `a dollar is about RWF 1,465` names a rate and no price. */
const rate = /^dollar (?:is|equals|vaut) (?:about |around |roughly |environ )?[A-Z]{3} ?\d/u

/** Whether a word of money stands beside no number that we could read: `vinte e nove dolares`. */
export function hasUnreadMoney(text: string, numbers: readonly NumberFound[]) {
  return [...text.matchAll(words)].some((word) => {
    const start = word.index
    const end = start + word[0].length
    const isBeside = numbers.some(
      (number) =>
        (Math.abs(number.end - start) <= 12 && number.end <= start) || (number.start >= end && number.start - end <= 3),
    )
    return !isBeside && !aloneBehind.test(text.slice(0, start)) && !rate.test(text.slice(start))
  })
}
