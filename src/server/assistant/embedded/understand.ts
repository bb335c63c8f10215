import type { Asked } from '#content/assistant-words.ts'
import { packages } from '#facts/packages.ts'
import type { Cents } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import type { Language } from './language.ts'
import { classOf, onceTerms, readEntities, type Entities } from './entities.ts'
import { readClock } from './clocks.ts'
import { meansNow, readDay, readWeekday } from '../reading/days.ts'
import { normalise, wordsOf } from './normalise.ts'
import { readNumbers } from './numbers.ts'
import { readSigns, type Sign } from './signs.ts'
import type { Speller } from './spelling.ts'
import { measureFrench, termOf, termsOf } from './terms.ts'

/** A question as the assistant reads it. */
export type Understood = {
  /** What is searched for: terms without doubles; what names a fact stands as its kind. */
  readonly terms: readonly string[]
  /** The same before kinds took the place of names, for the search in pages. */
  readonly words: string
  /** All words in their order, names and numbers as their kinds: how the question looks. */
  readonly looks: readonly string[]
  readonly signs: readonly Sign[]
  readonly asked: Asked
  readonly bare: readonly number[]
  readonly french: number
}

const { firstYearDiscountPercent: firstYearPercent } = smallBusinessProgram

const staffedChannels = ['phone', 'chat'] as const

const yesNo =
  /^(?:so |and |but |ok |hi |hello |please |bonjour |et |alors |donc )*(?:is|are|does|do|can|could|will|would|may|has|have|did|est|sont|puis|peut|peux|pouvez|avez|as tu|y a|il y a|faut|dois|acceptez|proposez|offrez|c est|ca|ce)\b/

/** Reads one question: slips mended, numbers with what they count, names with what they name. */
export function understand(text: string, speller: Speller): Understood {
  const { text: plain, day: date } = readDay(normalise(text))
  const day = date ?? readWeekday(plain)
  const mended = plain.replaceAll(/[a-z]+/g, (word) => speller.correct(word))
  const numbers = readNumbers(mended)
  const words = wordsOf(numbers.text)
  const clock = readClock(mended)
  const isNow = meansNow(plain)
  const terms = withoutCourtesy(termsOf(words))
  const business =
    capitalBusiness.test(text) || besideEssential.test(mended)
      ? 'businesspackage'
      : namesBusiness(mended)
        ? 'businessname'
        : []
  const entities = readEntities(terms.concat(business))
  const { needs, more, self, months, amounts, percents, bare } = numbers
  return {
    terms: [
      ...new Set([
        ...terms.map((term) => classOf(term, entities)),
        ...(entities.plans.length > 1 ? ['{plans}'] : []),
        ...(entities.plans.length > 0 && entities.packages.length > 0 ? ['{plan}', '{package}'] : []),
        ...(entities.packages.length > 1 ? ['{packages}'] : []),
        ...(entities.packages.includes('business') ? ['{package}'] : []),
      ]),
    ],
    words: words.filter((word) => word !== '{number}').join(' '),
    looks: words.map((word) => kindOf(word, entities)),
    signs: [
      ...readSigns(numbers.text),
      ...(percents.includes(firstYearPercent) ? (['~half'] as const) : []),
      ...(day || isNow ? (['~day'] as const) : []),
      ...(clock ? (['~clock'] as const) : []),
    ],
    asked: {
      ...entities,
      packages: packagesOf(entities, terms, amounts),
      needs,
      more,
      self,
      months,
      amounts,
      percents,
      day,
      isNow,
      channels: staffedChannels.filter((channel) => terms.includes(channel)),
      clock,
      asksLocations: terms.includes('location'),
      // `Only 10 users, right?` is right or wrong for two reasons; a bare yes would confirm both.
      isYesNo:
        !/\b(?:only|seulement|maximum|limit|limits|limited|limite)\b/.test(mended) &&
        (yesNo.test(mended) ||
          / est ce que | (?:true|right|correct|vrai|really|exact|is (?:that|it|this) so|est bon|cest bon)$/.test(
            ` ${mended}`,
          )),
    },
    bare,
    french: measureFrench(wordsOf(mended)),
  }
}

/** With its capital, among small words or before what is asked of a price, it is a name: `prix de Business`. */
const capitalBusiness =
  /(?:\b(?:is|of|or|and|the|than|does|use|has|buy|du|de|le|ou|et|prix|price|co[uû]te|acheter) |^)Business(?=\W*$|[?.,!:]| (?:and|or|cost|price|licen[cs]e|in|en|et|ou|co[uû]te|prix|per|par|for|pour|have|has)\b)/u

/** Beside another package it is one. */
const besideEssential =
  /\bbusiness (?:and|or|vs|versus|et|ou) essential\b|\bessential (?:and|or|vs|versus|et|ou) business\b/

/** `Business` is a package where nothing says whose business it is. */
const namesBusiness = (mended: string) =>
  /(?<!\b(?:my|our|your|their|a|an|any|small|new|family|the whole|of|for|mon|notre|une) )\bbusiness\b(?! (?:owner|owners|size|needs|man|plan|one|is|has|in|and|type|with))/.test(
    mended,
  )

/** `The $1,000 licence` names the package by its price. */
function packagesOf({ packages: named }: Entities, terms: readonly string[], amounts: readonly Cents[]) {
  if (named.length > 0 || !terms.some((term) => onceTerms.has(term))) return named
  return Object.values(packages).flatMap(({ id, price }) => (amounts.includes(price) ? [id] : []))
}

function kindOf(word: string, entities: Entities) {
  const kind = classOf(termOf(word), entities)
  return kind.startsWith('{') ? kind : word
}

const courtesies = new Set(['hello', 'thanks', 'goodbye', 'howareyou'])

/** A greeting before a question is no part of it. */
function withoutCourtesy(terms: readonly string[]) {
  const rest = terms.filter((term) => !courtesies.has(term))
  return rest.length > 0 ? rest : terms
}

export const languageOf = (french: number, before: Language): Language =>
  french > 0 ? 'fr' : french < 0 ? 'en' : before

const either = <Item>(now: readonly Item[], before: readonly Item[]) => (now.length > 0 ? now : before)

/** A short question that leans on the one before: what it says itself goes first, the rest is taken over. */
export function continueFrom(now: Understood, before: Understood): Understood {
  const periods = ['year', 'month', '{years}', '{months}']
  const namesNow = now.terms.filter((term) => term.startsWith('{'))
  const hasPeriod = now.terms.some((term) => periods.includes(term))
  const kept = before.terms.filter((term) => !(hasPeriod && periods.includes(term)))
  const { asked } = before
  return {
    ...now,
    terms: [...new Set([...now.terms, ...kept.filter((term) => !(isName(term) && namesNow.some(isName)))])],
    words: `${now.words} ${before.words}`,
    looks: [...now.looks, ...before.looks],
    signs: [...new Set([...now.signs, ...before.signs])],
    asked: {
      ...now.asked,
      plans: now.asked.packages.length > 0 ? now.asked.plans : either(now.asked.plans, asked.plans),
      packages: now.asked.plans.length > 0 ? now.asked.packages : either(now.asked.packages, asked.packages),
      offices: either(now.asked.offices, asked.offices),
      currencies: either(now.asked.currencies, asked.currencies),
      needs: { ...asked.needs, ...now.asked.needs },
      months: now.asked.months ?? (hasPeriod ? null : asked.months),
      amounts: now.asked.amounts,
      percents: now.asked.percents,
    },
  }
}

const isName = (term: string) => term === '{plan}' || term === '{package}'
