import { describe, expect, it } from 'vitest'
import { createState, createWelcome } from './chat-state.ts'
import { isLongSilent, readState } from './read-saved.ts'

const state = {
  ...createState(createWelcome('Hello', 'w', new Date('2026-11-23T08:00:00Z'))),
  session: { id: 'abc-1', token: 'xyz' },
  userInfo: { name: 'Grace', email: 'g@x.example', phone: '', company: '', location: 'Uganda' },
  showUserForm: false,
}
const stored = (change: object = {}) => JSON.parse(JSON.stringify({ ...state, ...change })) as Record<string, unknown>
const [message] = stored()['messages'] as readonly object[]

describe('a kept chat', () => {
  it('[DATA-8, CHAT-61] comes back as it was, with timestamps as dates', () => {
    const read = readState(stored())

    expect(read).toEqual(state)
    expect(read?.messages[0]?.timestamp).toBeInstanceOf(Date)
  })

  it('stays for a week after the last word, and no longer', () => {
    const week = (more: number) => new Date(Date.parse('2026-11-30T08:00:00Z') + more)
    expect([isLongSilent(state, week(0)), isLongSilent(state, week(1))]).toEqual([false, true])
    const later = [...state.messages, { ...createWelcome('More', 'x', new Date('2026-11-24T08:00:00Z')) }]
    expect(isLongSilent({ messages: later }, week(1))).toBe(false)
    // A letter's link opens one that was silent for longer, and it is read from page to page.
    expect(isLongSilent({ ...state, openedAt: week(0).getTime() }, week(1))).toBe(false)
  })

  it('[CHAT-61] of a talk that grew and grew comes back with its latest thousand messages', () => {
    const messages = Array.from({ length: 1003 }, (_, id) => ({ ...message, id: `${id}` }))

    const read = readState(stored({ messages }))

    expect([read?.messages.length, read?.messages[0]?.id, read?.messages.at(-1)?.id]).toEqual([1000, '3', '1002'])
  })

  it('brings nothing along that nobody wrote', () => {
    expect(readState(stored({ admin: true }))).toEqual(state)
  })

  it.each([
    ['nothing', null],
    ['another type', 'closed'],
    ['a list', []],
    ['no messages', stored({ messages: [] })],
    ['the same message twice', stored({ messages: [message, message] })],
    ['a message of nobody', stored({ messages: [{ ...message, sender: 'admin' }] })],
    ['a date that is none', stored({ messages: [{ ...message, timestamp: 'yesterday' }] })],
    ['a text that is none', stored({ messages: [{ ...message, text: { toString: 'x' } }] })],
    ['a delivery nobody knows', stored({ messages: [{ ...message, delivery: 'lost' }] })],
    ['sources that are none', stored({ messages: [{ ...message, sources: [{ url: 4 }] }] })],
    ['a place that is none', stored({ position: { bottom: '24', right: 24 } })],
    ['a size without end', stored({ chatSize: { width: null, height: 500 } })],
    ['a session that leads elsewhere', stored({ session: { id: '../../leads', token: 'x' } })],
    ['a flag that is none', stored({ isOpen: 'yes' })],
    ['a moment that is none', stored({ openedAt: 'today' })],
    ['a conversation with nobody', stored({ userInfo: null })],
  ])('is refused when it holds %s', (_what, value) => {
    expect(readState(value)).toBeNull()
  })
})
