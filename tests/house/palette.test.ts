import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cloth, dark, light } from '#design/palette.ts'

const tokens = readFileSync('src/design/tokens.css', 'utf8')
/** Both values of a token, light and dark; one that is the same in both stands there once. */
function readToken(name: string) {
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
