import type { LandingCopy } from '#content/copy/landing.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { landing as en } from './en/landing.ts'
import { landing as fr } from './fr/landing.ts'
import { landing as pt } from './pt/landing.ts'

/** The landing page (LAND-1..21). What the specification quotes stands verbatim. */
export const landing = { en, fr, pt } satisfies InEachLanguage<LandingCopy>
