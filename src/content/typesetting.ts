import type { Typesetting } from '#content/copy/typesetting.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { typesetting as en } from './en/typesetting.ts'
import { typesetting as fr } from './fr/typesetting.ts'
import { typesetting as pt } from './pt/typesetting.ts'

/** What each language's print shop mends in every text of a page. */
export const typesetting = { en, fr, pt } satisfies InEachLanguage<Typesetting>
