import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#content/languages.ts'

const codes = Object.keys(languages).join('|')
const files = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/content/') && !/\.test\.tsx?$/.test(file))
  .toSorted()

/** A folder of one language: `#content/fr/about.ts`, `src/content/en/docs`. */
const folder = new RegExp(String.raw`content/(?:${codes})/`)
/** A language by its code, alone or with a country: `'fr'`, `"en-GB"`, `{ fr: … }`. */
const code = new RegExp(String.raw`(['"\`])(?:${codes})(?:-[A-Z]{2})?\1|\b(?:${codes}): [\[{'"\`\w]`)

/**
 * Files that may name a language, and why.
 */
const mayName: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^src\/desk\//, 'the desk is written in the language our team shares'],
  [/^src\/server\/storage\/migrations\//, 'a step says what stood in the tables before it'],
]

describe('a language', () => {
  it('has files to be looked for in', () => expect(files.length).toBeGreaterThan(400))

  it.each([
    ['folder', folder],
    ['code', code],
  ] as const)('is named nowhere outside the words: by its %s', (_, pattern) => {
    const found = files.flatMap((file) => {
      if (mayName.some(([allowed]) => allowed.test(file))) return []
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
    })

    expect(found).toEqual([])
  })

  it('says day and night in its own way: 24/7 is English', () => {
    // What visitors write is read in every way.
    const said = globSync('src/content/{fr,pt}/**/*.{ts,md}').filter((file) => !/synonyms\.ts$|\.test\.ts$/.test(file))
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((file) => readFileSync(file, 'utf8').includes('24/7'))).toEqual([])
  })
})
