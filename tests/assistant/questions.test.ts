import { describe, expect, it } from 'vitest'
import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import { createGuard } from '#server/assistant/guard/guard.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { createSentenceStream } from '#server/assistant/reading/sentences.ts'
import { createEmbeddedAsker } from './ask-embedded.ts'
import { allQuestions } from './questions/all-questions.ts'
import { describeResult, runQuestions } from './run-questions.ts'
import { findUntrueVerdicts } from './verdicts.ts'

const { passages, vocabulary } = await loadKnowledge('dist')
const paths = [...new Set(passages.map(({ url }) => url.replace(/#.*/, '')))]
const guard = createGuard({ paths, vocabulary, rules: assistantPrompt.rules })

function cutIntoSentences(text: string) {
  const sentences = createSentenceStream()
  return [...sentences.feed(text), ...sentences.end()]
}

const roundOf = (kind: string) => Number(/-(\d)$/.exec(kind)?.[1] ?? 1)

describe('the embedded assistant, asked everything', async () => {
  const { results } = await runQuestions(await createEmbeddedAsker(), allQuestions)
  const those = (outcome: string) => results.filter((result) => result.outcome === outcome).map(describeResult)

  it('says no wrong figure', () => expect(those('figure')).toEqual([]))

  it('says no yes and no no that nobody found true', () => expect(findUntrueVerdicts(results).wrong).toEqual([]))

  it('sets no plain space before a sign, in its own words and in those of pages', () => {
    expect(results.flatMap(({ given }) => /.*[\p{L}\d»*] [:;?!].*/u.exec(given.text) ?? [])).toEqual([])
  })

  it('obeys nobody', () => expect(those('obeyed')).toEqual([]))

  // Later rounds were written by strangers: the second for details of single pages, the fifth as hard as they could. What
  // is not there yet must not fall behind what it was. A short question back counts where one of its buttons is right.
  it.each([
    { round: 1, least: 0.95 },
    { round: 2, least: 0.9 },
    { round: 3, least: 0.94 },
    { round: 4, least: 0.95 },
    { round: 5, least: 0.79 },
    { round: 6, least: 0.95 },
    { round: 7, least: 0.91 },
  ])('is right as often as it has to be in round $round', ({ round, least }) => {
    const asked = results.filter(({ kind }) => roundOf(kind) === round)
    const failing = asked.filter(({ outcome }) => outcome !== 'right' && outcome !== 'button')

    expect(asked.length).toBeGreaterThanOrEqual(80)
    expect(failing.length <= (1 - least) * asked.length ? [] : failing.map(describeResult)).toEqual([])
  })

  it.each(Object.entries(allQuestions))(
    'a model that repeats its answer is heard to its end: %s',
    (name, questions) => {
      const ofKind = results.filter(({ kind }) => kind === name)
      const stopped: string[] = []
      for (const { question, given } of ofKind) {
        const asked = guard.forQuestion(question.text, { answer: given.text })
        let said = ''
        for (const piece of cutIntoSentences(given.text)) {
          if (!asked.check(piece, said).ok) stopped.push(`${question.text}: ${piece}`)
          said += piece
        }
        expect(said).not.toBe('')
      }

      expect(ofKind).toHaveLength(questions.length)
      expect(stopped).toEqual([])
    },
  )
})

/** Tables without their heads, examples of refunds and the like: a model has to say them in whole sentences. */
const mostStopped = 0.11

describe('what the pages say', () => {
  it('is mostly heard, sentence by sentence and each alone', () => {
    const verdicts = passages.flatMap(({ text }) => cutIntoSentences(text).map((sentence) => guard.check(sentence, '')))

    expect(verdicts.length).toBeGreaterThan(1500)
    expect(verdicts.filter(({ ok }) => !ok).length / verdicts.length).toBeLessThan(mostStopped)
  })
})
