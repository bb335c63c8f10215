import type { FeatureCopy } from '#content/page-words.ts'

type Theme = 'payments' | 'receipts' | 'loyalty' | 'offline' | 'returns'

type Line = { readonly name: string; readonly price: number }

/** Sample data of the drawings, made up; totals, change, tax and refunds are counted. Francs are whole. */
type Pictures = {
  readonly payment: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly due: string
    readonly amount: number
    readonly paid: readonly { readonly by: string; readonly detail: string; readonly amount: number }[]
    readonly change: string
    readonly buttons: readonly string[]
  }
  readonly receipt: {
    readonly label: string
    readonly title: string
    readonly lines: readonly Line[]
    readonly total: string
    readonly tax: string
    readonly paid: string
    readonly thanks: string
    readonly copy: string
  }
  readonly loyalty: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly steps: readonly { readonly tier: string; readonly earns: string }[]
    /** Index of the step she stands on. */
    readonly at: number
    /** What she has spent this year, and where the next step begins. */
    readonly spent: number
    readonly next: number
    readonly toNext: string
    readonly note: string
  }
  readonly offline: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly network: string
    readonly till: string
    readonly live: string
    readonly waited: string
    readonly total: string
  }
  readonly refund: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly lines: readonly (Line & { readonly isReturned?: true })[]
    readonly refund: string
    readonly details: readonly (readonly [what: string, how: string])[]
  }
}

export type PointOfSaleSystemCopy = FeatureCopy<Theme, Pictures>
