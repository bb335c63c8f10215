import type { InEachLanguage, Language } from '#content/languages.ts'
import { keepStated } from '#content/keep-stated.ts'
import type { PaperWords } from '#content/paper-words.ts'
import { papers, type Paper } from '#contract/intent.ts'
import { paperWords as en } from '../en/documents/papers.ts'
import { paperWords as fr } from '../fr/documents/papers.ts'
import { paperWords as pt } from '../pt/documents/papers.ts'

type Papers = Readonly<Record<Paper, PaperWords>>

/** The papers to download. Beside those in the language of the addresses without a prefix, as many as are written. */
const paperWords: InEachLanguage<Partial<Papers>> = { en, fr, pt }

/** The papers of a language, in their order. */
export function papersIn(language: Language): readonly (readonly [slug: Paper, words: PaperWords])[] {
  return papers.flatMap((slug) => {
    const words = paperWords[language][slug]
    return words ? [[slug, keepStated(words)] as const] : []
  })
}
