import type { Unsure } from '#content/assistant-words.ts'
import { countryNames, townNames } from '../reading/place-names.ts'
import { accounts, wordsFor, type Quantity, type Span } from '../reading/quantities.ts'
import { compile } from '../reading/reading-words.ts'
import { knownWords, normalise } from './words.ts'

/** A number where it stands in a sentence: whether it counts people, or nothing that we know. */
export type Numbered = { readonly quantity: Quantity; readonly counts: 'people' | 'nothing' | 'other' }

/** What a sentence says of those who sign in. */
export type Staff = {
  /** Where they stand. */
  readonly spans: readonly Span[]
  /** How many by this sentence alone; null where it counts nobody. */
  readonly count: number | null
  /** A number alone, which is of people where some were counted before: `no, 3`, `and 2 more`. */
  readonly bare: number | null
  /** Nothing but that number is said, which may be of anything where it is asked. */
  readonly isLone: boolean
  /** How many of them are in each location, where nothing here says in how many. */
  readonly inEach: number
  /**
   * All there are; whoever is listed, with the speaker; some, or some besides whom was counted before; that somebody
   * comes, leaves or does not sign in.
   */
  readonly says: 'all' | 'listed' | 'some' | 'more' | 'change' | null
  /** Somebody may have been left out, or counted who does not sign in. */
  readonly isUnsure: boolean
  /** Whoever speaks is one of them. */
  readonly isWithSpeaker: boolean
  /** How many of whom, besides the speaker. */
  readonly kinds: ReadonlyMap<string, number>
  /** Who does not sign in, by what they are called, where no number stands in the sentence. */
  readonly without: readonly string[]
}

/** Somebody, or so many, as a sentence speaks of them. */
type Mention = Span & {
  readonly count: number
  /** What they are called; empty where nothing says so. */
  readonly kind: string
  readonly isMe: boolean
  /** `My wife`: no number says that it is one. */
  readonly isNamed: boolean
  /** So many, whoever they are: `so we are 5`, `5 will log in`; `we are 5`; `5 people`, `5 users` where nobody stands beside. */
  readonly isAll: 'now' | 'whole' | 'people' | null
  /** So many in another place, of whom was counted just before: `4 people in one and 3 in the other`. */
  readonly isOther: boolean
  /** So many in each location. */
  readonly isEach: boolean
}

const usersWord = `(?:${wordsFor('users').join('|')})`
const collective = compile('^(?:«persons»|«collective»)$')
const persons = compile('^«persons»$')
/** What somebody may be there, and no account. */
const jobs = wordsFor('users')
  .filter((word) => !accounts.has(word) && !collective.test(word))
  .join('|')
const job = compile(String.raw`^\d+ (?:${jobs})$`)
/** Of `5 employees` whoever speaks may be none; of `5 people` and `5 users` he is one. */
export const leavesOutSpeaker = (word: string) => !accounts.has(word) && !persons.test(word)

/** Who is named without a number: `my wife`, `the cook`, `me`, `me the owner`. */
const named = compile(
  '(?<![a-z]|\\d )(?:«me»(?: (?:«ofTheirs» )?«owner»)?|(?:«ofTheirs» )?(?:«companion»|«owner»))(?![a-z])',
  'g',
)
const me = compile('^«me»(?![a-z])')
const includedBehind = compile('^ «included»(?![a-z])')
const includedAhead = compile('(?<![a-z])«including» $')

/** `I run a bakery with my wife and 2 girls`: I am one of them. */
const besideMe = compile('(?<![a-z])«besideMe»(?: [a-z]+){1,3}$')

const beforePeople = compile('(?<![a-z])«beforePeople» (?:«roughly» )?$')
/** `If two leave, so we are 5 people`. */
const nowAre = compile('(?<![a-z])«nowAre» (?:«roughly» )?$')
const endsCount = compile('^(?:$|«asksAtEnd»| (?:«nay»|«added»|«inAll»|«including»|«preposition»|«denial»)(?![a-z]))')
/** `Just us 3 and a storekeeper`. */
const usAhead = compile('(?<![a-z])«us» $')
const ofUs = compile(String.raw`^ ?«ofUs»\b`)
/** `5 will log in`; of `2 waiters, all will log in` all do. */
const signIn = compile(String.raw`^ (?:(?!«everybody»(?![a-z]))[a-z]+ ){0,2}«signIn»(?![a-z])`)
const inAll = compile(String.raw`^ (?:[a-z]+ ){0,2}«inAll»(?! «added»)(?![a-z])`)
const perLocation = compile(String.raw`^(?: (?!«added»(?![a-z]))[a-z]+){0,4} «perLocation»(?! «signIn»)(?![a-z])`)
/** Before who is in each location: `every one with 2 cashiers and `. */
const eachHas = compile(String.raw`(?<![a-z])«eachHas» $`)
const inOther = compile('^ «inOther»(?![a-z])')
const atPost = compile('^ «atPost»(?![a-z])')
const moreOf = compile(String.raw`\b«moreOf»`)
const forgot = compile('(?<![a-z])«forgot»(?![a-z])')
const opensAnother = compile(String.raw`\b«opensAnother»\b`)
const addedFirst = compile('^(?:«lead» )?«added» $')
/** Between two of a list: `2 girls at the till and me`. */
const joint = compile(
  '^(?: «ofKind» [a-z]+)?(?: (?:«me» )?«included»)?(?: «ofUs»| «perLocation»| «inOther»)?(?: (?:[a-z]+ )?«inAll»)?(?: «added»){0,2}(?: «furthermoreOf»)?(?: «theMany»)? $',
)
const added = compile('(?<![a-z])«added» $')
/** `Me and aline`, where nothing tells who that is. */
const unknownBeside = compile('^ «added» [a-z]{3,}$')
const onlySome = compile('(?<![a-z])(?:«onlySome») ', 'g')
const alone = compile(String.raw`\b«alone»\b`)
const aloneWith = compile(String.raw`\b(?:«alone») (?:«forSoMany») `)
/** `With 5`, `that makes 5`; `no, 3`: and nothing behind it. */
const makes = compile('(?<![a-z])(?:«nowAre»|«forSoMany») (?:«roughly» )?$')
const answers = compile('^(?:(?:«nay»|«lead»|«assent») ){0,3}$')

/** Somebody who may sign in, or not. */
const somebody = compile(
  `(?<![a-z])(?:${jobs}|«companion»|«shift»|(?<!«iAm» (?:[a-z]+ )?)«owner»|«addsMe»)(?![a-z])`,
  'g',
)
const withoutLogin = compile(String.raw`(?<![a-z])«withoutLogin»(?![a-z])`)
/** `We also have 2 waiters`: besides those who were counted. */
const haveAlso = compile(String.raw`(?<![a-z])«haveAlso»(?![a-z])`)
/** Who comes, who leaves, who does not sign in, who is another: nobody can say how many that makes. */
const unclear = compile(
  String.raw`(?<![a-z])(?:«withoutLogin»|«leaves»|«ofThem»|«also»|\d+ (?!«everybody» (?:[a-z]+ ){0,2}«signIn»)«theOthers»)(?![a-z])`,
)
/** `4 people in the shop and 3 in the other`, and not `not 5`. */
const endsNumber = compile('^(?:$| (?:«added»|«inAll»|«preposition»|«relativePronoun»|«inOther»)(?![a-z]))')
const notSo = compile('(?<![a-z])«denial» $')
const denied = compile('(?<![a-z])(?:«denial»|«ofThe») $')
/** A number above it is none of people that somebody tells of by the way. */
export const mostSpoken = 50
const isSpoken = ({ kind, value }: Quantity) => kind === 'number' && Number.isInteger(value) && value <= mostSpoken
/** `My husband says it is too expensive.` */
export const remark = compile('^(?:«lead» )?(?:«ofTheirs» )?(?:«companion»|«owner») «opines»(?![a-z])')
/** `And if my sister deletes a sale`. */
const supposed = compile('^(?:«lead» )?«circumstance»(?![a-z])')

/** Somebody by name beside others: `4 boys and Nakato`, `Aline and me`. */
const byName = compile(
  String.raw`(?<=(?<!\p{L})(?:«me»|«companion»|${usersWord})(?: [^\s,.]+){0,3}(?:,| «added»| &) )\p{Lu}\p{Ll}{2,}(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}{2,}(?=,? «added» «me»(?!\p{L}))`,
  'gu',
)
/** `If I hire a fourth waiter`, `si j’engage un serveur de plus`. */
const takesOneOn = compile(
  String.raw`(?<=(?<!\p{L})(?:«takesOn»)(?: \p{L}+)?) (?:«oneMore» (?<ahead>${jobs}|«companion»)|(?:«bareArticle»)(?<behind>${jobs}|«companion») (?:«oneMoreBehind»))(?!\p{L})`,
  'giu',
)
/** `3 + the bookkeeper = 4`. */
const equals = /=\s*(?=\d)/g
const towns = new Set([...townNames, ...countryNames].map(([name]) => normalise(name)))

/**
 * A sentence in which whoever is called by name among people is `1 colleague`, and a fourth waiter who is taken on `1 more
 * waiter`; places, and what we have a word for, are none.
 */
export const countNamed = (text: string): string =>
  text
    .replaceAll(equals, ' that makes ')
    .replaceAll(takesOneOn, (_, ahead?: string, behind?: string) => ` 1 more ${ahead ?? behind}`)
    .replaceAll(byName, (name) => {
      const word = normalise(name)
      return [word, word.replace(/s$/, '')].some((one) => knownWords.has(one) || towns.has(one)) ? name : '1 colleague'
    })

/**
 * Reads who signs in by one sentence, normalised and with digits for its number words, in so many locations: what is
 * plainly counted. All else makes it unsure, and the answer asks.
 */
export function readStaff(text: string, numbers: readonly Numbered[], locations: number | null): Staff {
  const lists = listPeople(text, numbers)
  const before = ([first]: readonly Mention[]) => text.slice(0, first?.start)
  const behindOnly = Array.from(text.matchAll(onlySome), ({ 0: said, index }) => index + said.length)
  const isOfMe = lists.flat().every(({ isMe }) => isMe)
  const isOnly = ([first]: readonly Mention[]) => !isOfMe && behindOnly.some((end) => end === first?.start)
  const counted = lists.filter((list) => isCounted(list) || isOnly(list))
  const only = counted.find(isOnly)
  const said = (only ?? counted.flat()).filter((one, at, all) => !one.isMe || all.findIndex(({ isMe }) => isMe) === at)
  const bare = numbers.filter(({ counts, quantity: { ahead } }) => counts === 'nothing' && !denied.test(ahead))
  const isAside = remark.test(text) || supposed.test(text)
  const spokenOf = (isAside ? [] : Array.from(text.matchAll(somebody))).filter(
    // A brother in law is one.
    ({ index }, at, all) => index > (all[at - 1]?.index ?? -2) + (all[at - 1]?.[0].length ?? 0) + 1,
  )
  /** Whoever is spoken of and not among those counted; `a store manager` is one, and so is `un magasinier chef`. */
  const beside = spokenOf.filter(({ index }) => !said.some(({ start, end }) => start <= index && index <= end + 1))
  const isOfPeople = said.length + bare.length + spokenOf.length > 0
  const isForgotten = forgot.test(text)
  const isAlso =
    haveAlso.test(text) && (beside.length > 0 || said.some(({ isNamed }) => !isNamed)) && !said.some(({ isMe }) => isMe)
  /** `The 2 cleaners do not sign in`, of whoever is counted or named. */
  const isChange =
    !isAside && !only && !isForgotten && isOfPeople && unclear.test(isAlso ? text.replace(haveAlso, '') : text)
  const nobody: Staff = {
    spans: said,
    count: null,
    bare: null,
    isLone: false,
    inEach: 0,
    says: isChange ? 'change' : null,
    isUnsure: isChange || beside.length > 0,
    isWithSpeaker: false,
    kinds: new Map(said.filter(({ kind }) => kind !== '').map(({ kind, count }) => [kind, count])),
    without:
      isChange && said.length + bare.length === 0 && withoutLogin.test(text)
        ? spokenOf.map(([word]) => singular(word))
        : [],
  }
  return said.length > 0 ? readCounted() : readBare()

  function readCounted(): Staff {
    const sizeOf = ({ count, isEach }: Mention) => count * (isEach ? (locations ?? 1) : 1)
    const sum = (some: readonly Mention[]) => some.reduce((all, one) => all + sizeOf(one), 0)
    const ofKind = (...kinds: readonly Mention['isAll'][]) => said.filter(({ isAll }) => kinds.includes(isAll))
    const parts = ofKind(null)
    const now = ofKind('now').at(-1)
    // `There is also our cousin, and two boys at the counter`.
    const further = isAlso && !isChange ? beside.length : 0
    const isBesideMe =
      parts.length === said.length &&
      said.every(({ isMe }) => !isMe) &&
      counted.some(([first]) => first?.isNamed && besideMe.test(text.slice(0, first.end)))
    const count = now ? sizeOf(now) : Math.max(sum(parts) + Number(isBesideMe), ...said.map(sizeOf)) + further
    const isOfMine = isBesideMe || said.some(({ isMe }) => isMe)
    const isWithSpeaker = isOfMine || parts.length < said.length
    const isFurther = addedFirst.test(before(said)) && parts.length === said.length
    // `4 more come, so there are 6`: what stands last is all of them.
    const isTotalLast = (moreOf.exec(text)?.index ?? Infinity) < (ofKind('whole').at(-1)?.start ?? 0)
    // `Me and 2 more` are all there are.
    const isMore =
      !now &&
      !isTotalLast &&
      (isFurther || isAlso || isForgotten || (moreOf.test(text) && !isOfMine) || opensAnother.test(text))
    /** `Me and two sellers, that is 3.` */
    const isSummed = bare.some(({ quantity: { value, ahead } }) => value === count && makes.test(ahead))
    const isTotal = only !== undefined || isSummed || ofKind('now', 'whole').length > 0
    const isEverybody = isTotal || parts.length < said.length
    // `2 receptionists by day, one at night, the accountant and me`: what stands between may be somebody, too.
    const isScattered = !isEverybody && counted.slice(1).some((list) => !added.test(before(list)) && !list[0]?.isOther)
    return {
      ...nobody,
      count,
      inEach: locations === null ? sum(said.filter(({ isEach }) => isEach)) : 0,
      says: isChange && !now ? 'change' : isMore ? 'more' : isEverybody ? 'all' : isWithSpeaker ? 'listed' : 'some',
      isUnsure:
        !now && (isChange || isScattered || isCountedOn(count, sum(parts)) || (!isTotal && beside.length > further)),
      isWithSpeaker,
    }
  }

  /** No people are named. `That makes 5.`, `And 2 more?`, `Me and Aline`: of those who were counted before. */
  function readBare(): Staff {
    const mine = lists.flat().find(({ isMe }) => isMe)
    if (mine && unknownBeside.test(text.slice(mine.end)))
      return { ...nobody, spans: [mine], count: 2, says: 'all', isUnsure: true, isWithSpeaker: true }
    const [first] = bare
    if (first && bare.length === 1) {
      const { ahead, behind, value } = first.quantity
      if (moreOf.test(text) || addedFirst.test(ahead)) return { ...nobody, bare: value, says: 'more' }
      const isLone = answers.test(ahead)
      if (isSpoken(first.quantity) && endsCount.test(behind) && (isLone || makes.test(ahead)))
        return { ...nobody, bare: value, isLone, says: 'all', isUnsure: false }
    }
    // `I forgot the bookkeeper and my daughter`, `there is also the bookkeeper`.
    if ((isForgotten || (isAlso && !isChange)) && spokenOf.length > 0)
      return { ...nobody, count: spokenOf.length, says: 'more', isUnsure: false }
    if (!alone.test(text)) return nobody
    // `Je suis seul avec mon petit frère`.
    const others = aloneWith.test(text) ? beside.length : 0
    return { ...nobody, count: 1 + others, says: 'all', isUnsure: beside.length > others, isWithSpeaker: true }
  }

  /** Further numbers may be of people, unless they only say who makes up the whole: `we are 7: me, 2 cooking, 4 serving`. */
  function isCountedOn(count: number, parts: number): boolean {
    const last = Math.max(...said.map(({ end }) => end))
    const others = bare.flatMap(({ quantity }) => {
      const { value, start, ahead, behind } = quantity
      const isCount = isSpoken(quantity) && start > last
      const isUnknown = added.test(ahead) && isOfUnknown(behind)
      return isCount && (isUnknown || endsNumber.test(behind)) ? [{ value, isUnknown }] : []
    })
    return (
      others.some(({ value, isUnknown }) => isUnknown || value !== count) &&
      others.reduce((all, { value }) => all + value, parts) !== count
    )
  }
}
/** `And two pizzaiolos`: nobody else has a word for them. */
const isOfUnknown = (behind: string) => {
  const [, word] = /^ ([a-z]{3,})/.exec(behind) ?? []
  return word !== undefined && !knownWords.has(word) && !knownWords.has(singular(word))
}
const singular = (said: string) => said.replaceAll(/(?<=[a-z]{2})s\b/g, '')
/** `The cook and the owner` are only spoken of; with me, or beside a number, they are counted. */
const isCounted = (list: readonly Mention[]) =>
  list.some(({ isNamed, isEach }) => !isNamed || isEach) || (list.length > 1 && list.some(({ isMe }) => isMe))

/** Whoever is named in a sentence, list by list. */
function listPeople(text: string, numbers: readonly Numbered[]): readonly (readonly Mention[])[] {
  const counted = countedPeople(text, numbers)
  const all = [...counted, ...namedPeople(text, counted)].toSorted((one, other) => one.start - other.start)
  const lists: Mention[][] = []
  for (const next of all) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    const gap = text.slice(last?.end, next.start)
    if (!list || !last || !joint.test(gap)) {
      lists.push([next])
      continue
    }
    // `5 people and me` are six, `we are 2 waiters, 1 cook` three; of `2 tills and 3 cashiers` the first number says nothing.
    const isPart =
      last.isAll === 'people'
        ? next.isNamed && added.test(gap)
        : added.test(gap) || job.test(text.slice(last.start, last.end))
    if (isPart && next.isAll === null) list.splice(-1, 1, { ...last, isAll: null })
    // `Me and 2 girls log in`: I do, too.
    const isAll = added.test(gap) && last.isAll === null ? null : next.isAll
    // Of `each with a pharmacist and a cashier` both; of `a cashier in each, a bookkeeper` one; I am in none of the locations.
    const isOfLast = perLocation.test(text.slice(last.end))
    const isEach = perLocation.test(text.slice(next.end)) || (!isOfLast && (next.isEach || (last.isEach && !next.isMe)))
    list.push({ ...next, isAll, isEach })
  }
  return lists
}

/** Who is named without a number, where nobody else stands; of `3 pharmacists, me included` I was counted. */
function namedPeople(text: string, taken: readonly Span[]): readonly Mention[] {
  return Array.from(text.matchAll(named), ({ 0: said, index: start }): Mention => {
    const end = start + said.length
    const isMe = me.test(said)
    const isEach = !isMe && (perLocation.test(text.slice(end)) || eachHas.test(text.slice(0, start)))
    const kind = isMe ? '' : singular(said)
    return { start, end, kind, count: 1, isMe, isNamed: true, isAll: null, isOther: false, isEach }
  }).filter(
    ({ start, end, isMe }) =>
      !(isMe && (includedBehind.test(text.slice(end)) || includedAhead.test(text.slice(0, start)))) &&
      !taken.some((other) => other.start < end && start < other.end),
  )
}

function countedPeople(text: string, numbers: readonly Numbered[]): readonly Mention[] {
  const isOfOthers = numbers.some(({ counts }) => counts === 'people') || text.search(named) >= 0
  const mentions = numbers.flatMap(({ quantity, counts }, at): readonly Mention[] => {
    const { start, value, ahead, behind, unitAt } = quantity
    // `49 dollars, not 49 people`
    if (counts === 'other' || (notSo.test(ahead) && !added.test(ahead))) return []
    // `2 at the reception, 2 waiters and me`
    const post = counts === 'nothing' && isSpoken(quantity) && isOfOthers ? atPost.exec(behind) : null
    const end = (unitAt?.end ?? quantity.end) + (post?.[0].length ?? 0)
    const isPeople = counts === 'people'
    const isFurther = !isPeople && inOther.test(behind) && numbers.slice(0, at).some((one) => one.counts === 'people')
    const word = text.slice(unitAt?.start ?? end, end)
    const isAll =
      ((isPeople || (isSpoken(quantity) && endsCount.test(behind))) && nowAre.test(ahead)) ||
      (signIn.test(behind) && !moreOf.test(`${value}${behind}`) && !unclear.test(text))
        ? 'now'
        : beforePeople.test(ahead) || ofUs.test(behind) || (isPeople && inAll.test(behind))
          ? 'whole'
          : (isPeople && !leavesOutSpeaker(word)) ||
              (Number.isInteger(value) && usAhead.test(ahead) && endsCount.test(behind))
            ? 'people'
            : null
    if (!isPeople && !post && !isFurther && isAll === null) return []
    const isEach = perLocation.test(text.slice(end)) || eachHas.test(ahead)
    const kind = singular(word)
    return [{ start, end, kind, count: value, isMe: false, isNamed: false, isAll, isOther: isFurther, isEach }]
  })
  const isInPlaces = mentions.some((one) => one.isOther)
  return isInPlaces ? mentions.map((one) => (one.isAll === 'people' ? { ...one, isAll: null } : one)) : mentions
}

/** How many sign in. */
export type Count = { readonly users: number; readonly unsure: Unsure }
/**
 * `isChange`: others were counted before, `isFirst`: nobody was; `isDoubt`: it only speaks of somebody, who may be left out.
 */
export type Reckoned = Count & { readonly isChange: boolean; readonly isFirst: boolean; readonly isDoubt: boolean }
export type Reckon = (staff: Staff, isQuestion: boolean, locations?: number) => Reckoned | null

/** Counts who signs in from one sentence to the next; null where it says nothing of them. */
export function createReckoning() {
  let known: Count | null = null
  let kinds: ReadonlyMap<string, number> = new Map()
  let places: number | null = null
  let isWithSpeaker = false
  /** The message has said how many there are, after that was open: what else it tells is why. */
  let isSettled = false

  function hear(staff: Staff, isQuestion: boolean, locations?: number): Reckoned | null {
    const { bare, inEach, says } = staff
    // `49?`, of the price.
    if (isQuestion && staff.isLone) return null
    const before = known
    places = locations ?? places
    const count = staff.count ?? (before && bare)
    const isOpen = staff.isUnsure || (inEach > 0 && places === null)
    const unsure: Unsure = says === 'change' ? 'either' : isOpen ? 'more' : null
    const isMore = says === 'more'
    const isAll = says === 'all' || says === 'listed'
    if (before && isSettled && says !== 'all' && says !== 'more')
      return staff.count === null ? null : { ...before, isChange: false, isFirst: false, isDoubt: false }
    if (says === 'all' && (before?.unsure || bare !== null)) isSettled = true
    // `3 waiters, 2 cleaners and me`, `the cleaners do not sign in`.
    const left = staff.without.map((kind) => kinds.get(kind))
    if (before && !before.unsure && left.length > 0 && left.every((some) => some !== undefined)) {
      known = { users: left.reduce((all, some) => all - some, before.users), unsure: isWithSpeaker ? null : 'more' }
      kinds = new Map([...kinds, ...staff.without.map((kind) => [kind, 0] as const)])
      return { ...known, isChange: true, isFirst: false, isDoubt: false }
    }
    // Nobody can say how many that leaves; a larger number is another count.
    const isKept = before && unsure && !isAll && (count ?? 0) <= before.users
    if (count === null || isKept) {
      if (!before || !unsure || isQuestion) return null
      known = { ...before, unsure: before.unsure === 'either' ? 'either' : unsure }
      return { ...known, isChange: says === 'change', isFirst: false, isDoubt: says !== 'change' }
    }
    // Who counts `3 cashiers` later, or himself and one more, may be one of them or not.
    const isVague =
      before !== null &&
      (says === 'listed' ? count < before.users : says === 'some' && !isQuestion && count !== before.users)
    known = {
      users: count + inEach * ((places ?? 1) - 1) + (isMore ? (before?.users ?? 0) : 0),
      unsure: isVague ? 'either' : (unsure ?? (isMore && before ? before.unsure : null)),
    }
    kinds = new Map([...[...kinds].filter(([, some]) => isMore || some === 0), ...staff.kinds])
    isWithSpeaker = staff.isWithSpeaker || (isMore && isWithSpeaker)
    // `That makes 6, right?`
    const isTold = !isQuestion || (says === 'all' && bare !== null && bare <= mostSpoken)
    const isCountedOn = before !== null && (isMore || (isAll && isTold))
    return { ...known, isChange: isCountedOn, isFirst: before === null, isDoubt: false }
  }

  return {
    hear,
    /** Another message begins. */
    begin: () => (isSettled = false),
    /** What has been counted; null before that. */
    look: () => known,
  }
}
