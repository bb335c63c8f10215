import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The group that ends at a place, from its `(` on. */
function groupEndingAt(source: string, end: number) {
  let depth = 0
  for (let at = end; at >= 0; at -= 1) {
    if (source[at - 1] === '\\') continue
    if (source[at] === ')') depth += 1
    if (source[at] === '(') depth -= 1
    if (depth === 0) return source.slice(at, end + 1)
  }
  return source.slice(0, end + 1)
}

const listEndless = (source: string) =>
  [...source.matchAll(/\)(?:[*+]|\{\d+,\})/g)]
    .map(({ index }) => groupEndingAt(source, index))
    .filter((group) => group.includes('|'))

it('finds a group of words that is repeated without end', () => {
  expect(listEndless('^(?:please |a |um |a )*demo$')).toEqual(['(?:please |a |um |a )'])
  expect(listEndless(String.raw`^(?:a|b)?\d{1,3}(?:,\d{3})*$`)).toEqual([])
})

// Two languages may have one word: each of its repetitions could be read in two ways, and all of them in 2 to the nth.
it('no pattern repeats words of several languages without end', () => {
  const sources: readonly string[] = JSON.parse(
    execFileSync(process.execPath, ['tests/hostile/list-patterns.ts'], { encoding: 'utf8' }),
  )

  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(listEndless)).toEqual([])
})
