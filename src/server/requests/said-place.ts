import { countryOfTold, readSaidPlace, zoneIn, type SaidPlace } from '#server/assistant/embedded/said-place.ts'
import type { StoredChat, StoredMessage, StoredWish } from '#server/storage/storage.ts'
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

/** A visitor where he says to be, which counts before what his browser and his network tell. */
export function placeWhereSaid<Visitor extends Pick<StoredChat, 'location' | 'timeZone'>>(
  visitor: Visitor,
  messages: Parameters<typeof findSaidPlace>[0],
  wishes: readonly StoredWish[],
): Visitor {
  const country = findSaidPlace(messages, wishes)?.country ?? null
  return country === null ? visitor : { ...visitor, location: country, timeZone: zoneIn(country) ?? visitor.timeZone }
}
