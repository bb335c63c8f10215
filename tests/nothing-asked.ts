import type { Asked } from '#content/assistant-words.ts'

/** A question that names nothing and counts nothing. */
export const nothingAsked: Asked = {
  plans: [],
  packages: [],
  offices: [],
  currencies: [],
  needs: {},
  more: [],
  self: null,
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
  asksLocations: false,
  isNow: false,
  channels: [],
  clock: null,
  zone: null,
  isYesNo: false,
}
