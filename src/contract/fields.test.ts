import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { atMost, line } from './fields.ts'
import { emailShape, readLine } from './read-line.ts'

/** As it was first written: right, and with as many ways to read an address as it has dots. */
const firstShape = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/

describe('the shape of an e-mail address', () => {
  it('is what it always was', () => {
    const address = fc.stringMatching(/^[a.@, "]{0,12}$/)
    fc.assert(
      fc.property(address, (text) => {
        expect(emailShape.test(text)).toBe(firstShape.test(text))
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('a line of text', () => {
  it.each(['\u200b\u2060', '\u00ad', '\ufe0f \u3164', '\u{e0041}'])('of signs that nobody sees is none: %j', (text) => {
    expect(readLine(text, 10)).toEqual({ text: '', problem: 'missing' })
    expect(readLine(text, 10, 0)).toEqual({ text: '', problem: null })
  })

  it('that is too long is read by no pattern', () => {
    const read = vi.fn<() => boolean>(() => true)
    const field = line(10).check(z.refine(read, 'invalid'), z.regex(/^b/, 'invalid'))

    const { success, error } = field.safeParse('a'.repeat(11))

    expect(success).toBe(false)
    expect(error?.issues.map(({ message }) => message)).toEqual(['too-long'])
    expect(read).not.toHaveBeenCalled()
    expect(field.safeParse('b').success).toBe(true)
    expect(read).toHaveBeenCalledOnce()
  })

  it('has its length checked ahead of everything', () => {
    const read = vi.fn<() => boolean>(() => false)
    const field = z.string().check(atMost(3), z.refine(read))
    expect(field.safeParse('1234').error?.issues).toHaveLength(1)
    expect(read).not.toHaveBeenCalled()
  })
})
