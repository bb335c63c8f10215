import { describe, expect, it } from 'vitest'
import { findWrongFigures } from './figures.ts'
import type { AskedQuestion, Expectation } from './question.ts'
import { allQuestions } from './questions/all-questions.ts'

const every = Object.entries(allQuestions).flatMap(([kind, questions]) =>
  questions.map((question) => ({ kind, question, text: question.text })),
)

/** The least number of questions of a kind that the set promises. */
const promised = {
  french: 60,
  typos: 40,
  injections: 30,
  'multi-part': 25,
  'out-of-scope': 25,
  'follow-ups': 20,
  unknowable: 20,
  'french-2': 60,
  'typos-2': 30,
  'multi-part-2': 25,
  'follow-ups-2': 15,
  'out-of-scope-2': 25,
  'injections-2': 25,
  'unknowable-2': 20,
}

describe('the question set', () => {
  it('is as large as it says', () => {
    expect(every.length).toBeGreaterThanOrEqual(700)
    for (const [kind, count] of Object.entries(promised)) {
      expect([kind, (allQuestions[kind] ?? []).length >= count]).toEqual([kind, true])
    }
  })

  it('asks nothing twice', () => {
    const asked = every.map(({ question }) => JSON.stringify([question.text, question.history, question.context]))

    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([])
  })

  it('wants nothing that the judge would call a wrong figure', () => {
    const wrong = every.flatMap(({ text, question }) =>
      (question.must ?? [])
        .flatMap(textsOf)
        .flatMap((wanted) => findWrongFigures(wanted, question).map((problem) => `${text}: ${problem}`)),
    )

    expect(wrong).toEqual([])
  })

  it('expects something of each question', () => {
    const empty = every.filter(({ question }) => !expectsSomething(question))

    expect(empty.map(({ text }) => text)).toEqual([])
  })
})

function textsOf(expectation: Expectation): readonly string[] {
  return [expectation].flat().filter((saying): saying is string => typeof saying === 'string')
}

function expectsSomething({ must = [], mustNot = [], obeyedIf = [], expect: kinds }: AskedQuestion) {
  return must.length + mustNot.length + obeyedIf.length > 0 || (kinds !== undefined && !kinds.includes('answered'))
}
