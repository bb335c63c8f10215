import type { IndustryCopy } from '#content/page-words.ts'

type Dish = { readonly name: string; readonly price: number; readonly count?: number }

/** Sample data of the two drawings: made up, believable, and the totals add up because they are counted. West African francs, whole. */
type RestaurantScenes = {
  readonly pass: {
    readonly label: string
    readonly title: string
    /** After the number of dishes that are still to be made. */
    readonly open: string
    readonly table: string
    readonly minutes: string
    readonly stations: readonly {
      readonly name: string
      /** Oldest first. */
      readonly tickets: readonly {
        readonly table: number
        readonly minutes: number
        readonly dishes: readonly (readonly [count: number, name: string])[]
      }[]
    }[]
  }
  readonly bill: {
    readonly label: string
    readonly title: string
    readonly aside: string
    /** Divided by the number of guests, which divides it evenly. */
    readonly shared: { readonly says: string; readonly dishes: readonly Dish[] }
    readonly guests: readonly { readonly name: string; readonly pays: string; readonly dishes: readonly Dish[] }[]
    readonly currency: string
    readonly total: string
    readonly note: string
  }
}

export type RestaurantCopy = IndustryCopy<RestaurantScenes>
