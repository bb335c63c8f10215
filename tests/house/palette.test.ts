import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cloth, dark, light } from '#design/palette.ts'

const tokens = readFileSync('src/design/tokens.css', 'utf8')
/** Both values of a token, light and dark; one that is the same in both stands there once. */
function readToken(name: string): readonly (string | undefined)[] {
  const [, other] = new RegExp(String.raw`--${name}: var\(--([\w-]+)\);`).exec(tokens) ?? []
  if (other) return readToken(other)
  const [, one, first = one, second = one] =
    new RegExp(String.raw`--${name}: (?:(#\w+)|light-dark\((#\w+), (#\w+)\));`).exec(tokens) ?? []
  return [first, second]
}

it.each(Object.entries(light))('the light %s is that of the tokens', (name, colour) => {
  expect(readToken(name)[0]).toBe(colour)
})

it.each(Object.entries(dark))('the dark %s is that of the tokens', (name, colour) => {
  expect(readToken(name)[1]).toBe(colour)
})

it.each(Object.entries(cloth))('%s is that of the tokens in both themes', (name, colour) => {
  expect(readToken(name)).toEqual([colour, colour])
})

it('rings what has the focus in no colour of an error, and in one that is seen on every ground', () => {
  const [ring, red] = [readToken('ring'), readToken('red')]
  for (const theme of [0, 1]) {
    expect(difference(ring[theme] ?? '', red[theme] ?? '')).toBeGreaterThan(0.15)
    for (const ground of ['paper', 'card', 'sunk'])
      expect(contrast(ring[theme] ?? '', readToken(ground)[theme] ?? '')).toBeGreaterThanOrEqual(3)
  }
})

it.each([
  ['green', 'm-pharmacy'],
  ['blue', 'm-hotel'],
  ['brown', 'm-inventory'],
  ['red', 'm-restaurant'],
])('draws a %s thing by day in the ground of %s', (name, ground) => {
  expect(readToken(`thing-${name}`)[0]).toBe(readToken(ground)[0])
})

it.each(['green', 'blue', 'brown', 'red'])('draws a %s thing on dark paper as plainly as a control', (name) => {
  expect(contrast(readToken(`thing-${name}`)[1] ?? '', readToken('paper')[1] ?? '')).toBeGreaterThanOrEqual(3)
})

/** WCAG's relative luminance of `#rrggbb`. */
function luminanceOf(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** How far apart two colours are, of 1: the largest difference of a part. */
function difference(one: string, other: string) {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return Math.max(...parts(one).map((part, at) => Math.abs(part - (parts(other)[at] ?? 0))))
}
