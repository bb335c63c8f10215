import { isAnswer, sureShare, type Found } from './find-answer.ts'
import type { Part } from './read-message.ts'
import type { Understood } from './understand.ts'

const sureSide = 0.65

/** Both sides of an `and` are asked for where each is surely a subject of its own, one of them that of the whole. */
export function splitSides(part: Part, find: (understood: Understood) => Found): readonly Part[] {
  // What is counted on both sides is of one question: `for two shops and four people`.
  if (part.sides.some(({ asked }) => Object.keys(asked.needs).length > 0)) return [part]
  const founds = part.sides.map(find)
  const ids = new Set(founds.map((found) => (found.kind === 'topic' && found.score >= sureSide ? found.id : null)))
  if (ids.size < 2 || ids.has(null)) return [part]
  const whole = find(part.understood)
  const isAlone = whole.kind === 'topic' && whole.score >= sureSide && !ids.has(whole.id)
  return isAlone ? [part] : part.sides.map((understood) => ({ ...part, understood, sides: [] }))
}

const isSure = (found: Found) =>
  found.score >= sureShare && (found.kind === 'passage' || (found.kind === 'topic' && isAnswer(found.id)))

/** A place found by its words for one sentence is a weaker hint than what all of them together ask. */
const foundShare = 0.55
/** Where both are as sure, the whole is more likely what was meant. */
const wholeBonus = 0.1
const standsBehind = (found: Found, together: Found) =>
  (found.kind === 'topic' ? found.score : found.kind === 'passage' ? foundShare * found.score : 0) <
  together.score + wholeBonus

/** Whether what is told and what is asked mean something together that is surer than each sentence alone. */
export const isMeantTogether = (together: Found, founds: readonly Found[]) =>
  isSure(together) && founds.every((found) => standsBehind(found, together))
