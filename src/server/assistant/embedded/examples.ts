import type { CalculationId } from '#content/assistant-words.ts'
import { wordings as english } from '#content/en/assistant/wordings.ts'
import type { TopicId } from '#content/en/assistant/topics.ts'
import { wordings as french } from '#content/fr/assistant/wordings.ts'
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
