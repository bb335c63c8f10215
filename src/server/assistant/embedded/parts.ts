import { isAnswer, sureShare, type Find, type Found } from './find-answer.ts'
import type { Part, Side } from './read-message.ts'
import { trades } from './topic-table.ts'

const sureSide = 0.65

const idOf = (found: Found) => {
  if (found.score < sureSide) return null
  if (found.kind === 'topic') return isAnswer(found.id) ? found.id : null
  return found.kind === 'passage' ? found.found.passage.id : null
}

/** Reads it in the first way that is sure, or in the surest. */
export function settle<Read extends Pick<Side, 'understood' | 'others'>>(read: Read, find: Find): Read {
  if (read.others.length === 0) return read
  const readings = [read.understood, ...read.others].map((understood) => ({
    understood,
    share: shareOf(find(understood)),
  }))
  const surest = readings.toSorted((one, other) => other.share - one.share)[0]
  const { understood } = readings.find(({ share }) => share >= sureShare) ?? surest ?? read
  return { ...read, understood, others: [] }
}

/**
 * Every side of a list is asked for where nearly each is surely a subject of its own, one of two sides that of the whole.
 * Of more than two, one may stay open: that it has no answer is said. What is told turns into questions where it lists
 * subjects before one: `Your address, your hours and do you speak French?`
 */
export function splitSides(part: Part, find: Find): readonly Part[] {
  const sides = part.sides.map((side) => settle(side, find))
  const ids = sides.map(({ understood }) => idOf(find(understood)))
  const open = ids.filter((id) => id === null).length
  const subjects = new Set(ids.filter((id) => id !== null))
  if (subjects.size < 2 || open > (ids.length > 2 ? 1 : 0)) return [part]
  const whole = find(part.understood)
  const isAlone =
    whole.kind === 'topic' && whole.score >= sureSide && !subjects.has(whole.id) && !situations.has(whole.id)
  if (isAlone && ids.length === 2) return [part]
  const isQuestion = part.isQuestion || ids.every((id) => id !== null && !situations.has(id))
  return sides.map((side) => ({ ...part, ...side, isQuestion, sides: [], together: [] }))
}
/** What somebody tells of a business, and does not ask. */
const situations: ReadonlySet<string> = new Set([...trades, 'fit', 'limits'])

const isSure = (found: Found) =>
  found.score >= sureShare && (found.kind === 'passage' || (found.kind === 'topic' && isAnswer(found.id)))

/** A place found by its words for one sentence is a weaker hint than what all of them together ask. */
const foundShare = 0.55
/** Where both are as sure, the whole is more likely what was meant. */
const wholeBonus = 0.1
/** How sure a reading is beside others: a place found by its words is a weaker hint. */
export const shareOf = (found: Found) =>
  found.kind === 'topic' ? found.score : found.kind === 'passage' ? foundShare * found.score : 0
const standsBehind = (found: Found, together: Found) => shareOf(found) < together.score + wholeBonus

/** Whether what is told and what is asked mean something together that is surer than each sentence alone. */
export const isMeantTogether = (together: Found, founds: readonly Found[]) =>
  isSure(together) && founds.every((found) => standsBehind(found, together))
