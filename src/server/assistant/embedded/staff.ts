import type { Span } from '../reading/quantities.ts'
import { compile } from '../reading/reading-words.ts'
import {
  endsCount,
  isCounted,
  isMe,
  jobs,
  listPeople,
  moreOf,
  nowAre,
  others,
  signIn,
  type List,
  type Mention,
  type Numbered,
} from './mentions.ts'

/** What a sentence says of those who sign in. */
export type Staff = {
  /** Whom it counts, adds or takes away. */
  readonly groups: readonly Pick<Mention, 'who' | 'count' | 'isNamed' | 'isAll'>[]
  /** Where they stand. */
  readonly spans: readonly Span[]
  /** How many by this sentence alone; null where it counts nobody. */
  readonly count: number | null
  /**
   * All there are, or all who are left; some; some besides whom was counted before, by the way or outright; some of these
   * who do not sign in.
   */
  readonly says: 'all' | 'anew' | 'some' | 'beside' | 'more' | 'fewer' | null
  /** Somebody may have been left out. */
  readonly isUnsure: boolean
  /** So many in each location, and not in how many. */
  readonly isEach: boolean
}

/** `Just me and my wife`, `only 4 will use it`. */
const onlySome = compile('(?<![a-z])«onlySome» ', 'g')
const alone = compile(String.raw`\b«alone»\b`)
/** `The cook does not need a login`, `one boy left`: whoever is named before it. */
const withoutLogin = compile(String.raw`\b«withoutLogin»\b`)
const leaves = compile(String.raw`^ (?:[a-z]+ ){0,2}?«leaves»(?![a-z])`)
const beforeRelative = compile(String.raw`(?<![a-z])«relativePronoun» $`)
const opensAnother = compile(String.raw`\b«opensAnother»\b`)
const addedFirst = compile('^(?:«lead» )?«added» $')
/** A remark is longer, or an opinion: `and my wife thinks it is too expensive`. */
const shortRest = compile('^(?! «opines»(?![a-z]))(?: [a-z]+){0,2}$')
const also = compile(String.raw`^ (?:[a-z]+ ){0,2}«also»(?: [a-z]+){0,2} «signIn»|^ «signIn» «also»\b`)
/** `My brother joins at the till`. */
const joins = compile(String.raw`^ (?:[a-z]+ ){0,3}?«joins»(?![a-z])`)
const addsMe = compile('(?<![a-z])«addsMe»(?![a-z])')
/** `I hired a cook`, `there is also the cashier`. */
const joinsAhead = compile('(?<![a-z])(?:«joinsAhead»(?: «also»)?|«also») $')
const third = compile('^ «added» «third»$')
/** `Me and aline`, where nothing tells who that is. */
const unknownBeside = compile(String.raw`^ «added» [a-z]{3,}$`)
/** `With 5`, `no, 3`, and nothing behind it. */
const bareCount = compile('(?<![a-z])«forSoMany» $|^(?:(?:«nay»|«lead»|«assent») ){0,3}$')

const somebody = compile(
  String.raw`(?<![a-z])(?:${jobs}|«companion»|«shift»|(?<!«iAm» (?:[a-z]+ )?)«owner»)(?![a-z])`,
  'g',
)
/** `My husband says it is too expensive.` */
export const remark = compile('^(?:«lead» )?(?:«ofTheirs» )?(?:«companion»|«owner») «opines»(?![a-z])')
/** `And if my sister deletes a sale`. */
const supposed = compile('^(?:«lead» )?«circumstance»(?![a-z])')
/** `Not 5`, `which of the 3`. */
const denied = compile('(?<![a-z])(?:«denial»|«ofThe») $')
/** `2 only`, `the 3 others`. */
const ofSome = compile('^ (?:«theOthers»|«onlySome»)(?![a-z])')
const endsNumber = compile('^(?:$| (?:«added»|«inAll»|«preposition»|«theOthers»|«relativePronoun»)(?![a-z]))')
/** A number above it is none of people that somebody tells of by the way. */
const mostSpoken = 50

/** Reads who signs in by one sentence, normalised and with digits for its number words, in so many locations. */
export function readStaff(text: string, numbers: readonly Numbered[], locations: number | null): Staff {
  const staff = readCounted(text, numbers, locations)
  return { ...staff, isUnsure: staff.isUnsure || leavesOut(text, numbers, staff) }
}

/** Whether it speaks of somebody else, or, where it counts, of a further number that may be one of people. */
function leavesOut(text: string, numbers: readonly Numbered[], { groups, spans, count, says }: Staff): boolean {
  const isOut = (start: number) => !spans.some((span) => span.start <= start && start < span.end)
  const isTotal = says === 'anew' || (says === 'all' && groups.every(({ isAll }) => isAll === null))
  if (
    !isTotal &&
    !remark.test(text) &&
    !supposed.test(text) &&
    Array.from(text.matchAll(somebody), ({ index }) => index).some(isOut)
  )
    return true
  const last = Math.max(...spans.map(({ end }) => end))
  return numbers.some(({ quantity: { kind, value, start, ahead, behind }, counts }) => {
    const isBare = counts === 'nothing' && kind === 'number' && value <= mostSpoken && value !== count
    const isFurther = spans.length > 0 && start > last && endsNumber.test(behind)
    return isBare && (isFurther || ofSome.test(behind)) && !denied.test(ahead)
  })
}

function readCounted(text: string, numbers: readonly Numbered[], locations: number | null): Staff {
  const before = ([first]: List) => text.slice(0, first?.start)
  const after = (list: List) => text.slice(list.at(-1)?.end)
  const sizeOf = ({ count, isEach }: Mention) => count * (isEach ? (locations ?? 1) : 1)
  const sum = (some: List = []) => some.reduce((all, one) => all + sizeOf(one), 0)

  const lists = listPeople(text, numbers)
  const gone = findGone(text, lists)
  const only = findOnly()
  const counted = lists.filter(isCounted).map((list) => list.filter((one) => !gone.includes(one)))
  const besides = lists.filter((list) => !isCounted(list) && joinsAhead.test(before(list)))
  const said = only ?? [...counted, ...(counted.length > 0 ? besides : [])].flat()
  const hasOpenEach = locations === null && said.some(({ isEach }) => isEach)
  return said.length > 0 ? sayCounted() : (sayNamed() ?? sayBare() ?? tell(null, [], null))

  function tell(says: Staff['says'], some: List, count: number | null, isDoubtful = false): Staff {
    return {
      groups: some.map((one) => ({ ...one, count: sizeOf(one) })),
      spans: [...said, ...gone, ...some.filter(({ isNamed }) => isNamed)],
      count,
      says,
      isUnsure: isDoubtful || hasOpenEach || said.some((one) => one.count === 0),
      isEach: hasOpenEach,
    }
  }

  /** Those beside whom nobody signs in. */
  function findOnly(): List | undefined {
    const starts = Array.from(text.matchAll(onlySome), ({ 0: word, index }) => index + word.length)
    return lists.find((list) => {
      const isSigning = signIn.test(after(list))
      if (list.every(isMe) && unknownBeside.test(after(list))) return false
      if (starts.includes(before(list).length)) return isSigning || isCounted(list) || list.some(isMe)
      return isSigning && list.length > 1 && isCounted(list)
    })
  }

  function sayCounted(): Staff {
    const groups = said.filter(({ isAll }) => isAll !== 'whole')
    const totals = said.filter(({ isAll }) => isAll !== null)
    const parts = groups.some(({ who }) => who === others) ? groups : groups.filter(({ isAll }) => isAll === null)
    // `3 tills here and 2 tills there`: of the same, not of all.
    const same = Array.from(
      Map.groupBy(totals, (one) => (one.isAll === 'accounts' || one.isAll === 'people' ? one.who : one)).values(),
      sum,
    )
    const most = Math.max(sum(parts), ...same)
    if (opensAnother.test(text)) return tell('more', groups, most)
    if (only) return tell('anew', groups, sum(groups))
    // `3 people with a login: me, the cook and the waiter` are named twice.
    const [list = [], again = [], ...rest] = counted
    if (list.length === 1 && again.length > 1 && rest.length === 0 && sum(list) === sum(again))
      return tell('all', again, sum(again))
    const last = said.findLast(({ isAll }) => isAll === 'now' || isAll === 'signing')
    if (last) return tell(last.isAll === 'now' ? 'anew' : 'all', groups, sizeOf(last))
    if (totals.some(({ isAll }) => isAll === 'whole')) return tell('all', groups, most - sum(gone))
    if (moreOf.test(text) || groups.some((one) => joins.test(after([one])))) return tell('more', groups, most)
    if (addedFirst.test(before(said))) return tell('beside', groups, most)
    return tell(totals.length > 0 ? 'all' : 'some', groups, most)
  }

  /** Nobody is counted: who is named comes besides, or does not sign in. */
  function sayNamed(): Staff | null {
    const [first = []] = lists
    const isBeside = addedFirst.test(before(first))
    const everybody = lists.flat().filter(({ isNamed }) => isNamed)
    const [mine] = lists.findLast((list) => list.every(isMe)) ?? []
    if (mine && unknownBeside.test(after([mine])))
      return tell('anew', [mine, { ...mine, who: '' }], 2, !third.test(after([mine])))
    // `And a cleaner, but she does not use it`: nobody who was counted.
    if (gone.length > 0) return tell('fewer', isBeside ? [] : gone, null)
    const joining = everybody.filter((one) => also.test(after([one])) || (!isMe(one) && joinsAhead.test(before([one]))))
    if (joining.length > 0) return tell('more', joining, null)
    if (isBeside && shortRest.test(after(first))) return tell('beside', first, null)
    const coming = everybody.filter((one) => !isMe(one) && joins.test(after([one])))
    return coming.length > 0 ? tell('more', coming, null, true) : null
  }

  /** Nobody is named. `And 2 more in January?`, `That makes 5.`, `Again with 5.`: of those who were counted before. */
  function sayBare(): Staff | null {
    const one = { start: 0, end: 0, count: 1, isNamed: false, isAll: null, isEach: false }
    if (addsMe.test(text)) return tell('more', [{ ...one, who: 'me', isNamed: true }], null)
    const [bare, ...rest] = numbers.filter(({ counts }) => counts === 'nothing')
    if (bare && rest.length === 0) {
      const { ahead, behind, value } = bare.quantity
      const some = [{ ...one, who: '', count: value }]
      if (moreOf.test(text) || addedFirst.test(ahead)) return tell('more', some, null)
      if (endsCount.test(behind) && (nowAre.test(ahead) || bareCount.test(ahead))) return tell('anew', some, null)
    }
    return alone.test(text) ? tell('all', [], 1) : null
  }
}

/** Who does not sign in, or leaves. */
function findGone(text: string, lists: readonly List[]): List {
  const at = text.search(withoutLogin)
  if (at < 0) return lists.flat().filter(({ end }) => leaves.test(text.slice(end)))
  const ahead = lists.findLast(([first]) => first !== undefined && first.start < at) ?? []
  const list = ahead.filter(({ start, isAll }) => start < at && isAll !== 'whole')
  const gone = beforeRelative.test(text.slice(0, at)) ? list.slice(-1) : list
  return gone.every(isMe) ? [] : gone
}
