import { describe, expect, it } from 'vitest'
import { asksForPerson } from '#server/chat/asks-for-person.ts'
import { person } from './questions/person.ts'

describe('the hand-off, asked for a person', () => {
  it.each(person)('$text: $isAsking', ({ text, isAsking }) => expect(asksForPerson(text)).toBe(isAsking))
})
