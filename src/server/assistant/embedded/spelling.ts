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
const turnBonus = 0.5

export type Speller = { correct(word: string): string }

/** Mends slips of the finger against words that are known; the earlier ones in `known` win. */
export function createSpeller(known: readonly string[]): Speller {
  const vocabulary = new Set(known.filter((word) => !/\d|[{}]/.test(word)))
  const byLength = Map.groupBy(
    [...vocabulary]
      .filter((word) => word.length >= shortest)
      .map((word, order) => ({
        word,
        order,
        sound: soundOf(word),
        letters: lettersOf(soundOf(word)),
      })),
    ({ sound }) => sound.length,
  )
  const mended = new Map<string, string>()

  function find(word: string) {
    const most = word.length >= longWord ? 2 : 1
    const sound = soundOf(word)
    let best = { word, distance: most + 1, order: Infinity }
    const own = lettersOf(sound)
    for (let length = sound.length - most; length <= sound.length + most; length++) {
      for (const { word: candidate, sound: other, letters, order } of byLength.get(length) ?? []) {
        if (countBits(own ^ letters) > 2 * most) continue
        // `fne`, the receipt of a tax office, is no `phne`.
        if (candidate.length < shortWord && candidate[0] !== word[0]) continue
        const isTurned = own === letters && candidate.length === word.length && hasSameLetters(word, candidate)
        // Of two short words with one letter changed, each may be meant.
        if (word.length <= shortWord && other !== sound && length <= sound.length && !isTurned) continue
        const distance = measureDistance(sound, other, Math.ceil(best.distance) + 1) - (isTurned ? turnBonus : 0)
        const isNearer = distance < best.distance || (distance === best.distance && order < best.order)
        const mayDiffer = distance <= 0 || other[0] === sound[0] || (distance <= 1 && word.length > longWord)
        if (isNearer && distance <= most && mayDiffer) best = { word: candidate, distance, order }
      }
    }
    return best.word === word ? (findPair(word) ?? word) : best.word
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
function soundOf(word: string) {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('y', 'i')
    .replaceAll(/([a-z])\1/g, '$1')
}

const hasSameLetters = (one: string, other: string) =>
  one.split('').toSorted().join('') === other.split('').toSorted().join('')

/** Which letters a word has, a bit each: words that differ in many cannot be one slip apart. */
function lettersOf(word: string) {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function countBits(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Letters added, lost, changed or turned round; stops counting at `enough`. */
export function measureDistance(one: string, other: string, enough: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    let leastOfAll = row
    let left = row
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min((last[column] ?? 0) + 1, left + 1, (last[column - 1] ?? 0) + cost)
      const isTurn = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isTurn) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line.push(least)
      left = least
      leastOfAll = Math.min(leastOfAll, least)
    }
    if (leastOfAll >= enough) return enough
    before = last
    last = line
  }
  return last.at(-1) ?? enough
}

/** Of two languages with the same short form, the first of ours reads it. */
const shortForms: Readonly<Record<string, string>> = Object.assign(
  {},
  ...spokenLanguages.toReversed().map((language) => assistantWords[language].shortForms),
)

/** Mends slips towards the words of the pages, the trade and the example wordings; the earlier ones win. */
export function createQuestionSpeller(words: readonly string[]): Speller {
  const speller = createSpeller(words)
  return { correct: (word) => shortForms[word] ?? speller.correct(word) }
}
