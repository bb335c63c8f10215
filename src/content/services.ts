import type { ServicesCopy } from '#content/copy/services.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { services as en } from './en/services.ts'
import { services as fr } from './fr/services.ts'
import { services as pt } from './pt/services.ts'

export const services = { en, fr, pt } satisfies InEachLanguage<ServicesCopy>
