import { assistantWords } from '#content/assistant.ts'
import type { Result } from './run-questions.ts'
import { falseStatements, trueStatements } from './questions/statements.ts'

/** In any language that is spoken. */
const beginsWith = (verdict: 'yes' | 'no') => {
  const words = Object.values(assistantWords).map(({ fixed }) => /^\p{L}+/u.exec(fixed[verdict]('')))
  return new RegExp(`^(?:${words.join('|')})[.,:;!]`)
}
const said = { yes: beginsWith('yes'), no: beginsWith('no') } as const
const right = { yes: new Set(trueStatements), no: new Set(falseStatements) }

/**
 * Answers that begin with yes or no, and those of them that were not found true. Strict: whoever reads a set marks each
 * question to which a yes or a no is true (`questions/statements.ts`); any other that begins so is untrue.
 */
export function findUntrueVerdicts(results: readonly Result[]) {
  const verdicts = results.flatMap(({ question, given }) => {
    const verdict = said.yes.test(given.text) ? 'yes' : said.no.test(given.text) ? 'no' : null
    return verdict ? [{ verdict, text: question.text, answer: given.text } as const] : []
  })
  const wrong = verdicts
    .filter(({ verdict, text }) => !right[verdict].has(text))
    .map(({ text, answer }) => `${text} → ${answer.slice(0, 100).replaceAll('\n', ' ')}`)
  return { said: verdicts.length, wrong }
}
