import { limitOf, type LimitedNeed } from '#contract/plan-advice.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { countAnnualSaving, plans, type PlanId } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { termOf } from './terms.ts'
import type { AnswerId } from './topic-table.ts'
import type { Understood } from './understand.ts'

/** What an answer counts, by the words that name it. */
type Count = { readonly of: readonly string[]; readonly figure: number }

const trialDays: Count = { of: ['day', 'jour'], figure: figures.trialDays.value }
const counts: Partial<Record<AnswerId, Count>> = {
  trial: trialDays,
  trialEnd: trialDays,
  roles: { of: ['role'], figure: roleTemplates.length },
  modules: { of: ['module'], figure: modules.length },
  offices: { of: ['office', 'bureau'], figure: offices.length },
}
const percents: Partial<Record<AnswerId, number>> = {
  saving: countAnnualSaving(plans.professional).percent,
  yearly: countAnnualSaving(plans.professional).percent,
  ngo: ngoProgram.lifetimeDiscountPercent,
  smallBusiness: smallBusinessProgram.firstYearDiscountPercent,
}
/** Between a number and what it counts: `four ready-made role templates`. */
const mostBetween = 3
const half = 50
/** For a time it may be. */
const free = 100

const ofPlans = new Set<AnswerId>(['planDetails', 'planPrice', 'productLimit', 'userLimit', 'locationLimit'])
const limited = [
  ['product', 'products'],
  ['user', 'users'],
  ['location', 'locations'],
] as const
const isLimited = (asked: readonly PlanId[], need: LimitedNeed) =>
  asked.length > 0 && asked.every((plan) => limitOf(plan, need) !== null)

const readPercents = ({ asked, terms }: Understood) =>
  terms.includes('half') ? [...asked.percents, half] : asked.percents

/** `Half the price by the year?`: who heard that has heard of what small businesses may get. */
export const isOfSmallBusiness = (id: AnswerId, understood: Understood) =>
  id === 'saving' && readPercents(understood).includes(smallBusinessProgram.firstYearDiscountPercent)

/** Whether the number in a question of yes or no is another than that of its answer, which then begins with No. */
export function isContradicted(id: AnswerId, understood: Understood): boolean {
  const { asked, bare, looks, terms } = understood
  if (!asked.isYesNo) return false
  if (ofPlans.has(id) && terms.includes('unlimited'))
    return limited.some(([name, need]) => terms.includes(name) && isLimited(asked.plans, need))
  const percent = percents[id]
  const told = readPercents(understood)
  if (percent !== undefined) return told.length > 0 && !told.includes(percent) && !told.includes(free)
  const count = counts[id]
  const [number] = bare
  if (!count || number === undefined || bare.length > 1) return false
  const after = looks.slice(looks.indexOf('{number}') + 1).slice(0, mostBetween)
  return looks.includes('{number}') && after.some((word) => count.of.includes(termOf(word))) && number !== count.figure
}
