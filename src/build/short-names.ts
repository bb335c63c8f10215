import { globSync, readFileSync } from 'node:fs'

const lowerCase = 'abcdefghijklmnopqrstuvwxyz'
const bothCases = lowerCase + lowerCase.toUpperCase()

/** 0 → a, 25 → z, 26 → A, 52 → aa: names that brotli hardly sees. */
export function nameOf(index: number, letters = bothCases): string {
  const last = letters.charAt(index % letters.length)
  return index < letters.length ? last : nameOf(Math.floor(index / letters.length) - 1, letters) + last
}

const property = /--[a-z][\w-]*/g

/**
 * Gives the tokens in a text short names; long ones are for those who read the sources. Saves some 230 bytes of the
 * landing page. Made from the style sheets alone and sorted, so that everything built apart agrees on every short name.
 */
export function createPropertyShortener(): (text: string) => string {
  const found = globSync('src/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(property) ?? [])
  // In one case: the Nu HTML checker takes `--e` and `--E` for one property, and then misreads every sum with either.
  const names = new Map([...new Set(found)].toSorted().map((name, index) => [name, `--${nameOf(index, lowerCase)}`]))
  return (text) => text.replaceAll(property, (name) => names.get(name) ?? name)
}
