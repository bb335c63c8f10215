import type { TopicId } from '#content/copy/assistant/topics.ts'
import { normalise, termsOf, wordsOf, knownWords, createSpeller } from '#server/assistant/embedded/words.ts'
import { numberWords } from '#server/assistant/reading/number-words.ts'
import { countedWords } from '#server/assistant/reading/quantities.ts'
import { understand } from '#server/assistant/embedded/understand.ts'
import type { Passage } from '#server/assistant/library.ts'
import type { Reading } from '#server/assistant/load-knowledge.ts'
import { countEach } from './count-each.ts'
import { learnDictionary } from './dictionary.ts'
import { learn } from './learn.ts'
import type { Example } from './wordings.ts'

/** Learns to read questions: the words that are no slips, what each wording is about, and what each passage says. */
export function learnReading(examples: readonly Example[], passages: readonly Passage[]): Reading {
  const said = passages.map(({ heading, text }) => split(`${heading} ${text}`))
  const words = listWords(examples, said.flat())
  const speller = createSpeller(words)
  const read = examples.map(({ id, asked, plain }) => {
    const { terms, looks } = understand(asked, speller, plain)
    return { id, terms, looks }
  })
  const taught = new Set<string>(examples.map(({ id }) => id))
  // A place that no wording teaches to ask for counts by its own question as much as by all of its words.
  const texts = passages.flatMap(({ id: place, heading }, at) => {
    const id = `page:${place}`
    const own = taught.has(id) ? [] : heading.endsWith('?') ? [split(heading)] : null
    return own ? [{ id, parts: [...own, said[at] ?? []].map((looks) => ({ looks, terms: termsOf(looks) })) }] : []
  })
  return { words, learnt: learn(read, texts, learnDictionary(passages)) }
}

const split = (text: string) => wordsOf(normalise(text))

/** Words that are no slips: those of the trade, of the wordings and of the pages, the likelier first. */
export function listWords(examples: readonly Example[], ofPages: readonly string[]): readonly string[] {
  return [...new Set([...knownWords, ...numberWords, ...countedWords, ...findCommonWords(examples), ...ofPages])]
}

/** A word that fewer examples have may be a slip of whoever wrote them down as it was typed. */
const leastExamples = 3
/** What is asked of the world outside is spelt as it is meant: `empire` is no slip of `expire`. */
const elsewhere = new Set<string>(['outOfScope', 'unknowable', 'competitors'] satisfies TopicId[])

/** Words that people use in these examples, and that are no slips. */
function findCommonWords(examples: readonly Example[]): readonly string[] {
  const topics = examples.filter(({ id }) => !id.startsWith('page:'))
  const sure = new Set(topics.flatMap(({ id, plain }) => (elsewhere.has(id) ? wordsOf(plain) : [])))
  const times = countEach(topics.flatMap(({ plain }) => [...new Set(wordsOf(plain))]))
  return [...times].filter(([word, count]) => count >= leastExamples || sure.has(word)).map(([word]) => word)
}
