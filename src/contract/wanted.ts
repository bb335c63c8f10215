import { modules } from '#facts/modules.ts'
import { packageIds, type PackageId } from '#facts/packages.ts'
import { planIds, type PlanId } from '#facts/plans.ts'
import {
  intentKinds,
  papers,
  programmes,
  requestKinds,
  sides,
  type IntentKind,
  type Paper,
  type Programme,
  type RequestKind,
  type Subject,
} from './intent.ts'
import type { LimitedNeed } from './plan-advice.ts'
import { mostOf } from './plan-needs.ts'
import { priceViews, type PriceView } from './price-view.ts'

/** What somebody wants, with what the button knew of it. */
export type Wanted = {
  readonly kind: IntentKind
  readonly plan: PlanId | null
  readonly billing: PriceView<'billing'> | null
  /** The package that is paid once. */
  readonly once: PackageId | null
  readonly subject: Subject | null
  readonly programme: Programme | null
  readonly paper: Paper | null
  /** A topic of the assistant; whether there is such a one, the assistant knows. */
  readonly topic: string | null
  readonly needs: Readonly<Partial<Record<LimitedNeed, number>>>
}

const subjects: readonly Subject[] = [...modules.map(({ id }) => id), ...sides]
const needNames = ['users', 'locations', 'products'] as const satisfies readonly LimitedNeed[]

/** Reads what `cleanIntent` left. What a code means depends on the kind: `enterprise` is a plan, `ngo` a programme. */
export function readWanted(intent: string): Wanted {
  const [kind, ...codes] = intent.split(' ')
  const pick = <Code extends string>(known: readonly Code[]) => known.find((code) => codes.includes(code)) ?? null
  const isOf = (...some: readonly IntentKind[]) => some.includes(kind as IntentKind)
  return {
    kind: intentKinds.find((known) => known === kind) ?? 'question',
    plan: pick(planIds),
    billing: pick(priceViews.billing),
    once: packageIds.find((id) => codes.includes(`${id}-once`)) ?? null,
    subject: isOf('programme', 'papers', 'question') ? null : pick(subjects),
    programme: isOf('programme') ? pick(programmes) : null,
    paper: isOf('papers') ? pick(papers) : null,
    topic: isOf('question') ? (codes[0] ?? null) : null,
    needs: readNeeds(codes),
  }
}

/** Null for what is handed on, answered or handed out: a person, a question, a paper that lies ready. */
export function kindOfRequest(intent: string): RequestKind | null {
  const { kind, paper } = readWanted(intent)
  return paper ? null : (requestKinds.find((known) => known === kind) ?? null)
}

function readNeeds(codes: readonly string[]): Wanted['needs'] {
  const counted = codes.flatMap((code) => {
    const [, digits = '', name] = /^(\d{1,8})-(\w+)$/.exec(code) ?? []
    const need = needNames.find((known) => known === name)
    const amount = Number(digits)
    return need && amount >= 1 && amount <= mostOf[need] ? [[need, amount] as const] : []
  })
  return Object.fromEntries(counted)
}
