import type { AssistantWords } from '#content/copy/assistant/words.ts'
import { defaultLanguage, type InEachLanguage } from '#content/languages.ts'
import { assistant as en } from './en/assistant/assistant.ts'
import { assistant as fr } from './fr/assistant/assistant.ts'
import { assistant as pt } from './pt/assistant/assistant.ts'

/** What the assistant says and understands. Questions are read in all of them at once: people change within a sentence. */
export const assistantWords = { en, fr, pt } as const satisfies InEachLanguage<AssistantWords>

/** A language that the assistant speaks. */
export type SpokenLanguage = keyof typeof assistantWords
export const spokenLanguages = Object.keys(assistantWords) as SpokenLanguage[]

/**
 * By whose wordings a question in a language is read. English and French are mixed within a sentence; the wordings in
 * Portuguese, a seventh of theirs, would only make the others less sure.
 */
export const readBy: Readonly<Record<SpokenLanguage, readonly SpokenLanguage[]>> = {
  en: ['en', 'fr'],
  fr: ['en', 'fr'],
  pt: ['en', 'fr', 'pt'],
}

/** The language that was kept; one that is not spoken any more is our first. */
export function readSpokenLanguage(code: string): SpokenLanguage {
  return spokenLanguages.find((known) => known === code) ?? defaultLanguage
}
