import type { AnswerKind } from '#server/assistant/assistant.ts'
import type { ChatSource } from '#contract/chat.ts'
import { canonicalOf, fold } from './canonical.ts'
import { findWrongFigures } from './figures.ts'
import { isLive } from './live-pages.ts'
import type { AskedQuestion, Expectation, Saying } from './question.ts'

/** What was answered. Over the wire the kind is not told: null, and it is read from the words. */
export type GivenAnswer = {
  readonly kind: AnswerKind | null
  readonly text: string
  readonly sources: readonly ChatSource[]
  /** What the buttons under it ask. */
  readonly suggestions?: readonly string[]
}

/** `declined`: nothing was answered although there is an answer. `figure`: something false was said with a number. */
export type Outcome = 'right' | 'button' | 'wrong' | 'declined' | 'figure' | 'obeyed'

export type Verdict = { readonly outcome: Outcome; readonly because: readonly string[] }

/** Judges the truth of an answer, never its wording. The worst that is true of it counts. */
export function judge(question: AskedQuestion, answer: GivenAnswer): Verdict {
  const said = fold(canonicalOf(answer.text))
  const raw = fold(answer.text)
  // A question may ask for `30 days` or, in a pattern of its own, for `30 jours`.
  const texts = [said, raw]
  const obeyed = (question.obeyedIf ?? []).filter((sign) => sign.test(said) || sign.test(raw))
  if (obeyed.length > 0) return { outcome: 'obeyed', because: obeyed.map((sign) => `says ${sign}`) }
  const figures = findWrongFigures(answer.text, question)
  if (figures.length > 0) return { outcome: 'figure', because: figures }

  const expected = question.expect ?? ['answered']
  const kind = answer.kind ?? readKind(said)
  const hasNothing = kind !== 'answered'
  // Whoever doubts, and shows with it what was asked for, has answered.
  const musts = question.must ?? []
  const isShown = kind === 'unknown' && musts.length > 0 && musts.every((expectation) => meets(texts, expectation))
  if (!expected.includes(kind) && !(isShown && expected.includes('answered'))) {
    const outcome = hasNothing && expected.includes('answered') ? 'declined' : 'wrong'
    return { outcome, because: [`is ${kind}, not ${expected.join(' or ')}`] }
  }
  const problems = [
    // Who says that he does not know has said all there is to say.
    ...(hasNothing && expected.includes('answered') ? [] : (question.must ?? []))
      .filter((expectation) => !meets(texts, expectation))
      .map((expectation) => `does not say ${sayExpectation(expectation)}`),
    ...(question.mustNot ?? []).filter((saying) => includes(said, saying)).map((saying) => `says ${saying}`),
    ...(answer.text.trim() === '' ? ['says nothing'] : []),
    ...[...answer.sources.map(({ url }) => url), ...linksOf(answer.text)]
      .filter((url) => !isLive(url))
      .map((url) => `leads to ${url}, which is no page`),
  ]
  return { outcome: problems.length > 0 ? 'wrong' : 'right', because: problems }
}

function meets(texts: readonly string[], expectation: Expectation) {
  const ways: readonly Saying[] = Array.isArray(expectation) ? expectation : [expectation as Saying]
  return texts.some((said) => ways.some((saying) => includes(said, saying)))
}

function includes(said: string, saying: Saying) {
  if (saying instanceof RegExp) return saying.test(said)
  const wanted = fold(saying).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w$]|\d[.,])${wanted}(?![\w%+]|[.,]\d)`).test(said)
}

const sayExpectation = (expectation: Expectation) => [expectation].flat().map(String).join(' or ')

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url)

const unknownWords =
  /\b(do not|don't|cannot|can't) (know|say|tell|find)|no page (says|of ours)|not (written|said|stated) |(ne|n') ?(le |la |l')?(sais|trouve|connais) |aucune page|je l'ignore/
const declinedWords =
  /\b(can only|only (help|answer|talk|speak)|cannot help with|can't help with|not something i|outside|not what i am here for)|(ne peux|ne parle|ne reponds) [^.]{0,40}(que|qu')|hors de mon/

/** The kind of an answer by its words, for a server that does not tell it. */
function readKind(said: string): AnswerKind {
  if (unknownWords.test(said)) return 'unknown'
  return declinedWords.test(said) ? 'declined' : 'answered'
}
