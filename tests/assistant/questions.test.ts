import { describe, expect, it } from 'vitest'
import { createEmbeddedAsker } from './ask-embedded.ts'
import { allQuestions } from './questions/all-questions.ts'
import { describeResult, runQuestions } from './run-questions.ts'
import { findUntrueVerdicts } from './verdicts.ts'

const roundOf = (kind: string) => Number(/-(\d)$/.exec(kind)?.[1] ?? 1)

describe('the embedded assistant, asked everything', async () => {
  const { results } = await runQuestions(await createEmbeddedAsker(), allQuestions)
  const those = (outcome: string) => results.filter((result) => result.outcome === outcome).map(describeResult)

  it('says no wrong figure', () => expect(those('figure')).toEqual([]))

  it('says no yes and no no that nobody found true', () => expect(findUntrueVerdicts(results).wrong).toEqual([]))

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
})
