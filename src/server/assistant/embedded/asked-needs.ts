import type { Asked } from '#content/assistant-words.ts'
import { advise, limitOf, type Needs } from '#contract/plan-advice.ts'
import { exampleNeeds } from '#contract/plan-needs.ts'
import { plans, type PlanId } from '#facts/plans.ts'

export const planIds = Object.keys(plans) as PlanId[]
/** What was not said does not count against a plan; it is said that it was assumed. */
export const least = { users: 1, locations: 1, products: 1 } as const

export const isCounted = ({ needs }: Pick<Asked, 'needs'>) =>
  needs.users !== undefined || needs.locations !== undefined || needs.products !== undefined

/** What was counted, and one more where it is more than that. */
export function leastOf({ needs, more }: Asked): Asked['needs'] {
  return { ...needs, ...Object.fromEntries(more.map((name) => [name, (needs[name] ?? 0) + 1])) }
}

export const adviseFor = (asked: Asked) => advise({ ...least, years: 1, ...leastOf(asked) })

/** What was said, else the most that a named plan takes, else the example of the price list. */
export function needsOf({ needs, plans: [plan] }: Asked): Needs {
  const named = plan && {
    users: limitOf(plan, 'users') ?? 11,
    locations: plan === 'starter' ? 1 : 2,
    products: limitOf(plan, 'products') ?? 100,
  }
  return { ...exampleNeeds, ...(isCounted({ needs }) ? least : named), ...needs }
}

/** The plans that were named, else the one that fits what was counted, else all. */
export function plansFor(asked: Asked): readonly PlanId[] {
  if (asked.plans.length > 0) return asked.plans
  return isCounted(asked) ? [adviseFor(asked).plan] : planIds
}
