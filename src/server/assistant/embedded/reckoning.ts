import { them } from './mentions.ts'
import type { Staff } from './staff.ts'

/** How many sign in, and whether somebody may have been left out. */
export type Count = { readonly users: number; readonly isUnsure: boolean }
/**
 * `isChange`: others were counted before, `isFirst`: nobody was; `isDoubt`: it only speaks of somebody, who may be left out.
 */
export type Reckoned = Count & { readonly isChange: boolean; readonly isFirst: boolean; readonly isDoubt: boolean }

type Known = Count & {
  readonly groups: ReadonlyMap<string, number>
  /** Those who were taken away. */
  readonly gone: ReadonlySet<string>
  /** Every one of them was named; else the number came alone. */
  readonly isList: boolean
}

/** A sentence, how many locations it names, and how it reads where it speaks of each of so many. */
type Told = {
  readonly staff: Staff
  readonly readIn: (locations: number) => Staff
  readonly isQuestion: boolean
  readonly locations: number | undefined
}
export type Reckon = (told: Told) => Reckoned | null

/** Counts who signs in from one sentence to the next, message by message. */
export function createReckoning() {
  let known: Known | null = null
  let places: number | null = null

  /** For the sentences of one message: how many there are after each; null where it says nothing of them. */
  function hear(): Reckon {
    let isBegun = false
    return ({ staff: alone, readIn, isQuestion, locations }) => {
      places = locations ?? places
      const staff = alone.isEach && places !== null ? readIn(places) : alone
      const isFurther = isBegun && !isQuestion
      const next = known === null ? begin(staff) : countOn(staff, known, isQuestion, isFurther)
      if (!next) {
        // Of `we are 2. The owner and the cashier` nobody is left out.
        const isTold = isFurther && known?.isList === false
        if (!known || !staff.isUnsure || isQuestion || isTold) return null
        known = { ...known, isUnsure: true }
        return { users: known.users, isUnsure: true, isChange: false, isFirst: false, isDoubt: true }
      }
      const isPlain = staff.says === 'some' || staff.says === 'all'
      const isFirst = known === null
      const isChange =
        !isFirst && (!isPlain || (!isQuestion && (staff.groups.length !== 1 || staff.groups[0]?.isAll === 'people')))
      known = next
      isBegun ||= !isQuestion
      return { users: next.users, isUnsure: next.isUnsure, isChange, isFirst, isDoubt: false }
    }
  }

  /** What has been counted; null before that. */
  const look = (): Count | null => known && { users: known.users, isUnsure: known.isUnsure }
  return { hear, look }
}

function countOn(staff: Staff, before: Known, isQuestion: boolean, isFurther: boolean): Known | null {
  const { groups, says, count } = staff
  if (says === null) return null
  if (says === 'all' || says === 'anew')
    return begin({ ...staff, count: count ?? groups[0]?.count ?? null }, before.groups)
  if (says === 'fewer') return takeAway(staff, before)
  // `And 6 people?` asks for others.
  const isOfOthers = isQuestion || groups.some(({ isAll }) => isAll !== null)
  if (says === 'more' || (says === 'beside' && !isOfOthers)) return add(staff, before, true)
  // Of `we are 3. Me, my wife and a cook` all were counted.
  if (isFurther) return before.isList ? add(staff, before, false) : before
  if (!isQuestion && groups.every(({ who, count: size }) => before.groups.get(who) === size)) return before
  const next = begin(staff)
  return next && { ...next, isUnsure: next.isUnsure || !(isQuestion || groups.some(({ who }) => who === 'me')) }
}

/** `isMore`: two waiters are two more; else they are those who were counted. */
function add({ groups, isUnsure }: Staff, before: Known, isMore: boolean): Known {
  const further = groups.filter(({ who, isNamed }) => (isMore && !isNamed) || !before.groups.has(who))
  const users = further.reduce((sum, { count }) => sum + count, before.users)
  return { ...before, users, groups: sizesOf(further, before.groups), isUnsure: before.isUnsure || isUnsure }
}

/** Null where nobody would be left. */
function takeAway({ groups }: Staff, before: Known): Known | null {
  const sizes = new Map(before.groups)
  const gone = new Set(before.gone)
  let { users, isUnsure } = before
  for (const { who, count } of groups) {
    const size = sizes.get(who)
    // Who was never counted, or went before.
    if (gone.has(who) || (before.isList && size === undefined && who !== them)) continue
    isUnsure ||= count === 0 && size === undefined
    users -= count || (size ?? 0)
    sizes.delete(who)
    gone.add(who)
  }
  return users < 1 ? null : { ...before, users, isUnsure, groups: sizes, gone }
}

function begin({ groups, count, isUnsure }: Staff, before?: Known['groups']): Known | null {
  if (count === null) return null
  const isList = groups.reduce((sum, one) => sum + (one.isAll === null ? one.count : 0), 0) === count
  return { users: count, groups: sizesOf(groups, before), gone: new Set(), isList, isUnsure }
}

function sizesOf(groups: Staff['groups'], before: Known['groups'] = new Map()): Known['groups'] {
  const sizes = new Map(before)
  for (const { who, isAll, count } of groups) if (isAll === null) sizes.set(who, count)
  return sizes
}
