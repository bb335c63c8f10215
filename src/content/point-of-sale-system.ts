import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { pointOfSaleSystem as en } from './en/point-of-sale-system.ts'
import { pointOfSaleSystem as fr } from './fr/point-of-sale-system.ts'
import { pointOfSaleSystem as pt } from './pt/point-of-sale-system.ts'

export const pointOfSaleSystem = { en, fr, pt } satisfies InEachLanguage<PointOfSaleSystemCopy>
