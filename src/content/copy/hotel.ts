import type { IndustryCopy } from '#content/page-words.ts'

/** What a room is on some nights in a row. */
export type RoomState = 'staying' | 'booked' | 'free' | 'closed'

/** Sample data of the two drawings: made up, believable, and the totals add up because they are counted. Angolan kwanza, whole. */
type HotelScenes = {
  readonly week: {
    readonly label: string
    readonly title: string
    /** How many nights are sold of those there are. */
    readonly sold: (sold: number, all: number) => string
    readonly roomHead: string
    readonly days: readonly string[]
    /** What stands in the place of a guest's name: two parties, and a dripping tap. */
    readonly guests: Readonly<Record<'group' | 'wedding' | 'tap', string>>
    /** Head of the last row: how many rooms are sold each night. */
    readonly perNight: string
    readonly key: Readonly<Record<RoomState, string>>
  }
  readonly folio: {
    readonly label: string
    readonly title: string
    readonly aside: string
    readonly lines: readonly {
      readonly name: string
      readonly detail: string
      readonly quantity: number
      readonly price: number
    }[]
    readonly currency: string
    readonly total: string
    readonly deposit: { readonly says: string; readonly amount: number }
    readonly due: string
    readonly note: string
  }
}

export type HotelCopy = IndustryCopy<HotelScenes>
