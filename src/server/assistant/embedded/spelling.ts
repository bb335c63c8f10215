import SearchableMap from 'minisearch/SearchableMap'
import { assistantWords, spokenLanguages } from '#content/assistant.ts'
import { compile } from '../reading/reading-words.ts'

/** Words this short are too like each other to be mended. */
const shortest = 3
const shortWord = 4
const longWord = 8
/** Each of two words that were written as one is at least this long. */
const leastHalf = 4
/** `labonnement`, `darticles`: an elision whose apostrophe was not typed. */
const elision = compile('^«elision»([aeiouh][a-z]{4,})$')
/** Letters in the wrong order are the commonest slip. */
const turned = 0.5

export type Speller = { correct(word: string): string }

/** Of two languages with the same short form, the first of ours reads it. */
const shortForms: Readonly<Record<string, string>> = Object.assign(
  {},
  ...spokenLanguages.toReversed().map((language) => assistantWords[language].shortForms),
)

/** Reads short forms, and mends slips of the finger towards words that are known; the earlier ones in `known` win. */
export function createSpeller(known: readonly string[]): Speller {
  const vocabulary = new Set(known.filter((word) => !/\d|[{}]/.test(word)))
  const words = [...vocabulary].filter(({ length }) => length >= shortest).map((word, order) => ({ word, order }))
  const alike = Map.groupBy(words, ({ word }) => soundOf(word))
  const bySound: SearchableMap<typeof words> = SearchableMap.from([...alike])
  const mended = new Map<string, string>()

  function find(word: string) {
    const sound = soundOf(word)
    const most = word.length >= longWord ? 2 : 1
    const near = [...bySound.fuzzyGet(sound, 2)].flatMap(([other, [some, changes]]) =>
      some.flatMap(({ word: candidate, order }) => {
        const distance = isTurned(word, candidate) ? turned : changes
        // `fne`, the receipt of a tax office, is no `phne`.
        const isOther = candidate.length < shortWord && candidate[0] !== word[0]
        // Of two short words with one letter changed, each may be meant.
        const isEither = word.length <= shortWord && distance >= 1 && other.length <= sound.length
        const mayDiffer = changes === 0 || other[0] === sound[0] || (distance === 1 && word.length > longWord)
        return distance <= most && mayDiffer && !isOther && !isEither ? [{ word: candidate, order, distance }] : []
      }),
    )
    const [best] = near.toSorted((one, other) => one.distance - other.distance || one.order - other.order)
    return best?.word ?? findPair(word) ?? word
  }

  /** Two words without the space between them. */
  function findPair(word: string) {
    for (let at = leastHalf; at <= word.length - leastHalf; at++) {
      const halves = [word.slice(0, at), word.slice(at)]
      if (halves.every((half) => vocabulary.has(half))) return halves.join(' ')
    }
    return null
  }

  return {
    correct(word) {
      const form = shortForms[word]
      if (form) return form
      if (word.length < shortest || vocabulary.has(word) || !/^[a-z]+$/.test(word)) return word
      const elided = elision.exec(word)?.[1]
      if (elided && vocabulary.has(elided)) return elided
      const done = mended.get(word)
      if (done) return done
      const found = find(word)
      // Visitors may write anything; what they wrote is not kept without end.
      if (mended.size > 2000) mended.clear()
      mended.set(word, found)
      return found
    },
  }
}

/** As it sounds, so that `fone` is `phone` and `ofline` is `offline`. */
const soundOf = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('y', 'i')
    .replaceAll(/([a-z])\1/g, '$1')

/** Whether two letters beside each other stand in the wrong order, and nothing else is. */
function isTurned(one: string, other: string) {
  const at = one.split('').findIndex((letter, place) => letter !== other[place])
  return `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}` === other
}

/** A text with its slips mended, as `normalise` leaves it. */
export const mend = (normalised: string, speller: Speller) =>
  normalised.replaceAll(/[a-z]+/g, (word) => speller.correct(word))
