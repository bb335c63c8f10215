import { isCountry, unknownPlace } from '#contract/place.ts'
import { splitMessage } from '#server/assistant/embedded/split-questions.ts'
import { countryNames, townNames } from '#server/assistant/reading/place-names.ts'
import { compile } from '#server/assistant/reading/reading-words.ts'
import { foldWriting } from '#server/assistant/reading/writing.ts'
import type { StoredMessage, StoredWish } from '#server/storage/storage.ts'
import { gatherTold } from './asks.ts'

/** Where somebody says to be, as it was written, and the country where that is known. */
export type SaidPlace = { readonly text: string; readonly country: string | null }

const fold = (text: string) => foldWriting(text).toLowerCase().replaceAll(/[’'-]/g, ' ').trim()

const shortest = 3
/** Small and without accents. */
const countries: ReadonlyMap<string, string> = new Map(
  [...townNames, ...countryNames]
    .map(([name, code]) => [fold(name), code] as const)
    .filter(([name, code]) => name.length >= shortest && code !== unknownPlace),
)

/** `we are a bakery in`, `my shop is in`, and a message of nothing but `in Goma`. */
const isIn = compile(
  String.raw`(?:^|(?:^|[^\p{L}])(?:«amIn»(?:\s+(?!«denial»\b)[\p{L}\d]+(?<!ing)){0,5}|«ownShop»(?:\s+(?!«denial»\b)[\p{L}\d]+){0,3}\s+«shops»(?:\s+(?!«denial»\b)[\p{L}\d]+){0,3})[\s,]+)(?:«placeBefore»)\s+`,
  'gu',
)
const longestName = 4

/** Where the statements of a message say that whoever writes it is; questions say nothing of that. Null where none does. */
export function readSaidPlace(text: string): SaidPlace | null {
  // One by one: what is told before a question is read as part of it.
  const sentences = text.slice(0, longestRead).split(/(?<=[?.!;])\s+|\n+/)
  const told = sentences.flatMap((sentence) => splitMessage(sentence)).filter(({ isQuestion }) => !isQuestion)
  return told.flatMap((sentence) => readSentence(sentence.text.normalize('NFC')) ?? []).at(-1) ?? null
}
const longestRead = 600

function readSentence(sentence: string): SaidPlace | null {
  // As long as the sentence, so that what was written is found again.
  const plain = Array.from(sentence, (sign) => (fold(sign) || ' ').slice(0, 1)).join('')
  for (const { index, 0: lead } of plain.matchAll(isIn)) {
    const at = index + lead.length
    const place = readName(sentence.slice(at))
    // `à Goma, au Congo`
    if (place) return place.country === null ? (readSentence(sentence.slice(0, at).trimEnd()) ?? place) : place
  }
  return null
}

/** A known name that a text begins with, and the country behind a comma: `Goma, RDC`. */
function readName(written: string): SaidPlace | null {
  const words = written.split(/(?<=[\s,.;:!])/)
  for (let count = longestName; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join('')
      .replace(/[\s,.;:!]+$/, '')
    const code = countries.get(fold(name))
    if (code === undefined) continue
    const country = isCountry(code) ? code : null
    const behind = /,\s*$|\s$/.test(words[count - 1] ?? '') ? readName(words.slice(count).join('')) : null
    return behind ? { text: `${name}, ${behind.text}`, country: behind.country ?? country } : { text: name, country }
  }
  return null
}

/** The country of a town that was told, as it was written. */
export const countryOfTold = (town: string): string | null =>
  readName(town.replace(/^\W+/, ''))?.country ?? readSaidPlace(town)?.country ?? null

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
