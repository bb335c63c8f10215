import type { CalculationId } from '#content/assistant-words.ts'
import { wordings as english } from '#content/en/assistant/wordings.ts'
import type { TopicId } from '#content/en/assistant/topics.ts'
import { wordings as french } from '#content/fr/assistant/wordings.ts'
import { normalise, wordsOf } from './normalise.ts'
import { languages, wordings, type Wording } from './wording.ts'

type Further = Partial<Record<TopicId | CalculationId, readonly string[]>>
export type Example = readonly [id: TopicId | CalculationId, asked: string]

const further: readonly Further[] = [english, french]

/** Every example wording of both languages with what it asks for: the few beside each answer, and the further ones. */
export const examples: readonly Example[] = [
  ...languages.flatMap((language) => {
    const { topics, calculations }: Wording = wordings[language]
    return [...Object.entries(topics), ...Object.entries(calculations)].map(([id, { asked }]) => [id, asked] as const)
  }),
  ...further.flatMap((table) => Object.entries(table)),
].flatMap(([id, asked]) => asked.map((wording) => [id as Example[0], wording] as const))

/** A word that fewer examples have may be a slip of whoever wrote them down as it was typed. */
const leastExamples = 3

/** What is asked of the world outside is spelt as it is meant: `empire` is no slip of `expire`. */
const elsewhere = new Set<string>(['outOfScope', 'unknowable', 'competitors'] satisfies TopicId[])

/** Words that people use in these examples, and that are no slips. */
export function readCommonWords(): readonly string[] {
  const times = new Map<string, number>()
  for (const [id, wording] of examples)
    for (const word of new Set(wordsOf(normalise(wording))))
      times.set(word, (times.get(word) ?? 0) + (elsewhere.has(id) ? leastExamples : 1))
  return [...times].filter(([, count]) => count >= leastExamples).map(([word]) => word)
}
