/** What plans limit, in the words of visitors and models, singular and plural. */
export const limitNouns = {
  users: String.raw`(?:user|seat|login|employee|cashier|staff member|team member|colleague)s?\b|(?:user )?accounts?\b|people\b|persons?\b|staff\b|utilisat(?:eur|rice)s?\b|employee?s?\b|personnes?\b|comptes?\b|collaborateurs?\b|caissi(?:er|ere)s?\b|postes?\b`,
  products: String.raw`(?:product|service|item|article|good|medicine|sku|produit|reference)s?\b`,
  locations: String.raw`(?:location|branch(?=e)|shop|store|outlet|site|premise|warehouse|magasin|boutique|succursale|agence|emplacement|entrepot|etablissement)(?:e?s)?\b|branch(?:es)?\b|places?\b|points? de vente\b|points? of sale\b`,
} as const
export type LimitNoun = keyof typeof limitNouns

export const timeUnits = {
  milliseconds: 'ms|milliseconds?|millisecondes?',
  seconds: 'seconds?|secondes?|secs?',
  minutes: 'minutes?|mins?',
  hours: 'hours?|hrs?|heures?|h',
  days: 'days?|jours?|j',
  weeks: 'weeks?|semaines?',
  months: 'months?|monthly (?:payments?|prices?)|mois|mo|mensualites?',
  years: 'years?|yrs?|ans?|annees?|year-long',
} as const
export type TimeUnit = keyof typeof timeUnits

/** Before these, `one` is a number. */
export const countedWords = [
  ...Object.values(limitNouns),
  ...Object.values(timeUnits).map((unit) => String.raw`(?:${unit})\b`),
  String.raw`(?:US )?(?:dollar|euro|franc|cent|shilling|buck)s?\b`,
  '%',
].join('|')
