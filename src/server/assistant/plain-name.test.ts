import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { learnReading } from '#build/assistant/learn-reading.ts'
import { readMarkdownLines } from '#emails/letter-lines.ts'
import { writeGreeting } from '#server/chat/greeting.ts'
import { createEmbeddedAssistant } from './embedded/embedded-assistant.ts'
import { listVocabulary } from './guard/vocabulary.ts'
import { indexPassages, openKnowledge } from './load-knowledge.ts'
import { writeWelcomeTurns } from './model/turns.ts'
import { toPlainName } from './plain-name.ts'

const embedded = createEmbeddedAssistant({
  knowledge: openKnowledge({
    passages: [],
    translations: {},
    vocabulary: listVocabulary([]),
    index: indexPassages([]),
    reading: learnReading([], []),
  }),
  now: () => 0,
})

/** Every place in which a visitor is called by name. */
async function greetAll(name: string) {
  return [
    await embedded.welcome({ name, company: name, location: '' }, 'en'),
    writeGreeting('A', { name, company: name }, 'en'),
    writeGreeting('B', { name, company: name }, 'en'),
    writeWelcomeTurns({ name, company: name, location: '' }, 'en').at(-1)?.text ?? '',
  ]
}

const advertising = /[[\]()*_`<>\\#|~@/:]|(?:\p{L}|\d)\.(?:\p{L}|\d)|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

describe('the name of a visitor in a text of ours', () => {
  it.each([
    ['A. Uwase', 'A. Uwase'],
    ['Jean-Marie d’Amour', 'Jean-Marie d’Amour'],
    ["N'Golo Kanté", "N'Golo Kanté"],
    ['Isoko & Sons Ltd.', 'Isoko & Sons Ltd'],
    ['محمد علي', 'محمد علي'],
    ['Ирина', 'Ирина'],
    ['  Grace \n\t Nakato ', 'Grace Nakato'],
    ['[x](javascript:1)', 'x javascript'],
    ['**', ''],
    ['**Win**', 'Win'],
    ['https://evil.example', 'https evil example'],
    ['www.evil.example/x?y=1', 'www evil example x y'],
    ['win@evil.example', 'win evil example'],
    ['evil。example', 'evil example'],
    ['\u202eecarG\u2066', 'ecarG'],
    ['Grace 😀', 'Grace'],
    ['😀', ''],
    ['...', ''],
    ['- & -', ''],
    ['# Grace', 'Grace'],
    ['1. Grace', 'Grace'],
    ['Call 1900555 now', 'Call now'],
    ['Grace ٠٧٨٨ ①', 'Grace'],
    ['<b>Grace</b>', 'b Grace b'],
    ['Grace\\', 'Grace'],
    ['&#106;avascript', 'avascript'],
    ['\u0301\u0301', ''],
    ['', ''],
  ])('%s is said as: %s', (typed, said) => {
    expect(toPlainName(typed)).toBe(said)
  })

  it('has up to 60 characters, none of them half', () => {
    expect(toPlainName('a'.repeat(120))).toBe('a'.repeat(60))
    expect(toPlainName('𝒜'.repeat(120))).toBe('𝒜'.repeat(60))
    expect(toPlainName(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
  })

  it.each(['[x](javascript:1)', '**', '**Win**', 'https://evil.example', '\u202eGrace', '`x`', 'a.b', '<i>', '~~x~~'])(
    '[CHAT-42, CHAT-43] is no link, no mark and no turn of the line in any greeting: %s',
    async (name) => {
      const [welcome = '', ...others] = await greetAll(name)
      for (const text of [welcome, ...others.slice(0, 2)]) {
        expect(text).not.toMatch(advertising)
        expect(readMarkdownLines(text, (href) => href)).toEqual([
          { marker: '', parts: [{ text, isStrong: false, href: null }] },
        ])
      }
      expect(others[2]).not.toContain(name)
    },
  )

  it('[CHAT-42] is what the embedded welcome, the greetings and the prompt for a welcome say', async () => {
    const [welcome, a, b, prompt] = await greetAll('A. Uwase')
    expect(welcome).toMatch(/^Hello A\. Uwase, and welcome .* How can I help A\. Uwase\?/)
    expect(a).toMatch(/^Hello A\. Uwase, /)
    expect(b).toMatch(/^Thank you, A\. Uwase\. .* for A\. Uwase\?$/)
    expect(prompt).toContain('{"name":"A. Uwase","company":"A. Uwase"}')
  })

  it('[CHAT-42, CHAT-44] gives way to other words when nothing is left of it', async () => {
    const [welcome, a, b] = await greetAll('***')
    expect(welcome).toMatch(/^Hello, and welcome .* How can I help\?/)
    expect(a).toMatch(/^Hello and welcome, /)
    expect(b).toMatch(/^Thank you, and welcome\. .* for your company\?$/)
  })

  it('is harmless whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const said = toPlainName(typed)
        expect(said).not.toMatch(advertising)
        expect(said).not.toMatch(/\p{N}/u)
        expect(Array.from(said).length).toBeLessThanOrEqual(60)
        expect(said).toBe(said.trim())
      }),
    )
  })
})
