import type { FallbackWords } from '#content/conversation-words.ts'
import type { FallbackSources } from '#content/copy/assistant-fallback.ts'
import type { InEachLanguage } from '#content/languages.ts'
import * as en from './en/assistant-fallback.ts'
import * as fr from './fr/assistant-fallback.ts'
import * as pt from './pt/assistant-fallback.ts'

/** What stands for an answer that never came, chosen by words in the visitor's message (BOT-11..14). */
export const assistantFallback = {
  en: en.assistantFallback,
  fr: fr.assistantFallback,
  pt: pt.assistantFallback,
} satisfies InEachLanguage<FallbackWords>

/** Where it stands, in English whatever the visitor writes. */
export const fallbackSources = {
  en: en.fallbackSources,
  fr: fr.fallbackSources,
  pt: pt.fallbackSources,
} satisfies InEachLanguage<FallbackSources>
