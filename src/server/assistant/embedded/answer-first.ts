import { compile } from '../reading/reading-words.ts'
import { cutSentences } from '../reading/sentences.ts'
import type { Features } from './find.ts'
import type { Counted } from './numbers.ts'
import type { Understood } from './understand.ts'
import { readTerms } from './words.ts'

/** So many letters tell a word from others: `allergic` and `allergies` are one. */
const rootLength = 6
export const toRoot = (term: string) => term.slice(0, rootLength)

/** What the words of a text are told by, in its order. */
export const rootsOf = (text: string): readonly string[] => readTerms(text).map(toRoot)

/** So much more of what is asked a sentence must say than the first one: as much as a word that one question of ninety has. */
const leastMore = Math.log(90)
/** In fewer sentences an answer is found at a glance. */
const fewestSentences = 3
/** `They work from the first day`, `Elle compte dès …`: such a sentence says nothing without the one before it. */
const leansBack = compile(String.raw`^(?:«leansBack»)(?!\p{L})`, 'iu')
const leansInside = compile(String.raw`(?<!\p{L})(?:«leansInside»)(?!\p{L})`, 'iu')
/** A yes or no stands where it was put, and so does what leads to a list. */
const staysPut = compile('^«verdict»[.,:;]|:$')
const isList = /\n|^[-*|]/
/** `Mon-Fri 8AM-6PM EAT.` is no sentence. */
const isSentence = /(?:(?<!\p{L})(?:\p{Ll}{3,}|\p{L}{5,}).*){2}/su

/** Before each entry of a list. */
export const bullet = '- '
export const isEntry = (unit: string) => unit.startsWith(bullet)

const isKind = (term: string) => term.startsWith('{')
/** `403` is no count. */
const codeOf = ({ unit, value }: Counted) => (unit === null && value >= leastCode ? [String(value)] : [])
const leastCode = 100

type Asked = Pick<Understood, 'tokens'>
/** The answer to a question with the sentence first that says what was asked, unless that stands at the top already. */
export type AnswerFirst = (answer: string, question: Asked, title?: string) => string

/** `examples`, `features` and `times` say how rare a word is in questions. */
export function createAnswerFirst({ examples, features, times }: Omit<Features, 'ids'>) {
  const counts = new Map<string, number>()
  for (const [at, feature] of features.entries()) {
    if (!feature.startsWith('#')) continue
    const root = toRoot(feature.slice(1))
    counts.set(root, (counts.get(root) ?? 0) + (times[at] ?? 0))
  }
  const rarityOf = (root: string) => Math.log(1 + examples / (counts.get(root) ?? 1))

  const answerFirst: AnswerFirst = (answer, question, title = '') => {
    const asked = listAsked(question, title)
    const led = answer.split('\n\n').map((paragraph) => {
      if (!isList.test(paragraph)) return lead(paragraph, asked)
      // Where the cheapest is asked, the list has it first.
      return asked.has('cheap') ? asItIs(paragraph) : lift(paragraph, asked)
    })
    return [...led.flatMap(({ lifted }) => lifted), ...led.map(({ rest }) => rest)].join('\n\n')
  }

  /** Of an answer that was given already what says most of what is asked now; all of it where nothing says it. */
  function pickSaid(answer: string, question: Asked): string {
    const sentences = answer
      .split('\n\n')
      .flatMap((paragraph) => (isList.test(paragraph) ? [] : cutSentences(paragraph)))
    const best = findAsked(sentences, listAsked(question), 0)
    const from = leansBack.test(sentences[best] ?? '') ? best - 1 : best
    return best < 0 ? answer : sentences.slice(Math.max(0, from), best + 1).join(' ')
  }

  return { answerFirst, pickSaid }

  function listAsked({ tokens }: Asked, title = '') {
    const titled = new Set(rootsOf(title))
    return new Set(
      tokens
        .filter(({ from }) => from !== 'talk')
        .flatMap(({ term, counted }) =>
          counted ? codeOf(counted) : term === null || isKind(term) ? [] : [toRoot(term)],
        )
        .filter((root) => !titled.has(root)),
    )
  }

  /** The sentence that says what was asked goes to the beginning of its paragraph, with what leans on it. */
  function lead(paragraph: string, asked: ReadonlySet<string>): Led {
    const sentences = cutSentences(paragraph).map((text) => text.trim())
    if (sentences.some((text) => staysPut.test(text))) return asItIs(paragraph)
    const best = findAsked(sentences, asked)
    const isLeaning = (at: number) => leansBack.test(sentences[at] ?? '')
    const from = isLeaning(best) ? best - 1 : best
    const to = isLeaning(best + 1) ? best + 2 : best + 1
    if (from < 1) return asItIs(paragraph)
    const parts = [sentences.slice(from, to), [...sentences.slice(0, from), ...sentences.slice(to)]]
    return asItIs(parts.map((some) => some.join(' ')).join('\n\n'))
  }

  /** The entry of a list that says what was asked goes before all, without what makes it an entry. */
  function lift(list: string, asked: ReadonlySet<string>): Led {
    const entries = list.split('\n')
    const best = entries.every(isEntry) ? findAsked(entries, asked) : -1
    const lifted = entries.slice(best, best + 1).map((entry) => entry.slice(bullet.length))
    return best < 1 ? asItIs(list) : { lifted, rest: entries.toSpliced(best, 1).join('\n') }
  }

  /** Where what was asked is said, by so much clearer than in the first of them; -1 where it is not. */
  function findAsked(units: readonly string[], asked: ReadonlySet<string>, more = leastMore): number {
    if (units.length < fewestSentences) return -1
    const said = units.map((text) => [...new Set(rootsOf(text))].filter((root) => asked.has(root)))
    // What many of the sentences speak of tells none of them from the others.
    const worthOf = (root: string) => rarityOf(root) / Math.sqrt(said.filter((roots) => roots.includes(root)).length)
    const worths = said.map((roots) => roots.reduce((sum, root) => sum + worthOf(root), 0))
    const best = worths.indexOf(Math.max(...worths))
    const isNews = (worths[best] ?? 0) > 0 && (worths[best] ?? 0) >= (worths[0] ?? 0) + more
    const isClear = isSentence.test(units[best] ?? '') && !leansInside.test(units[best] ?? '')
    return isNews && isClear ? best : -1
  }
}

type Led = { readonly lifted: readonly string[]; readonly rest: string }
const asItIs = (rest: string): Led => ({ lifted: [], rest })
