import { describe, expect, it } from 'vitest'
import { createState, keepTrying, reduce, type Action } from './request-state.ts'

const sending = { idempotencyKey: 'key', fields: [['name', 'Amina']] as const }
const attempt = { sending, isPressed: true, hadFocus: true }
const receipt = { id: 'id', reference: 'IM-1', ticket: 't', at: '', dueAt: '' } as never
const accepted = { kind: 'accepted', receipt, said: 'Sent.' } as const
const after = (...actions: readonly Action[]) => actions.reduce(reduce, createState({ name: 'missing' }))

describe('a request in the form', () => {
  it('gives way to what became of it, and to no field', () => {
    expect(after({ kind: 'began', attempt }, accepted)).toMatchObject({
      stage: { kind: 'sent', sending, receipt },
      attempt: null,
      messages: {},
      toast: { kind: 'success' },
      focus: {},
    })
    // The visitor has gone back into a field meanwhile: it stays until they leave it.
    const inField = [{ kind: 'began', attempt }, { kind: 'entered' }, accepted] as const
    expect(after(...inField)).toMatchObject({ stage: { kind: 'arrived' }, focus: null })
    expect(after(...inField, { kind: 'left', at: 5 })).toMatchObject({ stage: { kind: 'sent' }, leftAt: 5 })
  })

  it('is overtaken by a change of its words, not by another sum', () => {
    const change = (field: string) => ({ kind: 'edited', field }) as const
    expect(after({ kind: 'began', attempt }, change('name'), accepted)).toMatchObject({
      stage: { kind: 'form' },
      isOvertaken: true,
    })
    expect(after({ kind: 'began', attempt }, { kind: 'entered' }, accepted, change('phone'))).toMatchObject({
      stage: { kind: 'form' },
      isOvertaken: true,
    })
    expect(after({ kind: 'began', attempt }, change('captcha'), accepted)).toMatchObject({ stage: { kind: 'arrived' } })
  })

  it('is tried once at a time', () => {
    const first = after({ kind: 'began', attempt })
    const second = { sending: { ...sending, idempotencyKey: 'other' }, isPressed: true, hadFocus: true }
    expect(reduce(first, { kind: 'began', attempt: second })).toBe(first)
  })

  it('waits longer after each try, and as long as the server says', () => {
    let state = createState({})
    const waits = Array.from({ length: 7 }, () => {
      const unsent = keepTrying(state, sending, { at: 1000, isKeptOnDevice: true })
      state = reduce(reduce(state, { kind: 'began', attempt }), { kind: 'failed', unsent, isPanel: false, said: null })
      return (unsent.nextTryAt - 1000) / 1000
    })
    expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300])
    expect(state.unsent?.tries).toBe(7)
    const busy = keepTrying(state, sending, { at: 0, isKeptOnDevice: true, retryAfterSeconds: 40 })
    expect(busy.nextTryAt).toBe(40_000)
  })
})
