import type { IndustryCopy } from '#content/page-words.ts'

/** Sample data of the two drawings: made up, believable, and the totals add up because they are counted. Central African francs, whole. */
type PharmacyScenes = {
  readonly expiry: {
    readonly label: string
    readonly title: string
    readonly currency: string
    readonly atRisk: string
    readonly columns: readonly [string, string, string]
    readonly batches: readonly {
      readonly name: string
      readonly batch: string
      readonly packs: number
      readonly unitPrice: number
      /** Days from today; null where it is a far month. */
      readonly days: number | null
      readonly says: string
    }[]
  }
  readonly prescription: {
    readonly label: string
    readonly title: string
    readonly warning: string
    readonly lines: readonly { readonly name: string; readonly quantity: string; readonly price: number }[]
    readonly currency: string
    readonly total: string
    readonly note: string
  }
}

export type PharmacyCopy = IndustryCopy<PharmacyScenes>
