import { describe, expect, it } from 'vitest'
import { createState, reduce, type Action } from './request-state.ts'

const sending = { idempotencyKey: 'key', fields: [['name', 'Amina']] as const }
const attempt = { sending, isPressed: true, hadFocus: true }
const receipt = { id: 'id', reference: 'IM-1', ticket: 't', at: '', dueAt: '' } as never
const failed = {
  kind: 'failed',
  at: 1000,
  isKeptOnDevice: true,
  isOffline: false,
  hasPanel: true,
  said: 'Failed.',
} as const
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
    const tries = Array.from({ length: 7 }, () => [{ kind: 'began', attempt }, failed] as const).flat()
    const states = tries.map((_, at) => after(...tries.slice(0, at + 1))).filter(({ attempt: open }) => !open)
    expect(states.map(({ unsent }) => (unsent?.nextTryAt ?? 0) / 1000 - 1)).toEqual([15, 30, 60, 120, 240, 300, 300])
    expect(states.at(-1)?.unsent).toMatchObject({ since: 1000, tries: 7, isKeptOnDevice: true, isOutdated: false })
    const busy = after({ kind: 'began', attempt }, { ...failed, retryAfterSeconds: 40 })
    expect(busy.unsent?.nextTryAt).toBe(41_000)
  })

  it('says of a failure one thing: the panel where there is no network, else a toast to whoever has pressed', () => {
    const began = { kind: 'began', attempt } as const
    const shown = { toast: { kind: 'failure', text: 'Failed.' } }
    expect(after(began, { ...failed, isOffline: true })).toMatchObject({ stage: { kind: 'waiting' }, toast: null })
    expect(after(began, { ...failed, isOffline: true }, began, failed).stage.kind).toBe('waiting')
    expect(after(began, { ...failed, isOffline: true, hasPanel: false })).toMatchObject({
      stage: { kind: 'form' },
      ...shown,
    })
    expect(after(began, { kind: 'entered' }, { ...failed, isOffline: true })).toMatchObject({
      stage: { kind: 'form' },
      ...shown,
    })
    expect(after({ kind: 'began', attempt: { ...attempt, isPressed: false } }, failed).toast).toBeNull()
  })
})
