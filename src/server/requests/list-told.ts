import { asks } from '#contract/intent.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import { gatherTold } from './asks.ts'
import { requestWords } from './describe.ts'
import { echoOf } from './read-answer.ts'

/** What was told for all of them, one by one, as far as we may say it again. */
export function listTold(wishes: readonly StoredWish[], language: SpokenLanguage): readonly string[] {
  const told = gatherTold(wishes)
  return asks.flatMap((ask) => {
    const text = told[ask]
    const echo = text === undefined ? null : echoOf(ask, text)
    return echo === null ? [] : [requestWords[language].sayTold(ask, echo)]
  })
}
