import type { FeatureCopy } from '#content/page-words.ts'

type Theme = 'barcode-rfid' | 'reorder-points' | 'batch-serial' | 'expiry-alerts' | 'transfers'

/** Sample data of the drawings, made up; sums and differences are counted. Francs are whole. */
type Pictures = {
  readonly codes: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly code: string
    readonly product: string
    readonly rows: readonly { readonly how: string; readonly what: string; readonly pieces: number }[]
    readonly total: string
  }
  readonly reorder: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly pointName: string
    readonly events: readonly (readonly [day: string, what: string])[]
  }
  readonly trace: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly steps: readonly {
      readonly place: string
      readonly detail: string
      readonly pieces: number
      /** The way forks here: what follows it at the same depth shares its source. */
      readonly depth: 0 | 1 | 2
    }[]
    readonly serial: string
  }
  readonly expiry: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly months: readonly string[]
    readonly batches: readonly {
      readonly name: string
      readonly pieces: number
      readonly unitPrice: number
      /** Months from now at which it expires, as a fraction. */
      readonly at: number
      readonly advice: string
    }[]
  }
  readonly transfer: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly columns: readonly [product: string, sent: string, arrived: string]
    readonly rows: readonly { readonly name: string; readonly sent: number; readonly arrived: number }[]
    readonly total: string
    readonly missing: string
  }
}

export type InventoryManagementCopy = FeatureCopy<Theme, Pictures>
