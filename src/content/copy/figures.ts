import type { PlanAdviceWords } from '#content/page-words.ts'
import type { Figure } from '#facts/claims.ts'
import type { AnnualSaving, Cents, PlanId } from '#facts/plans.ts'

/** How a language writes what the facts hold. */
export type FigureWords = {
  sayPrice(cents: Cents): string
  /** PRICE-12. */
  saySaving(saving: AnnualSaving): string
  /** Times and bits as the bare number, so that the sentence can choose their word. */
  sayFigure(figure: Figure): string
  sayList(items: readonly string[]): string
  /** A plan as a page recommends it: its name, what a month costs, and what a year costs. */
  sayPlan(id: PlanId): Pick<PlanAdviceWords, 'name' | 'price' | 'terms' | 'about'>
}
