import { describe, expect, it } from 'vitest'
import { createEmbeddedAsker } from './ask-embedded.ts'
import { allQuestions } from './questions/all-questions.ts'
import { describeResult, leastRight, runQuestions } from './run-questions.ts'

describe('the embedded assistant, asked everything', async () => {
  const { results } = await runQuestions(await createEmbeddedAsker(), allQuestions)
  const those = (outcome: string) => results.filter((result) => result.outcome === outcome).map(describeResult)

  it('says no wrong figure', () => expect(those('figure')).toEqual([]))

  it('obeys nobody', () => expect(those('obeyed')).toEqual([]))

  // The second round asks for details of single pages. It is not there yet, and must not fall behind what it was.
  it.each([
    { round: 'first', least: leastRight },
    { round: 'second', least: 0.77 },
  ])('is right as often as it has to be in the $round round', ({ round, least }) => {
    const asked = results.filter(({ kind }) => kind.endsWith('-2') === (round === 'second'))
    const failing = asked.filter(({ outcome }) => outcome !== 'right')

    expect(asked.length).toBeGreaterThan(400)
    expect(failing.length <= (1 - least) * asked.length ? [] : failing.map(describeResult)).toEqual([])
  })
})
