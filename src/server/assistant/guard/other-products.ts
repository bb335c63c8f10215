import { isUnsure, splitClauses } from './clauses.ts'
import type { PagesSay } from './pages-say.ts'
import type { Judge } from './statement.ts'

/** Programs that visitors compare us with, for sentences that begin with one. Those that are words, too, have a capital. */
const rivals = [
  ['odoo|quickbooks|xero|zoho|shopify|loyverse|sap|lightspeed|netsuite|freshbooks|woocommerce', 'iu'],
  ['Oracle|Sage|Square|Toast|Wave|Vend|Tally|Pastel|Dynamics', 'u'],
] as const
const rivalsJudged = rivals.map(
  ([names, flags]) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${names})(?:'s)?(?: (?!i |we |you |je |nous |vous |would |could )\p{L}+)? (?:(?:is|are|was|has|have|do(?:es)?)(?:n't)?|costs?|charges?|lacks?|cannot|can't|needs?|only|takes?|makes?|est|sont|coute\p{L}*|n'\p{L}+|ne|demande|manque|facture)(?!\p{L})`,
      flags,
    ),
)

const article = String.raw`(?:(?:the|any|a|la|le|les|un|une)\s+|l')?`
const name = String.raw`(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d-]*`
const eachName = new RegExp(name, 'gu')
const names = String.raw`(?<names>${name}(?:,? (?:(?:and|or|et|ou) )?${name})*)`
/** Where a name would be one that we compare ourselves with, or claim to work with. */
const namings = [
  new RegExp(
    String.raw`(?<!\p{L})(?:[Tt]han|[Uu]nlike|[Cc]ompared (?:to|with)|[Aa]s \p{L}+ as|[Aa]gainst|versus|vs\.?|[Bb]eats?|[Oo]utperforms?|[Rr]ival(?:s|ling)?|[Aa]lternative (?:to|a)|[Cc]ontrairement a|[Aa] la difference de|[Pp]ar rapport a|[Ff]ace a)\s+${article}${names}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:plus|moins|mieux|meilleure?s?|aussi)(?!\p{L})[^.;:]{0,40}(?<!\p{L})qu(?:e |')${article}${names}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ii]ntegrat\p{L}+|[Cc]onnect\p{L}*|[Ss]ync\p{L}*|[Cc]ompatible|[Ww]orks?|[Pp]lugs?|[Pp]ay(?:ments?)?|[Pp]aid|[Dd]ownload\p{L}*|[Aa]vailable|[Ll]og in|[Ss]ign in|[Ff]onctionne\p{L}*|[Pp]ayer|[Pp]ayez|[Dd]isponible|[Tt]elecharg\p{L}+|[Ii]ntegr\p{L}+)(?!\p{L})[^.;:]{0,25}?(?<!\p{L})(?:with|to|into|via|through|by|from|on|avec|par|sur|dans|depuis|a)\s+${article}${names}`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:[Ll]ike|[Cc]omme) ${article}${names}`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})(?:the|an?|les?|la|une?) ${names} (?:of|for|d[eu']|pour) ?(?:\p{L}+ )?\p{Lu}`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ss]upports?|[Aa]ccepts?|[Ii]mports? from|[Aa]ccepte\p{L}*|prend en charge)\s+${article}${names}`,
    'gu',
  ),
]

const others = String.raw`(?:(?:any |most |many |all |la plupart des |les |d')?(?:other|rival|competing|traditional|foreign|autres) (?:\p{L}+ ){0,2}?(?:systems?|software|products?|suites?|tools?|vendors?|suppliers?|providers?|apps?|solutions?|compan(?:y|ies)|programs?|systemes?|logiciels?|produits?|outils?|fournisseurs?|entreprises?))`
/** The rest of the market, praised or blamed without a name. */
const market = [
  /\b(?:competitors?|(?:the|our) competition|concurrents?|la concurrence|our rivals?|nos rivaux|(?:no ?one|nobody|none) else (?:offers?|has|does|can|gives?|sells?|provides?)|personne d'autre n\p{L}*)\b/iu,
  new RegExp(String.raw`^\W*${others} (?!(?:can |may )?(?:read|use|open)(?!\p{L}))`, 'iu'),
  /\b(?:than|que) (?:we(?: do| are)?|ours|us|nous|les notres|le notre)\b/iu,
  new RegExp(
    String.raw`(?<!\p{L})(?:than|unlike|compared (?:to|with)|contrairement aux?|par rapport aux?|que|qu')\s?${others}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${others} (?:\p{L}+ ){0,2}?(?:costs?|charges?|lacks?|cannot|can't|don't|do(?:es)? (?:not|that|this)|are|is|coutent|sont|ne)(?!\p{L})`,
    'iu',
  ),
]
const superlative =
  /\b(?:cheapest|best|fastest|safest|easiest|most \p{L}+|only|moins cher\p{L}*|meilleure?s?|plus \p{L}+|seule?s?)\b[^.;:]{0,40}\b(?:on the market|in (?:all )?(?:africa|rwanda|uganda|cameroon|angola|the (?:world|country|region))|anywhere|du marche|sur le marche|(?:en|d')\s?afrique|au rwanda|du pays|du monde)\b/iu

/** Other products are not judged, and nothing is said to work with one that no page names. */
export const judgeOthers: Judge = ({ text, pages }) => {
  const isClaimed = splitClauses(text).some((clause) => !isUnsure(clause) && isAboutOthers(clause, pages))
  return isClaimed ? 'promise' : []
}

function isAboutOthers(clause: string, { isKnownName }: PagesSay) {
  const named = namings.flatMap((naming) =>
    [...clause.matchAll(naming)].flatMap(({ groups }) => groups?.['names']?.match(eachName) ?? []),
  )
  return (
    named.some((one) => !isKnownName(one)) ||
    [...rivalsJudged, ...market, superlative].some((said) => said.test(clause))
  )
}
