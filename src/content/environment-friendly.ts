import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { environmentFriendly as en } from './en/environment-friendly.ts'
import { environmentFriendly as fr } from './fr/environment-friendly.ts'
import { environmentFriendly as pt } from './pt/environment-friendly.ts'

export const environmentFriendly = { en, fr, pt } satisfies InEachLanguage<EnvironmentFriendlyCopy>
