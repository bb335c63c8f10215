import { describe, expect, it } from 'vitest'
import { foldLong } from './writing.ts'

describe('a text of which only so much is read', () => {
  it.each(['Combien coûte l’abonnement ? 😀', 'é'.repeat(2000), '½ année'])(
    'stays as it is where it fits: %s',
    (text) => {
      expect(foldLong(text, 2000)).toBe(text)
    },
  )

  it.each(['½', 'ⅷ', 'ẚ', 'ﷺ', '㍿', '😀', 'ﬃ'])('is cut where signs stand for several each: %s', (sign) => {
    const read = foldLong(sign.repeat(2000), 2000)
    expect(read.length).toBeLessThanOrEqual(2000)
    // Taken apart further, it no longer grows but by the marks that reading drops.
    expect(read.normalize('NFKD').replaceAll(/\p{M}/gu, '').length).toBeLessThanOrEqual(4000)
    expect(read.isWellFormed()).toBe(true)
  })
})
