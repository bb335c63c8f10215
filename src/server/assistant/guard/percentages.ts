import { figures, type Figure } from '#facts/claims.ts'
import { countAnnualSaving, plans, type Plan } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { bind } from './bind.ts'
import type { NumberFound } from './numbers.ts'
import type { ProgramId } from './offers.ts'
import { findPrograms } from './programs.ts'
import type { Judge } from './statement.ts'

type Percentages = {
  [Id in keyof typeof figures]: (typeof figures)[Id]['unit'] extends 'percent' ? Id : never
}[keyof typeof figures]

/** A share we may state, what the sentence (or what was said before it) must be about, and what it must not say. */
type Share = {
  readonly value: number
  readonly needs: RegExp
  readonly forbids?: RegExp
  readonly program?: ProgramId
}

const forLife = /lifetime|for life|for ever|forever|a vie|every year|each year|chaque annee|permanent|always|toujours/iu
const figureShares = {
  uptime: { needs: /uptime|available|availability|disponib/iu, forbids: /\bSLA\b|enterprise-grade|latency/iu },
  enterpriseUptime: { needs: /enterprise-grade|\bSLA\b|service level|enterprise.*uptime|uptime.*enterprise/iu },
  firstYearGrowth: { needs: /growth|revenue|grew|croissance|chiffre d'affaires/iu, forbids: /cost|cout|guarant/iu },
  costReduction: { needs: /cost|cout|expens|depens/iu, forbids: /revenue|price|prix|guarant/iu },
} as const satisfies Record<Percentages, Omit<Share, 'value'>>

const shares: readonly Share[] = [
  ...(Object.keys(figureShares) as readonly Percentages[]).map((id) => ({
    value: (figures[id] satisfies Figure).value,
    ...figureShares[id],
  })),
  ...new Set(Object.values<Plan>(plans).map((plan) => countAnnualSaving(plan).percent)),
].map((share) =>
  typeof share === 'number'
    ? {
        value: share,
        needs: /annual|yearly|year|annuel|\ban\b|annee|12/iu,
        forbids:
          /first month|premier mois|lifetime|for life|forever|a vie|packages?|one-time|licen[cs]e|mensuel(?!.*annuel)/iu,
      }
    : share,
)
const programShares: readonly Share[] = [
  {
    value: smallBusinessProgram.firstYearDiscountPercent,
    needs: /first[- ]year|first \S*12 months|premiere annee|1re annee|1ere annee|an 1|qualif|year one|your year/iu,
    forbids: forLife,
    program: 'small business',
  },
  {
    value: ngoProgram.lifetimeDiscountPercent,
    needs: /.?/u,
    forbids: /first[- ]year only|everyone|every customer|all customers|tous les clients/iu,
    program: 'ngo',
  },
]
const widened =
  /(?:more than|over|at least|above|extra|additional|another|plus de|au moins|minimum|supplementaires?(?: de)?)\s*$/iu

/** What stands between the commas around a number. */
function clauseOf(text: string, { start, end }: NumberFound) {
  const before = /[^,;]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[^,;]*/.exec(text.slice(end))?.[0] ?? ''
  return before + text.slice(start, end) + after
}

/** Percentages must be ours and about what they are about. */
export const judgePercentages: Judge = ({ text, before }, open) => {
  const found = open.filter(({ end }) => /^\s?%/.test(text.slice(end)))
  if ((text.match(/%/g) ?? []).length !== found.length) return 'percentage'
  const programs = findPrograms(text)
  const bound = bind(text, found, programs)
  const lastProgram = findPrograms(before).at(-1)
  const context = `${before} ${text}`
  for (const number of found) {
    if (widened.test(text.slice(0, number.start))) return 'percentage'
    const [program] = (bound.get(number) ?? lastProgram)?.things ?? []
    const ofProgram = programShares.some(
      (share) =>
        share.value === number.value &&
        share.program === program &&
        share.needs.test(context) &&
        !share.forbids?.test(text),
    )
    const ofFacts = shares.some(
      (share) =>
        share.value === number.value && share.needs.test(context) && !share.forbids?.test(clauseOf(text, number)),
    )
    if (!ofProgram && !ofFacts) return 'percentage'
  }
  return found
}
