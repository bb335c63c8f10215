import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { scenes as en } from './en/landing-scenes.ts'
import { scenes as fr } from './fr/landing-scenes.ts'
import { scenes as pt } from './pt/landing-scenes.ts'

/** Sample data of the drawn scenes: made up, believable, and every total adds up (a test counts). Francs are whole. */
export const scenes = { en, fr, pt } satisfies InEachLanguage<SceneCopy>
