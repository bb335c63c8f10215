import { countryOfTold, readSaidPlace, type SaidPlace } from '#server/assistant/embedded/said-place.ts'
import type { StoredMessage, StoredWish } from '#server/storage/storage.ts'
import { gatherTold } from './asks.ts'

/** Where a visitor says to be: the town that we asked for, else what was said last; null where nothing was. */
export function findSaidPlace(
  messages: readonly Pick<StoredMessage, 'sender' | 'text'>[],
  wishes: readonly StoredWish[],
): SaidPlace | null {
  const { town } = gatherTold(wishes)
  if (town !== undefined) return { text: town, country: countryOfTold(town) }
  return (
    messages
      .filter(({ sender }) => sender === 'user')
      .flatMap(({ text }) => readSaidPlace(text) ?? [])
      .at(-1) ?? null
  )
}
