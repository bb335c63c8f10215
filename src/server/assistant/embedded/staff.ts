import { accounts, countedBy, wordsFor, type Quantity, type Span } from '../reading/quantities.ts'
import { compile } from '../reading/reading-words.ts'
import { countryNames, townNames } from '../reading/place-names.ts'
import { knownWords, normalise, stem } from './words.ts'

/** A number where it stands in a sentence: whether it counts people, or nothing that we know. */
export type Numbered = { readonly quantity: Quantity; readonly counts: 'people' | 'nothing' | 'other' }

/** Somebody, or so many, as a sentence speaks of them. */
type Mention = Span & {
  /** What they are called; `waiter` of waiters. */
  readonly who: string
  /** 0 of whom nobody says how many they are: `the waiters`. */
  readonly count: number
  /** `My wife`: no number says that it is one. */
  readonly isNamed: boolean
  /** So many, whoever they are: `now we are 5`, `5 will log in`, `we are 5`, `5 users`; of the first two whoever else is counted. */
  readonly isAll: 'now' | 'signing' | 'whole' | 'accounts' | null
  /** So many in each location. */
  readonly isEach: boolean
}
type List = readonly Mention[]

/** What a sentence says of those who sign in. */
export type Staff = {
  /** Whom it counts, adds or takes away. */
  readonly groups: readonly Pick<Mention, 'who' | 'count' | 'isNamed' | 'isAll'>[]
  /** Where they stand. */
  readonly spans: readonly Span[]
  /** How many by this sentence alone; null where it counts nobody. */
  readonly count: number | null
  /** All there are, or all who are left; some; some besides whom was counted before, by the way or outright; some of these who do not sign in. */
  readonly says: 'all' | 'anew' | 'some' | 'beside' | 'more' | 'fewer' | null
  /** Somebody may have been left out. */
  readonly isUnsure: boolean
}

const usersWord = `(?:${wordsFor('users').join('|')})`
/** Who is named without a number: `my wife`, `the cook`, `me`, `me the owner`. */
const someone = '(?:«me»(?: «ofTheirs» «owner»)?|(?:«ofTheirs» )?(?:«companion»|«owner»))(?![a-z])'
const named = compile(String.raw`(?<![a-z]|\d )${someone}`, 'g')
const me = compile('^«me»(?![a-z])')
/** `The waiters`, who are as many as were counted before. */
const many = compile(String.raw`(?<![a-z])«theMany» ${usersWord}(?![a-z])`, 'g')

const beforePeople = compile('(?<![a-z])«beforePeople» (?:«roughly» )?$')
const ofUs = compile(String.raw`^ ?«ofUs»\b`)
/** `If two leave, so we are 5`; `12 staff, but only 4 will use it`. */
const nowAre = compile(String.raw`(?<![a-z])«nowAre» (?:«roughly» )?$`)
/** `3 cashiers, me and my brother, so 5 people`. */
const forSoMany = compile('(?<![a-z])«forSoMany» $')
const therefore = compile('(?<![a-z])«therefore» $')
const endsCount = compile('^(?:$| (?:«added»|«inAll»|«preposition»)(?![a-z]))')
const signIn = compile(String.raw`^ (?:[a-z]+ ){0,2}«signIn»(?![a-z])`)
const inAll = compile(String.raw`^ (?:[a-z]+ ){0,2}«inAll»(?! «added»)(?![a-z])`)
const leadOnly = compile('^(?:«lead» )?$')
const inOther = compile(String.raw`^ «inOther»(?![a-z])`)
const persons = compile('^«persons»$')
const ofThem = compile(String.raw`^ «ofThem»(?![a-z])`)
const perLocation = compile(String.raw`^(?: [a-z]+)? «perLocation»(?! «signIn»)(?![a-z])`)
/** Before who is in each location: `every one with 2 cashiers and `. */
const eachHas = compile(String.raw`(?<![a-z])«eachHas» $`)
const onlySome = compile('(?<![a-z])«onlySome» ', 'g')
const alone = compile(String.raw`\b«alone»\b`)

/** Between two of a list; `more` is whom we have no word for: `2 receptionists, a housekeeper and my daughter`. */
const joint = compile(
  String.raw`^(?: «inOther»| «ofUs»| «perLocation»(?= «added»))?(?: «aOne» (?<more>[a-z]+)(?= «added»))?(?: (?:[a-z]+ )?«inAll»)?(?: «added»)?(?: «theMany»)? $`,
)
/** `4 boys on the floor and Nakato`. */
const looseJoint = compile(String.raw`^ «atWork» (?:[a-z]+ ){1,3}?«added» $`)
const ofOne = compile('^«aOne» ')
const and = compile('^(?: «and»)? $')

/** `The cook does not need a login`, `one boy left`: whoever is named before it. */
const withoutLogin = compile(String.raw`\b«withoutLogin»\b`)
const leaves = compile(String.raw`^ (?:[a-z]+ ){0,2}?«leaves»(?![a-z])`)
const beforeRelative = compile(String.raw`(?<![a-z])«relativePronoun» $`)
const moreOf = compile(String.raw`\b«moreOf»`)
const opensAnother = compile(String.raw`\b«opensAnother»\b`)
const added = compile('(?<![a-z])«added» $')
const addedFirst = compile('^(?:«lead» )?«added» $')
/** A remark is longer, or an opinion: `and my wife thinks it is too expensive`. */
const shortRest = compile('^(?! «opines»(?![a-z]))(?: [a-z]+){0,2}$')
const also = compile(String.raw`^ (?:[a-z]+ ){0,2}«also»(?: [a-z]+){0,2} «signIn»|^ «signIn» «also»\b`)
/** `My brother joins at the till`. */
const joins = compile(String.raw`^ (?:[a-z]+ ){0,3}?«joins»(?![a-z])`)
/** `Me and Aline`, where nothing tells who that is. */
const unknownBeside = compile(String.raw`^ «added» [a-z]{3,}$`)

/** Somebody by name beside others: `4 boys and Nakato`, `Aline and me`. */
const byName = compile(
  String.raw`(?<=(?<!\p{L})(?:«me»|«companion»|${usersWord})(?: [^\s,.]+){0,3}(?:,| «added»| &) )\p{Lu}\p{Ll}{2,}(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}{2,}(?=,? «added» «me»(?!\p{L}))`,
  'gu',
)
const places = new Set([...townNames, ...countryNames].map(([name]) => normalise(name)))

/** A sentence in which whoever is called by name among people is `1 colleague`; places, and what we have a word for, are none. */
export const countNamed = (text: string): string =>
  text.replaceAll(byName, (name) => {
    const word = normalise(name)
    return knownWords.has(word) || places.has(word) ? name : '1 colleague'
  })

const them = 'them'
/** So many in another place, of whom was counted just before. */
const others = 'others'
const isMe = ({ who }: Mention) => who === 'me'
const isNumber = ({ isNamed, who, isAll }: Mention) => !isNamed && (who !== them || isAll !== null)

/** Reads who signs in by one sentence, normalised and with digits for its number words, in so many locations. */
export function readStaff(text: string, numbers: readonly Numbered[], locations: number | null): Staff {
  const before = ([first]: List) => text.slice(0, first?.start)
  const after = ({ end }: Mention) => text.slice(end)
  const sizeOf = ({ count, isEach }: Mention) => count * (isEach ? (locations ?? 1) : 1)
  const lists = listPeople(text, findMentions(text, numbers))
  const gone = findGone(text, lists)
  const onlyAt = Array.from(text.matchAll(onlySome), ({ 0: word, index }) => index + word.length)
  const only = lists.find((list) => {
    const isSigning = signIn.test(text.slice(list.at(-1)?.end))
    if (onlyAt.includes(before(list).length)) return isSigning || isCounted(list) || list.some(isMe)
    return isSigning && list.length > 1 && isCounted(list)
  })
  const counted = lists.filter(isCounted).map((list) => list.filter((one) => !gone.includes(one)))
  const said = only ?? counted.flat()
  const isUnsure = said.some(({ count, isEach }) => count === 0 || (isEach && locations === null))
  const tell = (says: Staff['says'], some: List, count: number | null, isDoubtful = isUnsure): Staff => {
    const groups = some.map((one) => ({ ...one, count: sizeOf(one) }))
    return { groups, spans: [...said, ...gone], count, says, isUnsure: isDoubtful }
  }

  const [mine] = lists.findLast((list) => list.every(isMe)) ?? []
  if (said.length > 0) return tellCounted()
  if (mine && unknownBeside.test(after(mine))) return tell('some', [mine, { ...mine, who: '', count: 1 }], 2, true)
  const [first = []] = lists
  const isBeside = addedFirst.test(before(first))
  // `And a cleaner, but she does not use it`: nobody who was counted.
  if (gone.length > 0) return tell('fewer', isBeside ? [] : gone, null)
  const everybody = lists.flat().filter(({ isNamed }) => isNamed)
  const joining = everybody.filter((one) => also.test(after(one)))
  if (joining.length > 0) return tell('more', joining, null)
  if (isBeside && shortRest.test(text.slice(first.at(-1)?.end))) return tell('beside', first, null)
  const coming = everybody.filter((one) => !isMe(one) && joins.test(after(one)))
  if (coming.length > 0) return tell('more', coming, null, true)
  const [further, ...rest] = numbers.filter(({ counts }) => counts === 'nothing')
  if (further && rest.length === 0) {
    const { quantity } = further
    const others = { ...quantity, who: '', count: quantity.value, isNamed: false, isAll: null, isEach: false }
    // `And 2 more in January?`, `That makes 5.`, `Again with 5.`: of those who were counted before.
    if (moreOf.test(text) || addedFirst.test(quantity.ahead)) return tell('more', [others], null)
    if ((nowAre.test(quantity.ahead) || forSoMany.test(quantity.ahead)) && endsCount.test(quantity.behind))
      return tell('anew', [others], null)
  }
  return alone.test(text) ? tell('all', [], 1) : tell(null, [], null, false)

  function tellCounted(): Staff {
    const groups = said.filter(({ isAll }) => isAll !== 'whole')
    const parts = Map.groupBy(groups, ({ isAll }) => isAll !== null)
    const sum = (some: List = []) => some.reduce((all, one) => all + sizeOf(one), 0)
    const now = said.findLast(({ isAll }) => isAll === 'now' || isAll === 'signing')
    const isElsewhere = groups.some((one) => one.who === others)
    const most = Math.max(
      sum(isElsewhere ? groups : parts.get(false)),
      ...said.filter(({ isAll }) => isAll).map(sizeOf),
    )
    if (opensAnother.test(text)) return tell('more', groups, most)
    if (only) return tell('anew', groups, sum(groups))
    // `3 people with a login: me, the cook and the waiter` are named twice.
    const [list = [], of = [], ...rest] = counted
    if (list.length === 1 && of.length > 1 && rest.length === 0 && sum(list) === sum(of))
      return tell('all', of, sum(of))
    if (now) return tell(now.isAll === 'now' ? 'anew' : 'all', groups, sizeOf(now))
    if (said.some(({ isAll }) => isAll === 'whole')) return tell('all', groups, most - sum(gone))
    if (moreOf.test(text) || groups.some((one) => joins.test(after(one)))) return tell('more', groups, most)
    if (addedFirst.test(before(said))) return tell('beside', groups, most)
    return tell(parts.has(true) ? 'all' : 'some', groups, most)
  }
}

/** `The cook and the owner` are only spoken of; with me, or beside a number, they are counted. */
const isCounted = (list: List) =>
  list.some(isNumber) || list.some(({ isEach }) => isEach) || (list.some(isMe) && list.some((one) => !isMe(one)))

/** Whoever is named in a sentence, in the order of the text. */
function findMentions(text: string, numbers: readonly Numbered[]): List {
  const bare = numbers.filter(({ counts }) => counts === 'nothing')
  // `3 at reception, 2 in the bar, me`: nothing else says that they are people.
  const areInPlaces =
    bare.length > 1 &&
    text.split(' ').some((word) => me.test(word)) &&
    bare.some(({ quantity }) => inOther.test(quantity.behind))
  const isAmongPeople = numbers.some(({ counts }) => counts === 'people') || text.search(named) >= 0
  const counted = numbers.flatMap(({ quantity, counts }, at): List => {
    if (counts === 'other') return []
    const { start, value, ahead, behind, unitAt } = quantity
    const end = unitAt?.end ?? quantity.end
    const word = text.slice(unitAt?.start ?? end, end)
    const isPeople = counts === 'people'
    const isOfBefore = inOther.test(behind) || moreOf.test(`${value}${behind}`)
    const isOfList = therefore.test(ahead) && text.slice(0, start).search(named) >= 0
    const isAll = isOfList ? 'now' : isOfAll(quantity, word, isPeople || (isAmongPeople && endsCount.test(behind)))
    const isOther = areInPlaces || (isOfBefore && numbers.slice(0, at).some((other) => other.counts === 'people'))
    if (!isPeople && isAll === null && !isOther && !ofThem.test(behind)) return []
    const who = ofThem.test(behind) ? them : isOther && !isPeople ? others : stem(word)
    const isEach = perLocation.test(text.slice(end)) || eachHas.test(ahead)
    return [{ start, end, who, count: value, isNamed: false, isAll, isEach }]
  })
  const isFree = (some: readonly Span[]) => (match: RegExpExecArray) =>
    !some.some(({ start, end }) => start <= match.index + match[0].length - 1 && match.index < end)
  const toNamed =
    (count: number) =>
    (match: RegExpExecArray): Mention => {
      const [said] = match
      const start = match.index
      const end = start + said.length
      const who = me.test(said) ? 'me' : stem(said.split(' ').at(-1) ?? '')
      const isEach =
        who !== 'me' && (perLocation.test(text.slice(end)) || (ofOne.test(said) && eachHas.test(text.slice(0, start))))
      return { start, end, who, count, isNamed: true, isAll: null, isEach }
    }
  const each = [...text.matchAll(named)].filter(isFree(counted)).map(toNamed(1))
  const spokenOf = [...text.matchAll(many)].filter(isFree([...counted, ...each])).map(toNamed(0))
  return [...counted, ...each, ...spokenOf].toSorted((one, other) => one.start - other.start)
}

function isOfAll({ ahead, behind, value }: Quantity, word: string, isPeople: boolean): Mention['isAll'] {
  if (isPeople && nowAre.test(ahead)) return 'now'
  if (signIn.test(behind) && !moreOf.test(`${value}${behind}`)) return 'signing'
  if (beforePeople.test(ahead)) return nowAre.test(ahead) ? 'now' : 'whole'
  if (ofUs.test(behind)) return 'whole'
  if ((isPeople || leadOnly.test(ahead)) && inAll.test(behind)) return 'whole'
  return accounts.has(word) || persons.test(word) ? 'accounts' : null
}

/** Those who are named side by side. */
function listPeople(text: string, mentions: List): readonly List[] {
  const lists: Mention[][] = []
  for (const next of mentions) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    const gap = text.slice(last?.end, next.start)
    const joined = joint.exec(gap) ?? (last && !isMe(last) ? looseJoint.exec(gap) : null)
    if (!list || !last || !joined) lists.push([next])
    else {
      const more = joined.groups?.['more']
      if (more && countedBy(more) === undefined)
        list.push({ ...last, who: stem(more), count: 1, isNamed: true, isAll: null })
      // Of `each with a pharmacist and a cashier` both; I am in none of the locations.
      const isEach =
        next.isEach || (last.isEach && and.test(gap) && !isMe(next) && !perLocation.test(text.slice(last.end)))
      if (!isMe(next) || !list.some(isMe)) list.push({ ...next, isEach })
      // `We are 9 employees and me`: so many are not all; of `we are 3: me and 2 workers`, `5 users, 2 managers` they are.
      const isAdded = added.test(gap)
      const isPart = last.isAll === 'accounts' ? next.isNamed && isAdded : last.who !== '' || isAdded
      if (isPart) list[list.indexOf(last)] = { ...last, isAll: null }
    }
  }
  return lists
}

/** Who does not sign in, or leaves. */
function findGone(text: string, lists: readonly List[]): List {
  const at = text.search(withoutLogin)
  if (at < 0) return lists.flat().filter(({ end }) => leaves.test(text.slice(end)))
  const named = lists.findLast(([first]) => first !== undefined && first.start < at) ?? []
  const list = named.filter(({ start, isAll }) => start < at && isAll !== 'whole')
  const isOfLast = beforeRelative.test(text.slice(0, at))
  const gone = isOfLast ? list.slice(-1) : list
  return gone.every(isMe) ? [] : gone
}

/** How many sign in, and whether somebody may have been left out. */
export type Count = {
  readonly users: number
  readonly isUnsure: boolean
  /** Some were added, or taken away. */
  readonly isChange: boolean
}
type Known = Omit<Count, 'isChange'> & {
  readonly groups: ReadonlyMap<string, number>
  /** Those who were taken away. */
  readonly gone: ReadonlySet<string>
  /** Every one of them was named; else the number came alone. */
  readonly isList: boolean
}
type Told = {
  readonly read: (locations: number | null) => Staff
  readonly isQuestion: boolean
  readonly locations: number | undefined
}
export type Reckon = (told: Told) => Count | null

/**
 * For each message, what takes its sentences one after the other and tells how many sign in after it; null after a sentence
 * that says nothing of them.
 */
export function createReckoning(): () => Reckon {
  let known: Known | null = null
  let places: number | null = null

  return () => {
    let isBegun = false
    return ({ read, isQuestion, locations }) => {
      places = locations ?? places
      const staff = read(places)
      const next = known === null ? begin(staff) : countOn(staff, known, isQuestion, isBegun && !isQuestion)
      if (!next) return null
      const isPlain = staff.says === 'some' || staff.says === 'all'
      const isChange = known !== null && (!isPlain || (!isQuestion && staff.groups.length !== 1))
      known = next
      isBegun ||= !isQuestion
      return { users: next.users, isUnsure: next.isUnsure, isChange }
    }
  }

  function countOn(staff: Staff, before: Known, isQuestion: boolean, isFurther: boolean): Known | null {
    const { groups, says } = staff
    if (says === null) return null
    if (says === 'all' || says === 'anew')
      return begin({ ...staff, count: staff.count ?? groups[0]?.count ?? null }, before.groups)
    if (says === 'fewer') return takeAway(staff, before)
    // `And 6 people?` asks for others.
    const isOfOthers = isQuestion || groups.some(({ isAll }) => isAll !== null)
    if (says === 'more' || (says === 'beside' && !isOfOthers)) return add(staff, before, true)
    // Of `we are 3. Me, my wife and a cook` all were counted.
    if (isFurther) return before.isList ? add(staff, before, false) : before
    if (!isQuestion && groups.every(({ who, count }) => before.groups.get(who) === count)) return before
    const next = begin(staff)
    return next && { ...next, isUnsure: next.isUnsure || !(isQuestion || groups.some(({ who }) => who === 'me')) }
  }

  function takeAway({ groups }: Staff, before: Known): Known | null {
    const sizes = new Map(before.groups)
    const gone = new Set(before.gone)
    let { users, isUnsure } = before
    for (const { who, count } of groups) {
      const known = sizes.get(who)
      // Who was never counted, or went before.
      if (gone.has(who) || (before.isList && known === undefined && who !== them)) continue
      if (count === 0 && known === undefined) isUnsure = true
      users -= count || (known ?? 0)
      sizes.delete(who)
      gone.add(who)
    }
    return users < 1 ? null : { users, isUnsure, isList: before.isList, groups: sizes, gone }
  }
}

/** `isMore`: two waiters are two more; else they are those who were counted. */
function add({ groups, isUnsure }: Staff, before: Known, isMore: boolean): Known {
  const further = groups.filter(({ who, isNamed }) => (isMore && !isNamed) || !before.groups.has(who))
  const users = further.reduce((sum, { count }) => sum + count, before.users)
  return { ...before, users, groups: sizesOf(further, before.groups), isUnsure: before.isUnsure || isUnsure }
}

function begin({ groups, count, says, isUnsure }: Staff, before?: Known['groups']): Known | null {
  if (count === null) return null
  return { users: count, groups: sizesOf(groups, before), gone: new Set(), isList: says !== 'all', isUnsure }
}

function sizesOf(groups: Staff['groups'], before: Known['groups'] = new Map()): Known['groups'] {
  const sizes = new Map(before)
  for (const { who, isAll, count } of groups) if (isAll === null) sizes.set(who, count)
  return sizes
}
