import { describe, expect, it } from 'vitest'
import { readChatStart } from './read-chat-start.ts'
import { readSending } from './read-sending.ts'

const nothing = { toString: 1 }

describe('the start form', () => {
  it.each([[], 'text', 5, true, null, undefined])('finds what it needs missing in %j', (input) => {
    expect(readChatStart(input)).toEqual({ ok: false, problems: { name: 'missing', email: 'missing' } })
  })

  it('takes what the browser says by itself for nothing when it is no text', () => {
    const given = {
      name: 'Amina',
      email: 'amina@example.com',
      variant: nothing,
      timeZone: nothing,
      page: [['/pricing']],
    }
    expect(readChatStart(given)).toMatchObject({ ok: true, start: { variant: 'B', timeZone: '', page: '' } })
  })
})

describe('a message', () => {
  it.each(['', ' \n\t', '\u0000\u0007', '\u200b\u200d', '\ufeff \u2060', '\ufe0f'])(
    '[CHAT-46] of nothing to see is blank: %j',
    (text) => {
      expect(readSending({ text })).toEqual({ ok: false, problem: 'blank' })
    },
  )

  it.each(['?', '👍🏽', '👨\u200d👩\u200d👧', 'می\u200cخواهم'])('keeps what joins the signs of %j', (text) => {
    expect(readSending({ text })).toEqual({ ok: true, text, id: null, intent: null })
  })

  it.each([[], 'text', 5, null, { text: nothing }, { text: 'a', id: nothing }])('is malformed as %j', (input) => {
    expect(readSending(input)).toEqual({ ok: false, problem: 'malformed' })
  })
})
