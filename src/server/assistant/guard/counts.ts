import { figures, history, loyaltyTiers, requirements, roleTemplates, type Figure } from '#facts/claims.ts'
import { brand } from '#facts/brand.ts'
import { milestones } from '#facts/history.ts'
import { socialNetworks } from '#facts/links.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { findOffers } from './mentions.ts'
import type { NumberFound } from './numbers.ts'
import type { Judge, Statement } from './statement.ts'

type Counted = {
  [Id in keyof typeof figures]: (typeof figures)[Id]['unit'] extends 'count' | 'bits' ? Id : never
}[keyof typeof figures]

/** What each figure counts. */
const figureNouns = {
  dataCenters: String.raw`data[- ]?cent(?:er|re)s?|centres? de donnees`,
  encryption: 'bits?|-?bit encryption|encryption',
  roleTemplates: String.raw`(?:predefined |ready |preset |built-in |user )*(?:role templates?|roles?)|roles?(?: predefinis)?|modeles de roles?`,
  activeBusinesses: String.raw`(?:active )?(?:businesses|companies|customers|clients|entreprises|clients)(?: actives?)?(?! served)`,
  dailyTransactions: String.raw`(?:daily )?transactions?(?: (?:a|per|par|each) (?:day|jour))?|transactions quotidiennes`,
  pharmacies: 'pharmac(?:y|ies)|pharmacies',
  retailStores: String.raw`(?:retail )?(?:stores|shops|retailers)|magasins|boutiques|commerces`,
  restaurants: 'restaurants?',
  hotels: 'hotels?|hotels?',
  businessesServed: String.raw`(?:small )?(?:businesses|companies|entreprises)(?: served| servies)?`,
  jobsSupported: String.raw`jobs?|emplois`,
} as const satisfies Record<Counted, string>

const things: readonly (readonly [count: number, nouns: string])[] = [
  [offices.length, String.raw`(?:\w+ )?(?:offices?|countries|cities|bureaux?|pays|villes)`],
  [new Set(offices.map(({ country }) => country)).size, 'countries|pays'],
  [modules.length, String.raw`(?:\w+ )?modules?|platforms?`],
  [Object.keys(plans).length, String.raw`(?:\w+ )?(?:plans?|subscriptions?|forfaits?|abonnements?|formules?)`],
  [Object.keys(packages).length, String.raw`(?:[\w-]+ )?(?:packages?|licen[cs]es?|forfaits?)`],
  [loyaltyTiers.length, String.raw`(?:\w+ )?(?:tiers|levels|niveaux|paliers)`],
  [roleTemplates.length, String.raw`(?:\w+ )?(?:roles?|roles?)`],
  [socialNetworks.length, String.raw`(?:social )?networks?|reseaux`],
  [Object.keys(milestones).length, 'milestones?|steps?'],
  [requirements.passwordLength.value, String.raw`characters?|caracteres?`],
  ...[requirements.memoryMinimum, requirements.memoryRecommended, requirements.disk].map(
    ({ value }) => [value, 'GB|Go|gigabytes?'] as const,
  ),
]

const isNoun = (nouns: string) =>
  new RegExp(String.raw`^\+?[\s-]?(?:of (?:our|the|its) |de nos )?(?:${nouns})(?![\p{L}])`, 'iu')
const figureSearches = (Object.keys(figureNouns) as readonly Counted[]).map(
  (id) => [figures[id] as Figure, isNoun(figureNouns[id])] as const,
)
const searches = things.map(([count, nouns]) => [count, isNoun(nouns)] as const)

/** A few of what nobody is promised: `two ways`, `three questions`. */
const mostHarmless = 12
const harmless = isNoun(
  String.raw`(?:\w+ )?(?:ways?|options?|steps?|things?|questions?|points?|parts?|kinds?|types?|answers?|examples?|reasons?|choices?|possibilit(?:y|ies)|sentences?|lists?|facons?|manieres?|etapes?|choses?|exemples?|raisons?|choix|solutions?|possibilites?|cas|cases|of (?:them|these|those|us)|d'entre)`,
)
const standsAlone = /^\s*(?:[.,;:!?)]|$|(?:are|is|have|has|of them|together|sont|ont)\b)/iu
/** What a model may be tempted to count for a buyer. */
const promised =
  /^[\s-](?:[\p{L}-]+ ){0,2}(?:devices?|tills?|registers?|terminals?|printers?|tablets?|computers?|phones?|invoices?|sms|e-?mails?|messages?|trainings?|sessions?|visits?|languages?|currencies|integrations?|templates?|dashboards?|awards?|customers?|clients?|warehouses?|gifts?|dollars?|francs?|caisses?|appareils?|factures?|formations?|langues?|devises?|times?|fois|stars?|employees?|backups?|apps?|licen[cs]es?|calls?|tables?|rooms?|hotels?|nines?)\b/iu
/** A number word that ends its clause beside a price or a plan may be a price. */
const isOfPrice = (text: string) => priceWords.test(text) || findOffers(text).length > 0
const priceWords =
  /\b(?:price\w*|pric\w+|costs?|pay\w*|charg\w+|cheap\w*|steal|mere|only|just|prix|cout\w*|tarif\w*|pour seulement|monthly|fee)\b/iu
const years = new Set<number>([...Object.values(milestones).map(({ year }) => year), brand.copyrightYear])
const founded = /found|creat|began|begun|started|since|establish|born|launched|fond[ee]|cre[ee]|depuis|lanc|debut/iu
const listNumeral = /(?:^|\n|;)\s*(?:[-+•>]\s*)*$/u

/** Counts of what we have, years of our history, numerals of a list, and the visitor's own counts. */
export const judgeCounts: Judge = (statement, open) => {
  const { text } = statement
  const known: NumberFound[] = []
  for (const number of open) {
    const verdict = isCount(statement, number)
    if (verdict === false) return 'limit'
    if (verdict === true || isYear(text, number) || isNumeral(text, number)) known.push(number)
  }
  return known
}

/** Whether a number says rightly how many there are; null where it counts nothing of ours. */
function isCount({ text, own }: Statement, { value, start, end, isWord }: NumberFound): boolean | null {
  const after = text.slice(end, end + 60)
  const ofFigure = figureSearches.filter(([, noun]) => noun.test(after))
  const ofThings = searches.filter(([, noun]) => noun.test(after))
  if (ofFigure.length + ofThings.length > 0) {
    const isRight = ofFigure.some(([figure]) => figure.value === value) || ofThings.some(([count]) => count === value)
    return (
      isRight ||
      (own.has(value) && !/\b(?:we|our|us|nous|nos|more than|over|plus de)\b/iu.test(text.slice(0, start))) ||
      (value <= 3 && harmless.test(after) && isWord)
    )
  }
  if (own.has(value)) return true
  if (
    value <= mostHarmless &&
    (harmless.test(after) || (isWord && !promised.test(after) && !(standsAlone.test(after) && isOfPrice(text))))
  )
    return true
  return null
}

function isYear(text: string, { value, start, end }: NumberFound) {
  if (!Number.isInteger(value) || !years.has(value)) return false
  const near = text.slice(Math.max(0, start - 40), end)
  return founded.test(near) ? value === history.from : true
}

function isNumeral(text: string, { value, start, end }: NumberFound) {
  return value <= 20 && listNumeral.test(text.slice(0, start)) && /^[.)](?:\s|$)/.test(text.slice(end))
}
