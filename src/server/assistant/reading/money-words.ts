import type { MoneyName } from '#content/quantity-words.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { anyOf } from './quantity-languages.ts'

/**
 * What an amount is counted in: a currency of the price list, several where the word does not tell which, or none of
 * those in which we name a price.
 */
export type Money = readonly ('USD' | CurrencyCode)[]

/** Signs and codes are of no language. The first that fits counts. */
const signs: readonly (readonly [MoneyName, signs: string, Money])[] = [
  ['USD', String.raw`US ?\$|USD`, ['USD']],
  ['otherDollar', String.raw`(?:CA|AU|NZ|HK|S|A|C|R)\$`, []],
  ['dollar', String.raw`\$`, ['USD']],
  ['RWF', String.raw`RWF|FRW|RF`, ['RWF']],
  ['UGX', 'UGX|Ush', ['UGX']],
  ['AOA', 'AOA|Kz', ['AOA']],
  ['XAF', 'XAF', ['XAF']],
  ['XOF', 'XOF', ['XOF']],
  ['CFA', 'F ?CFA|CFA', ['XAF', 'XOF']],
  ['franc', '', ['RWF', 'XAF', 'XOF']],
  ['shilling', '', ['UGX']],
  ['other', String.raw`EUR|GBP|KES|KSh|TZS|NGN|ZAR|CNY|INR|¢|\p{Sc}`, []],
]
const searches = signs.map(([name, sign, money]) => {
  const said = [anyOf(({ money: words }) => words[name]), sign].filter((part) => part !== '').join('|')
  return {
    ahead: new RegExp(String.raw`(?:^|[^\p{L}])(?:${said})[\s:(-]{0,2}$`, 'iu'),
    behind: new RegExp(String.raw`^[\s-]?(?:${said})(?![\p{L}])`, 'iu'),
    money,
  }
})
/** Characters beside a number in which its currency is looked for. */
const near = 24

/** The money a number is an amount of, by what stands right before or behind it; null where nothing says it. */
export function findCurrency(before: string, after: string): Money | null {
  const ahead = before.slice(-near)
  const behind = after.slice(0, near)
  const found = searches.find((one) => one.ahead.test(ahead)) ?? searches.find((one) => one.behind.test(behind))
  return found?.money ?? null
}
