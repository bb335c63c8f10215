import type { IndustryCopy } from '#content/page-words.ts'

export type Station = 'grill' | 'kitchen' | 'bar'
type OwnDish = 'tilapia' | 'bissap' | 'beer' | 'ginger'
export type Dish = OwnDish | 'brochettes' | 'plantain' | 'chicken' | 'attieke' | 'alloco' | 'rice' | 'salad' | 'water'

/** Words of the two drawings; what they count is in sample-data.ts. */
type RestaurantScenes = {
  readonly pass: {
    readonly label: string
    readonly title: string
    /** After the number of dishes that are still to be made. */
    readonly open: string
    readonly table: string
    readonly minutes: string
    readonly stations: Readonly<Record<Station, string>>
    readonly dishes: Readonly<Record<Dish, string>>
  }
  readonly bill: {
    readonly label: string
    readonly title: string
    readonly aside: string
    /** After a guest’s part of what all have shared. */
    readonly shared: string
    readonly pays: Readonly<Record<'mobileMoney' | 'cash' | 'card', string>>
    /** What a guest had alone. */
    readonly dishes: Readonly<Record<OwnDish, string>>
    readonly total: string
    readonly note: string
  }
}

export type RestaurantCopy = IndustryCopy<RestaurantScenes>
