import type { CalculationId } from '#content/assistant-words.ts'
import type { TopicId } from '#content/en/assistant/topics.ts'

/** Further ways in which people put what the assistant knows, beside `asked` of each topic. */
export const wordings = {} as const satisfies Partial<Record<TopicId | CalculationId, readonly string[]>>
