import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { createState, createWelcome, type ChatState, type ShownMessage } from './chat-state.ts'
import { findLastKnown, findPending, mergeMessages, reduceTalk } from './talk-state.ts'

const at = new Date('2026-11-23T08:00:00Z')
const own = (id: string, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id,
  text: id,
  sender: 'user',
  timestamp: at,
  ...more,
})
const said = (id: string): ShownMessage => ({ ...own(id), sender: 'agent' })
const wire = (id: string): ChatMessage => ({ id, text: id, sender: 'agent', timestamp: at.toISOString() })
const start = createState(createWelcome('Hello', 'w', at))
const begun = (...messages: readonly ShownMessage[]): ChatState => ({
  ...start,
  session: { id: 's', token: 't' },
  showUserForm: false,
  userInfo: { name: 'Grace', email: 'g@x.example', phone: '', company: '', location: 'Uganda' },
  messages: [...start.messages, ...messages],
})
const idsOf = ({ messages }: ChatState) => messages.map(({ id }) => id)

describe('the conversation of a chat', () => {
  it('takes the order of the server from its events, whatever of it was known, and each message once', () => {
    const everything = Array.from({ length: 12 }, (_, place) => `m${place}`)
    fc.assert(
      fc.property(fc.subarray(everything), fc.nat(2), (known, repeats) => {
        let state = begun(...known.map((id) => said(id)))
        for (let time = 0; time <= repeats; time += 1) {
          for (const [place, id] of everything.entries()) {
            state = reduceTalk(state, { kind: 'told', message: wire(id), number: place + 1 })
          }
        }
        expect(idsOf(state).slice(1)).toEqual(everything)
      }),
    )
  })

  it('leaves a message that is on its way behind everything the server has told', () => {
    const sending = reduceTalk(begun(said('a')), { kind: 'asked', message: own('mine', { delivery: 'sending' }) })
    const told = reduceTalk(sending, { kind: 'told', message: wire('theirs'), number: 2 })
    expect(idsOf(told).slice(1)).toEqual(['a', 'theirs', 'mine'])
    const kept = reduceTalk(told, { kind: 'told', message: { ...wire('mine'), sender: 'user' }, number: 3 })
    expect(kept.messages.at(-1)).toMatchObject({ id: 'mine', number: 3, delivery: 'sending' })
  })

  it('[CHAT-45] puts a reply behind its question and waits no more', () => {
    const asked = begun(own('q1', { delivery: 'awaiting' }), own('q2', { delivery: 'failed' }))
    const replied = reduceTalk(asked, { kind: 'replied', questionId: 'q1', reply: wire('r1') })

    expect(idsOf(replied).slice(1)).toEqual(['q1', 'r1', 'q2'])
    expect(findPending(replied)).toBeUndefined()
    expect(idsOf(reduceTalk(replied, { kind: 'replied', questionId: 'q1', reply: wire('r1') }))).toEqual(idsOf(replied))
  })

  it('[CHAT-47] takes an apology back when the question is asked again', () => {
    const apology = { ...said('local-apology-q1'), isApology: true as const }
    const failed = reduceTalk(begun(own('q1')), { kind: 'apologized', questionId: 'q1', apology })

    expect(idsOf(failed).slice(1)).toEqual(['q1', 'local-apology-q1'])
    expect(findLastKnown(failed)).toBeUndefined()
    expect(idsOf(reduceTalk(failed, { kind: 'delivery', id: 'q1', delivery: 'sending' })).slice(1)).toEqual(['q1'])
  })

  it('catches up with what the server kept, and goes on with a question that is being answered', () => {
    const missed = [wire('r1'), { ...wire('q2'), sender: 'user' as const }]
    const caught = reduceTalk(begun(own('q1')), { kind: 'caught-up', messages: missed, isReplying: true })

    expect(idsOf(caught).slice(1)).toEqual(['q1', 'r1', 'q2'])
    expect(findPending(caught)?.id).toBe('q2')
  })

  it('joins the messages of another tab, each once, and takes no answer back', () => {
    const here = begun(own('q1'), said('r1'))
    const there = begun(own('q1', { delivery: 'awaiting' }), own('q2', { delivery: 'sending' }))
    const heard = reduceTalk(here, { kind: 'heard', state: there })

    expect(idsOf(heard).slice(1)).toEqual(['q1', 'r1', 'q2'])
    expect(new Set(idsOf(heard)).size).toBe(4)
    expect(findPending(heard)?.id).toBe('q2')
  })

  it('puts what was missed before what came after it', () => {
    const caught = reduceTalk(begun(own('q1'), own('q2'), said('r2')), {
      kind: 'caught-up',
      messages: [wire('r1'), { ...wire('q2'), sender: 'user' }, wire('r2')],
      isReplying: false,
    })

    expect(idsOf(caught).slice(1)).toEqual(['q1', 'r1', 'q2', 'r2'])
  })

  it('begins anew when another tab has', () => {
    const newer = createState(createWelcome('Hello', 'w2', new Date(at.getTime() + 1000)))

    expect(reduceTalk(begun(own('q1')), { kind: 'heard', state: newer })).toMatchObject({
      session: null,
      showUserForm: true,
    })
    expect(
      reduceTalk({ ...newer, session: { id: 'n', token: 't' } }, { kind: 'heard', state: begun(own('q1')) }).session
        ?.id,
    ).toBe('n')
  })

  it('merges any two lists without loss or repeat', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String))
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const merged = mergeMessages(
          one.map((id) => said(id)),
          other.map((id) => said(id)),
        ).map(({ id }) => id)
        expect(merged.toSorted()).toEqual([...new Set([...one, ...other])].toSorted())
      }),
    )
  })
})
