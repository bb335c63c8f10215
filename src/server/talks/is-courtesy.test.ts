import { describe, expect, it } from 'vitest'
import { isCourtesy } from './is-courtesy.ts'

describe('a message', () => {
  it.each([
    'Thanks, Claire',
    'ok thank you so much!',
    'Perfect, Claire. Goodbye!',
    'Murakoze cyane',
    'Merci beaucoup Claire, bonne journée',
    "C'est parfait, merci pour l'aide",
    'Obrigada pela ajuda, até logo!',
    'Está bem, muito obrigado',
  ])('wants no answer: %s', (text) => {
    expect(isCourtesy(text, 'Claire')).toBe(true)
  })

  it.each([
    'Thanks, and what does it cost?',
    'Thanks, I want to pay now',
    'ok?',
    'Claire?',
    'Help!!! the till is broken',
    'Merci, et le prix',
    'Obrigado, quero uma demonstração',
    '12 people',
    'Good evening',
    'Bom dia',
    '🙏',
    '',
  ])('waits for one: %s', (text) => {
    expect(isCourtesy(text, 'Claire')).toBe(false)
  })
})
