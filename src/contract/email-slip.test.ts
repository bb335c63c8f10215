import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestEmail } from './email-slip.ts'

describe('a slip in an e-mail address', () => {
  it.each([
    ['amina@gmial.com', 'amina@gmail.com'],
    ['amina@gmail.con', 'amina@gmail.com'],
    ['Amina.U@GMAIL.co', 'Amina.U@gmail.com'],
    ['amina@gmail.comm', 'amina@gmail.com'],
    ['amina@gmail,com', 'amina@gmail.com'],
    ['amina@gmailcom', 'amina@gmail.com'],
    ['amina@gmal.com', 'amina@gmail.com'],
    ['amina@yaho.com', 'amina@yahoo.com'],
    ['amina@yahooo.fr', 'amina@yahoo.fr'],
    ['amina@hotmial.com', 'amina@hotmail.com'],
    ['amina@outlok.com', 'amina@outlook.com'],
    ['amina@iclod.com', 'amina@icloud.com'],
  ])('%s is offered as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

  it.each([
    'amina@gmail.com',
    'amina@gmail.com.',
    'amina@mail.com',
    'amina@ymail.com',
    'amina@live.fr',
    'amina@imena.rw',
    'amina@mail.rw',
    'amina@gmail',
    'amina',
    '',
    '@gmial.com',
    'a@b@gmial.com',
  ])('is not seen in %s', (typed) => expect(suggestEmail(typed)).toBeNull())

  it('is never seen in what it offers, and leaves what stands before the @ alone', () => {
    const slips = fc.emailAddress().map((email) => email.replace(/@.*/, '@gmial.com'))
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), slips), (email) => {
        const meant = suggestEmail(email)
        if (meant === null) return
        expect(suggestEmail(meant)).toBeNull()
        expect(meant.split('@')[0]).toBe(email.split('@')[0])
      }),
    )
  })
})
