import { describe, expect, it } from 'vitest'
import { assistantFallback as fallbacks } from '#content/assistant-fallback.ts'
import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import { createGuard, type Guard } from '#server/assistant/guard/guard.ts'
import { createSentenceStream } from '#server/assistant/reading/sentences.ts'

const { en: assistantFallback, fr: french } = fallbacks

const guard = createGuard({
  paths: ['/pricing', '/small-business-backbone', '/ngo-compatibility'],
  rules: assistantPrompt.rules,
})

/** The sentences of a text that the guard would stop, each with the reason. */
function findStopped(text: string, by: Guard = guard) {
  const sentences = createSentenceStream()
  let said = ''
  return [...sentences.feed(text), ...sentences.end()].flatMap((piece) => {
    const verdict = by.check(piece, said)
    said += piece
    return verdict.ok ? [] : [`${verdict.because}: ${piece.trim()}`]
  })
}

describe('what the model is told', () => {
  it('may be said, line by line as it stands there', () => {
    const lines = assistantPrompt.facts.split('\n').filter((line) => line !== '')

    expect(lines.length).toBeGreaterThan(20)
    expect(lines.flatMap((line) => findStopped(line))).toEqual([])
    expect(findStopped(assistantPrompt.facts)).toEqual([])
  })

  it('may not be given away where it is a rule', () => {
    const rules = assistantPrompt.rules.split('\n').filter((line) => line.startsWith('- '))

    expect(rules.length).toBeGreaterThan(5)
    for (const rule of rules) expect(findStopped(rule)[0]).toMatch(/^prompt: /)
  })

  it.each([
    ['English', assistantFallback],
    ['French', french],
  ])('agrees with the words that stand for a failed answer in %s', (_language, words) => {
    const { person, pricing, apology, brokeOff } = words

    expect([person, pricing, apology, brokeOff].flatMap((text) => findStopped(text))).toEqual([])
  })
})
