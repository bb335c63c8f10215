import type { Pledge } from '#content/guard-pledge.ts'
import { unstated } from '#facts/claims.ts'

/**
 * What a claim that names something (as `said`) is compared with, and borne out by: any name on our pages; our own
 * name, where a place would stand; the name of a module; a name on our pages that is no town, for a machine; a thing
 * that our pages are about; what is sold by somebody who writes software; anything but machines and money.
 */
export type Comparison =
  | 'known name'
  | 'our name'
  | 'our module'
  | 'known machine'
  | 'our subject'
  | 'software'
  | 'not machines'

/** A claim as the words of every language make it; `says` as in a pledge. */
export type Claim = Pledge & { readonly because: 'promise' | 'address' | 'number'; readonly unless?: string } & (
    | { readonly compare?: never }
    | { readonly compare: Comparison }
  )

const notOurs = String.raw`\b«notOurs»\b(?! «notOursUnless»\b)`
const we = String.raw`\b(?:«we»(?:'ll|'d|'ve)?(?: «aside»){0,3} |«weInVerb»)`
const object = String.raw`(?:-\p{L}+)?(?![\p{L}'-])(?<said>[^.;:!?]*)`
const fromUs = String.raw`(?<said>[^.;]{0,80}?) «fromUs»\b`
const article = '«article»?'
const name = String.raw`(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d-]*`
const names = String.raw`(?<said>${name}(?:,? (?:«andOr» )?${name}){0,8})`
/** A name, or the visitor's own country, which is as little known. */
const place = String.raw`(?<said>\p{Lu}[\p{L}-]*|«ownCountry»)`
const at = String.raw`(?:\b«atPlace»\s+)`
const data = String.raw`(?<!\p{L})«data»(?!\p{L})`

const service = { because: 'promise' } as const
const rival = { because: 'promise', evenDenied: true } as const
const named = { ...rival, isCased: true, compare: 'known name' } as const
const located = { because: 'address', evenDenied: true, isCased: true, compare: 'our name' } as const
const hosted = { ...located, compare: 'known machine' } as const

/** Beside what nobody is promised: what a sentence claims of services, of other products and of where data stands. */
export const claims: readonly Claim[] = [
  // What the owner does not want stated for now: HIPAA; of a longer name its first word, SOC.
  ...unstated.map((what) => ({ ...service, says: String.raw`\b${what.split(' ')[0]}\b` })),
  // Even where a programme was spoken of, nobody is told that they have its discount.
  { ...service, says: String.raw`^(?![^]*(?:«condition»))(?=[^]*(?:«offering»))[^]*\b«discount»\b` },
  // What we are said to do for somebody, and what may be got from us.
  { ...service, compare: 'our subject', says: `${we}«doOfPages»${object}` },
  { ...service, compare: 'software', says: `${we}«doOfSoftware»${object}` },
  { ...service, compare: 'not machines', says: `${we}«doNotTheirs»${object}` },
  { ...service, says: String.raw`${we}«doOfNothing»(?![\p{L}'-])` },
  { ...service, compare: 'our subject', says: String.raw`\b«youSaid»\b[^.;]{0,20} «buyOfPages»${fromUs}` },
  { ...service, compare: 'software', says: String.raw`\b«youSaid»\b[^.;]{0,20} «buyOfSoftware»${fromUs}` },
  // `Our loans`, `a printer is included`, `comes with a tablet`.
  { ...service, says: String.raw`\b«ourSaid» (?:\p{L}+ )?${notOurs}` },
  { ...service, says: `${notOurs}[^.;,]{0,30} «givenAway»` },
  { ...service, says: `${notOurs} «comesWith»«offerName»` },
  { ...service, says: String.raw`\b«offerName»\b[^.;,]{0,12} «includes»(?:\p{L}+ |\uE0001 )?${notOurs}` },
  { ...service, says: String.raw`\b«helpGet»${notOurs}` },
  { ...service, says: String.raw`${notOurs} modul[eo]s?\b|\bmodul[eo]s? «ofFor» ?${notOurs}` },

  { ...service, says: String.raw`\b«paidApart»\b[^.;,]{0,20} «isThere»(?!\p{L})`, unless: '«ngo»' },

  // `The … module`, `le module …`, by its name.
  { ...service, isCased: true, compare: 'our module', says: String.raw`(?<=\p{Ll} )${names} [Mm]odules?\b` },
  { ...service, isCased: true, compare: 'our module', says: String.raw`\b[Mm][oó]dul[eo]s? ${names}` },

  // Names with which we would be compared, or claim to work.
  { ...named, says: String.raw`(?<!\p{L})«comparedTo»\s+${article}${names}` },
  { ...named, says: String.raw`(?<!\p{L})«moreThan»(?!\p{L})[^.;:]{0,40}(?<!\p{L})«superiorTo»${article}${names}` },
  {
    ...named,
    says: String.raw`(?<!\p{L})«connects»(?!\p{L})[^.;:]{0,25}?(?<!\p{L})«connectsTo»\s+${article}${names}`,
  },
  { ...named, says: String.raw`(?<!\p{L})«like» ${article}${names}` },
  { ...named, says: String.raw`(?<!\p{L})«nameArticle» ${names} «ofFor» ?(?:\p{L}+ )?\p{Lu}` },
  { ...named, says: String.raw`(?<!\p{L})«supports»\s+${article}${names}` },
  // Others and the rest of the market, praised or blamed. Names that are words, too, have a capital.
  {
    ...rival,
    says: String.raw`(?<!\p{L})(?:odoo|quickbooks|xero|zoho|shopify|loyverse|sap|lightspeed|netsuite|freshbooks|woocommerce)(?:'s)?(?: (?!«rivalNot»)\p{L}+)? «rivalVerb»(?!\p{L})`,
  },
  {
    ...rival,
    isCased: true,
    says: String.raw`(?<!\p{L})(?:Oracle|Sage|Square|Toast|Wave|Vend|Tally|Pastel|Dynamics)(?:'s)?(?: (?!«rivalNot»)\p{L}+)? «rivalVerb»(?!\p{L})`,
  },
  { ...rival, says: '«market»' },
  { ...rival, says: String.raw`^\W*«others» (?!«othersMay»(?!\p{L}))` },
  {
    ...rival,
    says: String.raw`(?<!\p{L})«comparedWith»\s?«others»(?!\p{L})`,
  },
  { ...rival, says: String.raw`(?<!\p{L})«others» (?:\p{L}+ ){0,2}?«othersDo»(?!\p{L})` },
  { ...rival, says: String.raw`\b«superlative»\b[^.;:]{0,40}\b«everywhere»\b` },

  // `The data center is in …`, `your data is stored in …`, `we host it on …`: a contract says it, and no fact.
  { ...located, says: String.raw`(?<!\p{L})«machines»[^.;:]{0,40}?${at}${article}${place}` },
  {
    ...located,
    says: String.raw`${data}[^.;:]{0,40}?(?<!\p{L})«kept»(?!\p{L})[^.;:,]{0,30}?${at}${article}${place}`,
  },
  { ...located, says: String.raw`${data}[^.;:]{0,40}?\b«leaves»\s+«neverNot»?${article}${place}` },
  { ...located, says: String.raw`${data}\s+«isAll»\s+${at}${article}${place}` },
  { ...located, says: String.raw`(?<!\p{L})«hosts»(?!\p{L})[^.;:]{0,30}?(?:${at}|«hostedBy»\s+)${article}${place}` },
  {
    ...located,
    says: String.raw`(?<!\p{L})«keeps»(?!\p{L})[^.;:]{0,20}${data}[^.;:]{0,20}?(?:${at}|«intoPlace»\s+)${article}${place}`,
  },
  // `It runs on …`, `we use … Cloud`, `the … data center`.
  { ...hosted, says: String.raw`(?<!\p{L})«host»\s+${article}${place}` },
  { ...hosted, says: String.raw`(?<!\p{L})«runsOn»\s+${article}${place}` },
  { ...hosted, says: String.raw`(?<!\p{L})${place}(?:'s)?\s+(?:[Cc]loud|«machines»)` },
  // `We use AWS`: whatever it is, no page names it.
  { ...named, says: String.raw`(?<!\p{L})«weUse»\s+${article}${names}` },
  // Customers and partners by name: `… runs on our suite`, `used by …`, `partners such as …`, `our partner …`, `… is our partner`.
  { ...named, says: String.raw`(?<!\p{L})${names} «usesIt» «ourThing»(?!\p{L})` },
  { ...named, says: String.raw`(?<!\p{L})«usedBy» ${article}${names}` },
  { ...named, says: String.raw`(?<!\p{L})«clients»[\p{L} ]{0,12}?,? ?«suchAs» ${article}${names}` },
  { ...named, says: String.raw`(?<!\p{L})«ourSaid» (?:\p{L}+ )?«clients»,? ${names}` },
  {
    ...named,
    says: String.raw`(?<!\p{L})${names},? «isOne» (?:\p{L}+ ){0,3}?«ourThing» (?:\p{L}+ )?«clients»(?!\p{L})`,
  },

  // Many without a number is a figure that nobody can check.
  { because: 'number', says: '«manyOf»' },
]
