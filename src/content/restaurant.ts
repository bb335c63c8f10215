import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { restaurant as en } from './en/restaurant.ts'
import { restaurant as fr } from './fr/restaurant.ts'
import { restaurant as pt } from './pt/restaurant.ts'

export const restaurant = { en, fr, pt } satisfies InEachLanguage<RestaurantCopy>
