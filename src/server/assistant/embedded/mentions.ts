import { accounts, countedBy, wordsFor, type Quantity, type Span } from '../reading/quantities.ts'
import { countryNames, townNames } from '../reading/place-names.ts'
import { compile } from '../reading/reading-words.ts'
import { knownWords, normalise, stem } from './words.ts'

/** A number where it stands in a sentence: whether it counts people, or nothing that we know. */
export type Numbered = { readonly quantity: Quantity; readonly counts: 'people' | 'nothing' | 'other' }

/** Somebody, or so many, as a sentence speaks of them. */
export type Mention = Span & {
  /** What they are called; `waiter` of waiters, `me`. */
  readonly who: string
  /** 0 of whom nobody says how many they are: `the waiters`. */
  readonly count: number
  /** `My wife`: no number says that it is one. */
  readonly isNamed: boolean
  /** So many, whoever they are: `so we are 5`, `5 will log in`, `we are 5`, `5 people`, `5 users`; the first two of whom else is counted. */
  readonly isAll: 'now' | 'signing' | 'whole' | 'people' | 'accounts' | null
  /** So many in each location. */
  readonly isEach: boolean
}
/** Those who are named side by side. */
export type List = readonly Mention[]

const usersWord = `(?:${wordsFor('users').join('|')})`
/** Who is named without a number: `my wife`, `the cook`, `me`, `me the owner`. */
const someone = '(?:«me»(?: «ofTheirs» «owner»)?|(?:«ofTheirs» )?(?:«companion»|«owner»))(?![a-z])'
const named = compile(String.raw`(?<![a-z]|\d )${someone}`, 'g')
const me = compile('^«me»(?![a-z])')
const collective = compile('^(?:«persons»|«collective»)$')
/** What somebody may be there, and no account. */
export const jobs = wordsFor('users')
  .filter((word) => !accounts.has(word) && !collective.test(word))
  .join('|')
/** Of `5 employees` whoever speaks may be none; of `5 people` and `5 users` he is one. */
export const leavesOutSpeaker = (word: string) => !accounts.has(word) && !persons.test(word)
/** `The waiters`, who are as many as were counted before. */
const many = compile(String.raw`(?<![a-z])«theMany» (?:${jobs}|«collective»)(?![a-z])`, 'g')

const beforePeople = compile('(?<![a-z])«beforePeople» (?:«roughly» )?$')
const ofUs = compile(String.raw`^ ?«ofUs»\b`)
/** `If two leave, so we are 5`. */
export const nowAre = compile(String.raw`(?<![a-z])«nowAre» (?:«roughly» )?$`)
/** `3 cashiers, me and my brother, so 5 people`. */
const therefore = compile('(?<![a-z])«therefore» $')
export const endsCount = compile('^(?:$| (?:«added»|«inAll»|«preposition»)(?![a-z]))')
export const signIn = compile(String.raw`^ (?:[a-z]+ ){0,2}«signIn»(?![a-z])`)
const inAll = compile(String.raw`^ (?:[a-z]+ ){0,2}«inAll»(?! «added»)(?![a-z])`)
const leadOnly = compile('^(?:«lead» )?$')
const persons = compile('^«persons»$')
const ofThem = compile(String.raw`^ «ofThem»(?![a-z])`)
const inOther = compile(String.raw`^ «inOther»(?![a-z])`)
export const moreOf = compile(String.raw`\b«moreOf»`)
const perLocation = compile(String.raw`^(?: [a-z]+)? «perLocation»(?! «signIn»)(?![a-z])`)
/** Before who is in each location: `every one with 2 cashiers and `. */
const eachHas = compile(String.raw`(?<![a-z])«eachHas» $`)
const ofOne = compile('^«aOne» ')

/** Between two of a list; `more` is whom we have no word for: `2 receptionists, a housekeeper and my daughter`. */
const joint = compile(
  String.raw`^(?: (?:«me» )?«included»)?(?: «inOther»| «ofUs»| «perLocation»(?= «added»))?(?: «aOne» (?<more>[a-z]+)(?= «added»))?(?: (?:[a-z]+ )?«inAll»)?(?: «added»)?(?: «theMany»)? $`,
)
/** `4 boys on the floor and Nakato`. */
const looseJoint = compile(String.raw`^ «atWork» (?:[a-z]+ ){1,3}?«added» $`)
const includedBehind = compile('^ «included»(?![a-z])')
const includedAhead = compile('(?<![a-z])«including» $')
const added = compile('(?<![a-z])«added» $')
const and = compile('^(?: «and»)? $')

/** `3 of them`. */
export const them = 'them'
/** So many in another place, of whom was counted just before. */
export const others = 'others'
export const isMe = ({ who }: Mention) => who === 'me'
const isNumber = ({ isNamed, who, isAll }: Mention) => !isNamed && (who !== them || isAll !== null)
/** `The cook and the owner` are only spoken of; with me, or beside a number, they are counted. */
export const isCounted = (list: List) =>
  list.some((one) => isNumber(one) || one.isEach) || (list.some(isMe) && list.some((one) => !isMe(one)))

/** Somebody by name beside others: `4 boys and Nakato`, `Aline and me`. */
const byName = compile(
  String.raw`(?<=(?<!\p{L})(?:«me»|«companion»|${usersWord})(?: [^\s,.]+){0,3}(?:,| «added»| &) )\p{Lu}\p{Ll}{2,}(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}{2,}(?=,? «added» «me»(?!\p{L}))`,
  'gu',
)
const towns = new Set([...townNames, ...countryNames].map(([name]) => normalise(name)))

/** A sentence in which whoever is called by name among people is `1 colleague`; places, and what we have a word for, are none. */
export const countNamed = (text: string): string =>
  text.replaceAll(byName, (name) => {
    const word = normalise(name)
    return knownWords.has(word) || towns.has(word) ? name : '1 colleague'
  })

/** Whoever is named in a sentence, list by list. The text is normalised, its number words are digits. */
export function listPeople(text: string, numbers: readonly Numbered[]): readonly List[] {
  const lists: Mention[][] = []
  for (const next of findPeople(text, numbers)) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    const gap = text.slice(last?.end, next.start)
    const joined = joint.exec(gap) ?? (last && !isMe(last) ? looseJoint.exec(gap) : null)
    if (!list || !last || !joined) {
      lists.push([next])
      continue
    }
    // `We are 9 employees and me`: so many are not all; of `we are 3: me and 2 workers`, `5 users, 2 managers` they are.
    const isPart =
      last.isAll === 'accounts' || last.isAll === 'people'
        ? next.isNamed && added.test(gap)
        : last.who !== '' || added.test(gap)
    if (isPart) list.splice(-1, 1, { ...last, isAll: null })
    const more = joined.groups?.['more']
    if (more && countedBy(more) === undefined)
      list.push({ ...last, who: stem(more), count: 1, isNamed: true, isAll: null })
    // `And me pharmacist` is one.
    if (
      gap === ' ' &&
      isMe(last) &&
      next.isNamed &&
      added.test(text.slice(0, last.start)) &&
      !ofOne.test(text.slice(next.start))
    )
      continue
    // Of `each with a pharmacist and a cashier` both; I am in none of the locations.
    const isInEach = last.isEach && and.test(gap) && !isMe(next) && !perLocation.test(text.slice(last.end))
    if (!isMe(next) || !list.some(isMe)) list.push({ ...next, isEach: next.isEach || isInEach })
  }
  return lists
}

function findPeople(text: string, numbers: readonly Numbered[]): List {
  const counted = countedPeople(text, numbers)
  const single = namedPeople(text, named, 1, counted)
  const spokenOf = namedPeople(text, many, 0, [...counted, ...single])
  return [...counted, ...single, ...spokenOf].toSorted((one, other) => one.start - other.start)
}

/** `3 pharmacists, me included`, `6 incl. me`: I was counted. */
const isIncluded = (text: string, one: Mention) =>
  isMe(one) && (includedBehind.test(text.slice(one.end)) || includedAhead.test(text.slice(0, one.start)))

/** Who is named without a number, so many each, where nobody else stands. */
function namedPeople(text: string, words: RegExp, count: number, taken: readonly Span[]): List {
  return Array.from(text.matchAll(words), ({ 0: said, index: start }): Mention => {
    const end = start + said.length
    const isOfMe = me.test(said)
    const isInEach = perLocation.test(text.slice(end)) || (ofOne.test(said) && eachHas.test(text.slice(0, start)))
    const who = isOfMe ? 'me' : stem(said.split(' ').at(-1) ?? '')
    return { start, end, who, count, isNamed: true, isAll: null, isEach: isInEach && !isOfMe }
  }).filter((one) => !isIncluded(text, one) && !taken.some(({ start, end }) => start < one.end && one.start < end))
}

function countedPeople(text: string, numbers: readonly Numbered[]): List {
  const bare = numbers.filter(({ counts }) => counts === 'nothing')
  // `3 at reception, 2 in the bar, me`: nothing else says that they are people.
  const areInPlaces =
    bare.length > 1 &&
    text.split(' ').some((word) => me.test(word)) &&
    bare.some(({ quantity }) => inOther.test(quantity.behind))
  const isAmongPeople = numbers.some(({ counts }) => counts === 'people') || text.search(named) >= 0
  return numbers.flatMap(({ quantity, counts }, at): List => {
    if (counts === 'other') return []
    const { start, value, ahead, behind, unitAt } = quantity
    const end = unitAt?.end ?? quantity.end
    const word = text.slice(unitAt?.start ?? end, end)
    const isPeople = counts === 'people'
    const isOfMany = ofThem.test(behind)
    const isFurther = inOther.test(behind) || moreOf.test(`${value}${behind}`)
    const isOther = areInPlaces || (isFurther && numbers.slice(0, at).some((other) => other.counts === 'people'))
    const isOfList = therefore.test(ahead) && text.slice(0, start).search(named) >= 0
    const isAll = isOfList ? 'now' : allOf(quantity, word, isPeople || (isAmongPeople && endsCount.test(behind)))
    if (!isPeople && isAll === null && !isOther && !isOfMany) return []
    const who = isOfMany ? them : isOther && !isPeople ? others : stem(word)
    const isEach = perLocation.test(text.slice(end)) || eachHas.test(ahead)
    return [{ start, end, who, count: value, isNamed: false, isAll, isEach }]
  })
}

function allOf({ ahead, behind, value }: Quantity, word: string, isPeople: boolean): Mention['isAll'] {
  if (isPeople && nowAre.test(ahead)) return 'now'
  if (signIn.test(behind) && !moreOf.test(`${value}${behind}`)) return 'signing'
  if (beforePeople.test(ahead)) return nowAre.test(ahead) ? 'now' : 'whole'
  if (ofUs.test(behind)) return 'whole'
  if ((isPeople || leadOnly.test(ahead)) && inAll.test(behind)) return 'whole'
  return persons.test(word) ? 'people' : accounts.has(word) ? 'accounts' : null
}
