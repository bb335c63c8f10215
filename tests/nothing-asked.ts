import type { Asked } from '#content/assistant-words.ts'

/** A question that names nothing and counts nothing. */
export const nothingAsked: Asked = {
  plans: [],
  packages: [],
  offices: [],
  currencies: [],
  needs: {},
  more: [],
  months: null,
  amounts: [],
  amountsIn: [],
  trades: [],
  features: [],
  percents: [],
  day: null,
  hour: null,
  per: null,
  asksPrice: false,
  asksVisit: false,
  isNow: false,
  channels: [],
  clock: null,
  zone: null,
  isElsewhere: false,
  isInShifts: false,
  isYesNo: false,
}
