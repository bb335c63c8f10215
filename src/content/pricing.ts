import type { PricingCopy } from '#content/copy/pricing.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { pricing as en } from './en/pricing.ts'
import { pricing as fr } from './fr/pricing.ts'
import { pricing as pt } from './pt/pricing.ts'

/** The price list and all it takes to choose from it (PRICE-1..39, DATA-12, DATA-13). */
export const pricing = { en, fr, pt } satisfies InEachLanguage<PricingCopy>
