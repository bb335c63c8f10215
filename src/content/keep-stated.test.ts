import { expect, it } from 'vitest'
import { leftOutMark } from '#facts/claims.ts'
import { inBrackets, keepItems, keepSentences, keepStated, sayOf } from './keep-stated.ts'

const claim = (isLeftOut: boolean) => ({ what: isLeftOut ? `${leftOutMark}HIPAA` : 'HIPAA', source: 'ENT-5' })
const out = `${leftOutMark}99.9%`

it('drops the sentence that says what is left out, and no other', () => {
  expect(keepSentences(`It sells at 9.5. It runs ${out} of the time! It is made in Kigali.`)).toBe(
    'It sells at 9.5. It is made in Kigali.',
  )
  expect(keepSentences(`Three things:\n\n- one\n- ${out}\n- three`)).toBe('Three things:\n\n- one\n- three')
  expect(keepSentences(out)).toBeNull()
})

it('takes it out of lists and brackets', () => {
  expect(keepItems(['GDPR', out, 'SOX'])).toEqual(['GDPR', 'SOX'])
  expect(keepItems([out])).toEqual([leftOutMark])
  expect([inBrackets(claim(true)), inBrackets(claim(false))]).toEqual(['', ' (HIPAA)'])
  expect([sayOf(claim(true), '5'), sayOf(claim(false), '5')]).toEqual([`${leftOutMark}5`, '5'])
})

it('leaves words alone while nothing is left out', () => {
  const words = { entries: [['a', 'b']], title: 'c' }
  expect(keepStated(words)).toBe(words)
})
