import { describe, expect, it } from 'vitest'
import { createLines } from './lines.ts'

/** A line of one conversation, and what happened in it. */
function startLine() {
  const lines = createLines(() => undefined)
  const happened: string[] = []
  const ends = new Map<string, () => void>()
  const add = (messageId: string, keep: () => Promise<string> = () => Promise.resolve(messageId)) =>
    lines.add({
      chatId: 'chat',
      messageId,
      keep,
      async answer(kept) {
        happened.push(`${kept} begins`)
        await new Promise<void>((done) => ends.set(kept, done))
        happened.push(`${kept} ends`)
      },
    })
  const settle = () => new Promise((done) => setImmediate(done))
  return { lines, happened, add, settle, end: (messageId: string) => ends.get(messageId)?.() }
}

const refuse = () => Promise.reject(new Error('too many'))

describe('the line of a conversation', () => {
  it('answers nothing, and changes nothing, before the answer ahead of a message that was not kept', async () => {
    const { lines, happened, add, settle, end } = startLine()
    await add('first')
    await expect(add('refused', refuse)).rejects.toThrow('too many')
    await add('third')
    const erased = lines.alone('chat', () => Promise.resolve(happened.push('erased')))
    await settle()
    expect(happened).toEqual(['first begins'])

    end('first')
    await settle()
    end('third')
    await erased
    expect(happened).toEqual(['first begins', 'first ends', 'third begins', 'third ends', 'erased'])
  })

  it('waits for what is left, and lets the process do other things meanwhile', async () => {
    const { lines, add, settle, end } = startLine()
    await add('first')
    await expect(add('refused', refuse)).rejects.toThrow('too many')
    const idle = lines.idle()
    await settle()
    end('first')
    await idle

    expect(lines.count()).toBe(0)
  })
})
