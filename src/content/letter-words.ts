import type { LetterWords } from '#content/copy/letter-words.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { letterWords as en } from './en/letter-words.ts'
import { letterWords as fr } from './fr/letter-words.ts'
import { letterWords as pt } from './pt/letter-words.ts'

/** Words of every letter to a visitor. */
export const letterWords = { en, fr, pt } satisfies InEachLanguage<LetterWords>
