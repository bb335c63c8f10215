import type { IndustryCopy } from '#content/page-words.ts'

/** Sample data of the two drawings: made up, believable, and the totals add up because they are counted. Ugandan shillings, whole. */
type RetailScenes = {
  readonly shelves: {
    readonly label: string
    readonly title: string
    readonly currency: string
    /** After the value of all goods. */
    readonly worth: string
    readonly columns: readonly [name: string, shelf: string, store: string, lasts: string]
    /** After a count of days. */
    readonly days: string
    /** Where the stock does not last until the next morning. */
    readonly lastsToday: string
    readonly products: readonly {
      readonly name: string
      readonly price: number
      readonly shelf: number
      readonly store: number
      readonly soldADay: number
    }[]
  }
  readonly basket: {
    readonly label: string
    readonly title: string
    readonly customer: string
    readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: number }[]
    readonly currency: string
    readonly total: string
    readonly payments: readonly { readonly means: string; readonly amount: number }[]
    readonly change: string
    readonly offline: string
  }
}

export type RetailCopy = IndustryCopy<RetailScenes>
