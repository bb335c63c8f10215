import type { InEachLanguage } from '#content/languages.ts'
import { searchWords as en } from '../en/docs/search-words.ts'
import { searchWords as fr } from '../fr/docs/search-words.ts'
import { searchWords as pt } from '../pt/docs/search-words.ts'

export const searchWords = { en, fr, pt } satisfies InEachLanguage<Readonly<Record<string, string>>>
