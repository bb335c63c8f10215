import type { CurrencyCode } from '#facts/exchange-rates.ts'

/**
 * What an amount is counted in: a currency of the price list, several where the word does not tell which, or one in
 * which we name no price.
 */
export type Money = readonly ('USD' | CurrencyCode)[]
const none: Money = []

/** Signs and words of money, as they stand before or behind a number. The first that fits counts. */
export const currencies: readonly (readonly [pattern: string, money: Money])[] = [
  [String.raw`US ?\$|USD|US dollars?|U\.S\. dollars?|dollars? (?:US|americains?)|american dollars?`, ['USD']],
  [String.raw`(?:CA|AU|NZ|HK|S|A|C|R)\$`, none],
  [String.raw`\$|dollars?\b|dolares\b|bucks?\b|doll\b`, ['USD']],
  [String.raw`RWF|FRW|RF\b|Rwandan francs?|francs? rwandais`, ['RWF']],
  [String.raw`UGX|Ush\b|Ugandan shillings?|shillings? ougandais`, ['UGX']],
  [String.raw`AOA|Kz\b|kwanzas?`, ['AOA']],
  [String.raw`XAF`, ['XAF']],
  [String.raw`XOF`, ['XOF']],
  [String.raw`F ?CFA|CFA(?: francs?)?|francs? CFA`, ['XAF', 'XOF']],
  [String.raw`francs?\b|frs?\b`, ['RWF', 'XAF', 'XOF']],
  [String.raw`shillings?\b|shs?\b`, ['UGX']],
  [
    String.raw`euros?\b|EUR|GBP|pounds?\b|livres? sterling|quid\b|KES|KSh|TZS|NGN|naira|ZAR|rands?\b|CNY|yuan|INR|rupees?|cents?\b|centimes?\b|¢|\p{Sc}`,
    none,
  ],
]
