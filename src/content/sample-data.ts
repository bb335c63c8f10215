import type { HotelCopy, RoomState } from './copy/hotel.ts'
import type { BoardRow } from './copy/landing-scenes.ts'
import type { Dish, RestaurantCopy, Station } from './copy/restaurant.ts'

/*
 * What the drawn screens count where no word stands between the figures, once for all languages. Made up and
 * believable; totals are counted where they are drawn. Names of people and towns are no words.
 */

/** The tables of a terrace (11), and the rooms of a house (18) from the top floor down. */
export const boardRows = {
  restaurant: [
    { first: 1, places: 'ffff' },
    { first: 5, places: 'tfat' },
    { first: 9, places: 'ttn' },
  ],
  hotel: [
    { first: 301, places: 'ttftta' },
    { first: 201, places: 'tntatt' },
    { first: 101, places: 'ttanft' },
  ],
} as const satisfies Record<string, readonly BoardRow[]>

type Stay = { readonly state: RoomState; readonly nights: number; readonly guest?: string }
const staying = (nights: number, guest: string): Stay => ({ state: 'staying', nights, guest })
const booked = (nights: number, guest: string): Stay => ({ state: 'booked', nights, guest })
const free = (nights: number): Stay => ({ state: 'free', nights })
const closed = (nights: number, why: string): Stay => ({ state: 'closed', nights, guest: why })

/** Eight rooms over a week: as many nights in each as the week has, in its order. */
export function bookWeek({ group, wedding, tap }: HotelCopy['scenes']['week']['guests']) {
  return [
    { room: 101, stays: [staying(3, 'Domingos'), free(1), booked(1, 'Ali'), booked(2, 'Teresa')] },
    { room: 102, stays: [staying(5, group), free(2)] },
    { room: 103, stays: [free(1), staying(3, 'Fabrício'), booked(2, wedding), free(1)] },
    { room: 104, stays: [staying(3, 'Clara'), free(4)] },
    { room: 201, stays: [staying(6, group), free(1)] },
    { room: 202, stays: [free(1), staying(3, 'Ana'), closed(1, tap), booked(2, wedding)] },
    { room: 203, stays: [staying(2, 'Paulo'), free(1), staying(3, 'Rosa'), free(1)] },
    { room: 204, stays: [free(1), staying(4, 'Luzia'), booked(1, 'Ida'), free(1)] },
  ] as const
}

type Ticket = {
  readonly table: number
  readonly minutes: number
  readonly dishes: Readonly<Partial<Record<Dish, number>>>
}

/** What each station still has to make, oldest first. */
export const openTickets: Readonly<Record<Station, readonly Ticket[]>> = {
  grill: [
    { table: 7, minutes: 26, dishes: { tilapia: 3 } },
    { table: 12, minutes: 9, dishes: { brochettes: 8, plantain: 2 } },
    { table: 3, minutes: 4, dishes: { chicken: 2 } },
  ],
  kitchen: [
    { table: 12, minutes: 9, dishes: { attieke: 3, alloco: 4 } },
    { table: 9, minutes: 6, dishes: { rice: 2 } },
    { table: 3, minutes: 4, dishes: { salad: 1 } },
  ],
  bar: [
    { table: 9, minutes: 3, dishes: { bissap: 2, ginger: 1 } },
    { table: 5, minutes: 2, dishes: { beer: 4 } },
    { table: 3, minutes: 1, dishes: { water: 3 } },
  ],
}

/** The bill of three guests in West African francs: what each had alone, and the worth of what they shared. */
export function orderForThree({ pays, dishes }: Pick<RestaurantCopy['scenes']['bill'], 'pays' | 'dishes'>) {
  const tilapia: Eaten = { name: dishes.tilapia, price: 5_000 }
  const bissap: Eaten = { name: dishes.bissap, price: 1_000 }
  const beer: Eaten = { name: dishes.beer, price: 1_000, count: 2 }
  const ginger: Eaten = { name: dishes.ginger, price: 1_000 }
  return {
    currency: 'XOF',
    shared: 3_000,
    guests: [
      { name: 'Awa', pays: pays.mobileMoney, dishes: [tilapia, bissap] },
      { name: 'Koffi', pays: pays.cash, dishes: [tilapia, beer] },
      { name: 'Grâce', pays: pays.card, dishes: [tilapia, ginger] },
    ],
  }
}

type Eaten = { readonly name: string; readonly price: number; readonly count?: number }

/** Half an hour of a till: minutes after the hour at which the line fell and rose, and at which sales were made. */
export const brokenLine = {
  hour: 11,
  fell: 2,
  rose: 24,
  sales: [
    { minute: 1, receipt: '20701', amount: 4_300 },
    { minute: 5, receipt: '20702', amount: 12_850 },
    { minute: 9, receipt: '20703', amount: 2_100 },
    { minute: 16, receipt: '20704', amount: 8_600 },
    { minute: 21, receipt: '20705', amount: 15_400 },
    { minute: 27, receipt: '20706', amount: 3_750 },
  ],
} as const

/** Bags of cement on each day of two weeks, and the number at which more are ordered. */
export const cement = {
  stock: [186, 163, 142, 119, 97, 74, 53, 192, 171, 148, 126, 103, 78, 57, 196],
  point: 80,
} as const

/** Thousands of francs by hour, from the first hour on; today has come as far as it has figures. */
export const hourlyTakings = {
  firstHour: 7,
  today: [38, 64, 71, 58, 70, 31],
  lastWeek: [41, 55, 60, 62, 74, 98, 117, 81, 66, 72, 104, 138, 69],
} as const

/** Thousands of francs at one hour of the day. */
export const branchesAtTwo = [
  { name: 'Kigali, Remera', sold: 612, usual: 540 },
  { name: 'Huye', sold: 254, usual: 230 },
  { name: 'Muhanga', sold: 231, usual: 215 },
  { name: 'Rubavu', sold: 148, usual: 296 },
] as const

/** One Saturday in five branches: when each closed and what it took. */
export const fiveBranches = [
  { name: 'Kimironko', closed: '20:45', takings: 612_400, sales: 148 },
  { name: 'Nyabugogo', closed: '20:10', takings: 488_750, sales: 133 },
  { name: 'Musanze', closed: '19:50', takings: 418_300, sales: 121 },
  { name: 'Remera', closed: '20:20', takings: 356_200, sales: 96 },
  { name: 'Huye', closed: '20:05', takings: 254_200, sales: 79 },
] as const

/** Bags of rice in the same branches that day, the count at which each orders more, and the bags on their way. */
export function layRice(onTheRoad: string): readonly {
  readonly name: string
  readonly count: number
  readonly reorderAt?: number
}[] {
  return [
    { name: 'Nyabugogo', count: 88, reorderAt: 40 },
    { name: 'Kimironko', count: 64, reorderAt: 30 },
    { name: 'Musanze', count: 41, reorderAt: 30 },
    { name: 'Huye', count: 36, reorderAt: 20 },
    { name: 'Remera', count: 12, reorderAt: 25 },
    { name: onTheRoad, count: 30 },
  ]
}

/** Twelve months from November on, in thousands of francs. */
export const yearOfSales = [
  { cash: 610, mobile: 180 },
  { cash: 790, mobile: 260 },
  { cash: 520, mobile: 210 },
  { cash: 540, mobile: 240 },
  { cash: 560, mobile: 290 },
  { cash: 530, mobile: 330 },
  { cash: 550, mobile: 380 },
  { cash: 510, mobile: 410 },
  { cash: 520, mobile: 470 },
  { cash: 500, mobile: 520 },
  { cash: 480, mobile: 560 },
  { cash: 490, mobile: 620 },
] as const
