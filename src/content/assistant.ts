import type { AssistantWords } from '#content/copy/assistant/words.ts'
import type { Asked, TopicWords } from '#content/assistant-words.ts'
import { keepSentences } from '#content/keep-stated.ts'
import { leftOut } from '#facts/left-out.ts'
import { defaultLanguage, type InEachLanguage } from '#content/languages.ts'
import { assistant as en } from './en/assistant/assistant.ts'
import { assistant as fr } from './fr/assistant/assistant.ts'
import { assistant as pt } from './pt/assistant/assistant.ts'

/** What the assistant says and understands. Questions are read in all of them at once: people change within a sentence. */
export const assistantWords = {
  en: keepAnswers(en),
  fr: keepAnswers(fr),
  pt: keepAnswers(pt),
} as const satisfies InEachLanguage<AssistantWords>

/** An answer says nothing that is left out; one of which nothing remains says that it is not known. */
function keepAnswers<Words extends AssistantWords>(words: Words): Words {
  if (leftOut.length === 0) return words
  const keep = (text: string) => keepSentences(text) ?? words.fixed.unknown
  const topics = Object.entries<TopicWords>(words.topics).map(([id, { answer, ...rest }]) => {
    return [id, { ...rest, answer: typeof answer === 'string' ? keep(answer) : (asked: Asked) => keep(answer(asked)) }]
  })
  return { ...words, topics: Object.fromEntries(topics) as Words['topics'] }
}

/** A language that the assistant speaks. */
export type SpokenLanguage = keyof typeof assistantWords
export const spokenLanguages = Object.keys(assistantWords) as SpokenLanguage[]

/** The language that was kept; one that is not spoken any more is our first. */
export function readSpokenLanguage(code: string): SpokenLanguage {
  return spokenLanguages.find((known) => known === code) ?? defaultLanguage
}
