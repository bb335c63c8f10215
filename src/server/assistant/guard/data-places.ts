import { brand } from '#facts/brand.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { isUnsure, splitClauses } from './clauses.ts'
import { offers } from './offers.ts'
import { foldWriting } from './plain-text.ts'
import type { Judge } from './statement.ts'

const machines = String.raw`(?:[Dd]ata[- ]?cent(?:er|re)s?|[Ss]ervers?|[Cc]loud|[Hh]osting|[Cc]entres? de donnees|[Ss]erveurs?|hebergement)`
const data = String.raw`(?:[Dd]ata|[Ii]nformation|records?|[Bb]ack-?ups?|[Ee]verything|cop(?:y|ies)|database|[Dd]onnees|[Ss]auvegardes?|base de donnees|[Tt]out)`
const kept = String.raw`(?:stored|kept|hosted|held|saved|located|housed|processed|lives?|stays?|remains?|resides?|sits?|stands?|rests?|backed up|stocke\w*|heberge\w*|conserve\w*|garde\w*|enregistre\w*|situe\w*|trouve\w*|reste\w*|traite\w*)`
const at = String.raw`(?:\b(?:in|on|at|within|inside|outside|by|near|a|au|aux|en|dans|chez|sur|par|hors de)\s+)`
const article = String.raw`(?:(?:the|la|le|les|our|your|notre|a)\s+|l')?`
/** A name, or the visitor's own country, which is as little known. */
const place = String.raw`(?<place>\p{Lu}[\p{L}-]*|(?:your|own|this|votre|same) (?:own )?(?:country|pays))`

/** `The data center is in …`, `your data is stored in …`, `we host it on …`. */
const located = [
  new RegExp(String.raw`(?<!\p{L})${machines}[^.;:]{0,40}?${at}${article}${place}`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})${data}(?!\p{L})[^.;:]{0,40}?(?<!\p{L})${kept}(?!\p{L})[^.;:,]{0,30}?${at}${article}${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${data}(?!\p{L})[^.;:]{0,40}?\b(?:leaves?|quitte\w*)\s+(?:jamais |pas )?${article}${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${data}\s+(?:is|are|est|sont)\s+(?:(?:all|only|always|tou\w*)\s+)?${at}${article}${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Hh]ost(?:s|ed|ing)?|[Hh]eberg\w*|[Ss]tores?)(?!\p{L})[^.;:]{0,30}?(?:${at}|(?:with|chez)\s+)${article}${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:keeps?|holds?|saves?|backs? up|process|(?:conserv|stock|gard)(?:e|ons|ez))(?!\p{L})[^.;:]{0,20}(?<!\p{L})${data}(?!\p{L})[^.;:]{0,20}?(?:${at}|to\s+)${article}${place}`,
    'gu',
  ),
]
/** `It runs on …`, `we use … Cloud`, `the … data center`. */
const named = [
  new RegExp(
    String.raw`(?<!\p{L})(?:[Hh]ost|[Hh]osting|[Pp]rovider|[Hh]ebergeur)\s+(?:is|are|est)\s+${article}${place}`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:[Rr]uns? on|[Tt]ourne\w* sur)\s+${article}${place}`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})${place}(?:'s)?\s+(?:[Cc]loud|${machines})`, 'gu'),
]
/** `Your data is stored in Imisozi Suite` tells no place. */
const ours = new Set(
  [...Object.values(brand).map(String), ...offers.map(({ name }) => name), ...modules.map(({ id }) => id)].flatMap(
    (words) => words.toLowerCase().split(' '),
  ),
)

/** Where the data is, no fact says: a contract names it. No name is given for it, and no machine that no page names. */
export const judgeDataPlaces: Judge = ({ text, pages }) => {
  const isClaimed = splitClauses(text).some(
    (clause) =>
      !isUnsure(clause) &&
      (namesIn(clause, located).some((name) => !ours.has(name.toLowerCase())) ||
        namesIn(clause, named).some((name) => !pages.isKnownName(name) || towns.has(name))),
  )
  return isClaimed ? 'address' : []
}

const towns = new Set(offices.flatMap(({ city, country }) => foldWriting(`${city} ${country}`).split(' ')))

const namesIn = (clause: string, claims: readonly RegExp[]) =>
  claims.flatMap((claim) => [...clause.matchAll(claim)].flatMap(({ groups }) => groups?.['place'] ?? []))
