import type { Part } from './read-message.ts'
import type { Understood } from './understand.ts'

/** Who somebody is decides what is offered to them: `We are an NGO. What does it cost?` */
export const audiences = new Set(['ngo', 'smallbusiness', 'accelerator'])

const addTerms = (understood: Understood, terms: readonly string[]): Understood => ({
  ...understood,
  terms: [...new Set([...understood.terms, ...terms])],
})

/** Adds what was told to what is asked, and to each of its sides. */
const toQuestions = (parts: readonly Part[], add: (understood: Understood) => Understood) =>
  parts.map((part) =>
    part.isQuestion
      ? {
          ...part,
          understood: add(part.understood),
          sides: part.sides.map((side) => ({ ...side, understood: add(side.understood) })),
        }
      : part,
  )

/** `We are four. We have two shops. What does it cost?`: what one sentence counts, the question in another is about. */
export function shareNeeds(parts: readonly Part[]): readonly Part[] {
  const questions = parts.filter(({ isQuestion }) => isQuestion)
  if (parts.length < 2 || questions.length === 0) return parts
  const told = parts.filter(({ isQuestion, isHostile }) => !isQuestion && !isHostile)
  const needs = Object.assign(
    {},
    ...told.map(({ understood }) => understood.asked.needs),
  ) as Understood['asked']['needs']
  const self = told.map(({ understood }) => understood.asked.self).find((each) => each !== null) ?? null
  const more = told.flatMap(({ understood }) => understood.asked.more)
  const audience = told.flatMap(({ understood }) => understood.terms.filter((term) => audiences.has(term)))
  if (audience.length > 0) return toQuestions(parts, (understood) => addTerms(understood, audience))
  const isBesideOthers = told.some(({ understood }) => understood.terms.includes('competitor'))
  if (isBesideOthers) return toQuestions(parts, (each) => (isAboutPrice(each) ? addTerms(each, ['competitor']) : each))
  if (Object.keys(needs).length === 0) return parts
  return toQuestions(parts, (understood) => addNeeds(understood, { needs, more, self }))
}

const ofPrice = ['price', 'cheap', 'cheaper', 'expensive', 'fit', 'plan', 'month']
/** `Odoo or you, who is cheaper?` */
export const isAboutPrice = ({ terms }: Understood) => terms.some((term) => ofPrice.includes(term))

const ofPlans = ['price', 'plan', 'fit', '{plan}', 'cheap', 'onetime', 'subscription']

/** What was counted elsewhere counts for a question about plans that counts nothing itself. */
function addNeeds(understood: Understood, told: Pick<Understood['asked'], 'needs' | 'more' | 'self'>): Understood {
  const isAboutPlans = understood.terms.some((term) => ofPlans.includes(term))
  if (!isAboutPlans || Object.keys(understood.asked.needs).length > 0) return understood
  return {
    ...understood,
    terms: [...understood.terms, ...Object.keys(told.needs).map((name) => `{${name}}`)],
    asked: { ...understood.asked, ...told },
  }
}
