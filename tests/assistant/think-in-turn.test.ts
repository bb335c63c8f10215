import { expect, it, onTestFinished } from 'vitest'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { identifyCaller } from '#server/rate-limit.ts'
import { asCaller, thinkInTurn } from '#server/assistant/think-in-turn.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'

/** Counts the turns of the event loop. */
function countTurns() {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  return () => turns
}

it('messages that come at once are thought about in turn, with a turn of the event loop for everybody else between', async () => {
  const known = await loadKnowledge('dist')
  const turn = countTurns()
  const thoughtAt = new Set<number>()
  const knowledge: typeof known = {
    ...known,
    linkIn(url, language) {
      thoughtAt.add(turn())
      return known.linkIn(url, language)
    },
  }
  const assistant = thinkInTurn(createEmbeddedAssistant({ knowledge, now: Date.now }))
  const question = { context: { name: '', company: '', location: '' }, history: [], timeZone: '' }

  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      assistant.sendMessage({ ...question, text: 'What does Starter cost?' }, () => undefined),
    ),
  )

  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['answered']))
  expect(thoughtAt.size).toBe(answers.length)
})

it('callers take turns, by their networks and in each by their addresses: whoever asks a thousand things waits for himself', async () => {
  const thought: string[] = []
  const assistant = thinkInTurn({
    sendMessage: () => Promise.reject(new Error('not asked')),
    async tellWish(text) {
      thought.push(text)
      return null
    },
    answerBeside: async () => null,
    welcome: async () => '',
  })
  const ask = (ip: string, text: string) => asCaller(identifyCaller(ip), () => assistant.tellWish(text, ''))
  const flood = Array.from({ length: 60 }, (_, at) => ask(`2001:db8:7:${at.toString(16)}::1`, 'flood'))
  const greedy = Array.from({ length: 20 }, () => ask('2001:db8:9:1::1', 'greedy'))

  await Promise.all([ask('5.6.7.8', 'other'), ask('2001:db8:9:2::1', 'neighbour')])
  expect(thought.indexOf('other')).toBeLessThan(4)
  expect(thought.indexOf('neighbour')).toBeLessThan(8)
  await Promise.all([...flood, ...greedy])
  expect(thought).toHaveLength(82)
})
