import type { HotelCopy } from '#content/copy/hotel.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { hotel as en } from './en/hotel.ts'
import { hotel as fr } from './fr/hotel.ts'
import { hotel as pt } from './pt/hotel.ts'

export const hotel = { en, fr, pt } satisfies InEachLanguage<HotelCopy>
