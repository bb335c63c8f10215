import { featureNames as english, notHad as notHadEnglish } from '#content/en/assistant/counted-things.ts'
import { featureNames as french, notHad as notHadFrench } from '#content/fr/assistant/counted-things.ts'
import { figures, type Figure } from '#facts/claims.ts'
import { countAnnualSaving, plans, type Plan, type PlanFeature } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { bind, findMentions, findOffers, findPrograms } from './mentions.ts'
import { offers, type ProgramId } from './offers.ts'
import type { QuantityOf, Rule, Statement } from './statement.ts'
import { compile } from './words.ts'

type Percentages = {
  [Id in keyof typeof figures]: (typeof figures)[Id]['unit'] extends 'percent' ? Id : never
}[keyof typeof figures]

/** A share we may state: what the sentence or what was said before it must be about, and what must not be said with it. */
type Share = {
  readonly value: number
  readonly needs: RegExp
  readonly forbids?: RegExp
  /** Of a programme, what is forbidden stands anywhere in the sentence, and else in the same clause. */
  readonly program?: ProgramId
}

const ofFigures = {
  uptime: { needs: '«ofUptime»', forbids: String.raw`\bSLA\b|enterprise-grade|latency` },
  enterpriseUptime: { needs: '«ofService»', forbids: '(?!)' },
  firstYearGrowth: { needs: '«ofGrowth»', forbids: '«ofCosts»|«guaranteed»' },
  costReduction: { needs: '«ofCosts»', forbids: 'revenue|price|prix|«guaranteed»' },
} as const satisfies Record<Percentages, { readonly needs: string; readonly forbids: string }>

const shares: readonly Share[] = [
  ...(Object.keys(ofFigures) as readonly Percentages[]).map((id) => ({
    value: (figures[id] satisfies Figure).value,
    needs: compile(ofFigures[id].needs),
    forbids: compile(ofFigures[id].forbids),
  })),
  ...[...new Set(Object.values<Plan>(plans).map((plan) => countAnnualSaving(plan).percent))].map((value) => ({
    value,
    needs: compile('«ofYear»'),
    forbids: compile('«notForYear»'),
  })),
  {
    value: smallBusinessProgram.firstYearDiscountPercent,
    needs: compile('«firstYear»'),
    forbids: compile('«forLife»'),
    program: 'small business',
  },
  { value: ngoProgram.lifetimeDiscountPercent, needs: /.?/u, forbids: compile('«forAll»'), program: 'ngo' },
]
const percentSign = compile(String.raw`%|\b(?:per cent|percent\w*|pour[\s-]?cents?|pct)\b`, 'giu')
const widened = /(?:extra|additional|another|supplementaires?(?: de)?)\s*$/iu

/** Percentages must be ours, all of them, and about what they are about. */
export const judgePercentages: Rule = (statement) => {
  const { text, quantities, before } = statement
  const found = quantities.filter((one) => one.kind === 'percent')
  if ((text.match(percentSign) ?? []).length !== found.length) return 'percentage'
  const programs = bind(text, found, findPrograms(text))
  const last = findPrograms(before).at(-1)
  return found.every((one) => isShare(one, (programs.get(one) ?? last)?.things[0], statement)) ? null : 'percentage'
}

function isShare({ value, start, end, bound }: QuantityOf<'percent'>, of: ProgramId | undefined, statement: Statement) {
  const { text, before } = statement
  if (bound === 'moreThan' || bound === 'atLeast' || widened.test(text.slice(0, start))) return false
  const clause =
    (/[^,;]*$/.exec(text.slice(0, start))?.[0] ?? '') +
    text.slice(start, end) +
    (/^[^,;]*/.exec(text.slice(end))?.[0] ?? '')
  return shares.some(
    ({ value: ours, needs, forbids, program }) =>
      ours === value &&
      (program === undefined || program === of) &&
      needs.test(`${before} ${text}`) &&
      forbids?.test(program === undefined ? clause : text) !== true,
  )
}

const features = (Object.keys(english) as readonly PlanFeature[]).flatMap((feature) => {
  const names = [english[feature], french[feature]].filter((name) => name !== null && name !== undefined)
  return names.length === 0 ? [] : [[compile(names.join('|'), 'giu'), [feature]] as const]
})
const turns = compile(String.raw`[;.!?]|,? \b(?:but|while|whereas|however|mais|tandis|alors)\b`)
const notHad = compile(String.raw`\b(?:${notHadEnglish}|${notHadFrench})\b|n't\b`)
const everyPlan = compile(
  String.raw`\b(?:all|every|each|any|tous|chaque)\b[^.;,\d]{0,12}\b(?:plans?|forfaits?)\b[^.;,]{0,12}\b(?:include|has|have|come|compren|inclu|offr)`,
)

const isInAll = (feature: PlanFeature) => offers.every(({ kind, has }) => kind !== 'plan' || has(feature))

/** What a plan is said to include must be in it, and in all of them what is said of all. */
export const judgeFeatures: Rule = ({ text }) => {
  const isWrong = text.split(turns).some((clause) => {
    if (notHad.test(clause)) return false
    const found = findMentions<PlanFeature>(clause, features)
    const bound = bind(clause, found, findOffers(clause))
    return found.some((mention) => {
      const [feature] = mention.things
      const of = bound.get(mention)?.things
      if (feature === undefined) return false
      return of
        ? of.every(({ kind, has }) => kind === 'plan' && !has(feature))
        : everyPlan.test(clause) && !isInAll(feature)
    })
  })
  return isWrong ? 'limit' : null
}
