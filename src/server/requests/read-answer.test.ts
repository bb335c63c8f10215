import { describe, expect, it } from 'vitest'
import { readRefusal } from './read-answer.ts'

describe('a message that refuses what was noted', () => {
  it.each([
    ['I don’t want a demo', ''],
    ['no I dont want a demo, and per year?', 'and per year?'],
    ['no i didnt ask a demo!! where do i see who did refunds', 'where do i see who did refunds'],
    ['how long is the trial, I never asked for a demo', 'how long is the trial'],
    ['je ne veux pas de démo, et par an ?', 'et par an ?'],
    ['annulez la démo svp', ''],
    ['não quero demonstração, quanto custa?', 'quanto custa?'],
  ])('leaves what else it says: %s', (text, rest) => {
    expect(readRefusal(text)).toEqual({ rest })
  })

  it.each(['I want a demo', 'is there a call, a visit or a demo?', 'I do not want to pay for printers', 'no'])(
    'is none: %s',
    (text) => {
      expect(readRefusal(text)).toBeNull()
    },
  )
})
