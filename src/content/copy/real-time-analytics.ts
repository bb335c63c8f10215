import type { FeatureCopy } from '#content/page-words.ts'

type Theme = 'takings' | 'branches' | 'margin' | 'alerts'

/** Sample data of the drawings, made up; sums, differences and margins are counted. Francs are whole. */
type Pictures = {
  readonly takings: {
    readonly label: string
    readonly title: string
    readonly now: string
    readonly before: string
    readonly unit: string
  }
  readonly branches: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly usual: string
    readonly quiet: string
    readonly total: string
  }
  readonly margin: {
    readonly label: string
    readonly title: string
    readonly columns: readonly [product: string, sold: string, left: string]
    readonly each: string
    readonly rows: readonly {
      readonly name: string
      readonly cost: number
      readonly price: number
      readonly sold: number
    }[]
    readonly total: string
  }
  readonly alerts: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly rows: readonly {
      readonly time: string
      readonly what: string
      readonly rule: string
      readonly isUrgent?: true
    }[]
  }
}

export type RealTimeAnalyticsCopy = FeatureCopy<Theme, Pictures>
