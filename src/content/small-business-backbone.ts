import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { smallBusinessBackbone as en } from './en/small-business-backbone.ts'
import { smallBusinessBackbone as fr } from './fr/small-business-backbone.ts'
import { smallBusinessBackbone as pt } from './pt/small-business-backbone.ts'

export const smallBusinessBackbone = { en, fr, pt } satisfies InEachLanguage<SmallBusinessBackboneCopy>
