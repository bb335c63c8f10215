import { expect, it } from 'vitest'
import { writeHandOff } from './hand-off.ts'

const visitor = { leadId: '01a21e00-dc91-71ec-bf94-0a8c5f1d458a', location: '', timeZone: '', handedOffAt: null }
const told = (at: string) => writeHandOff(visitor, Date.parse(at), 'en').text

it('notes the time that somebody wishes for, and the number that he leaves', () => {
  const noted = { when: 'tomorrow at 9', phone: '0788 123 456' }
  const { text } = writeHandOff(visitor, Date.parse('2026-11-27T09:00:00Z'), 'en', noted)
  expect(text).toContain('Your number, **0788 123 456**, is noted. Your wish for **tomorrow at 9** is noted')
})

it('sends nobody to a telephone that is not answered without saying when it is', () => {
  expect(told('2026-11-27T09:00:00Z')).toMatch(/If it cannot wait, call \+[\d ]+\. I am still here/)
  // On a Friday evening the chat is open, and the telephone is not.
  expect(told('2026-11-27T17:10:00Z')).toMatch(
    /until 22:00 EAT[\s\S]* call \+[\d ]+ from Monday 08:00 EAT on, or at any/,
  )
})
