import { globSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx,css}')
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const code = sources.filter(({ file }) => extname(file) !== '.css' && !/\.test\.tsx?$/.test(file))

/** Files in which `pattern` stands, except where `allowed` says it may. */
function filesWith(pattern: RegExp, allowed: (file: string) => boolean = () => false) {
  return code.filter(({ file, text }) => pattern.test(text) && !allowed(file)).map(({ file }) => file)
}

describe('the house', () => {
  it('has files to check', () => expect(code.length).toBeGreaterThan(80))

  it('has no barrels and no drawers', () => {
    const names = sources.map(({ file }) => file)

    expect(names.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([])
    expect(names.filter((file) => /\/(utils|helpers|common|misc)\b/.test(file))).toEqual([])
  })

  it('reads the environment in one place', () => {
    expect(filesWith(/process\.env/, (file) => file === 'src/server/config.ts')).toEqual([])
  })

  it('makes folders on the server in one way, which ends also where the system makes none', () => {
    expect(
      filesWith(/\bmkdir(?:Sync)?\(/, (file) => !file.startsWith('src/server/') || file.endsWith('/make-folder.ts')),
    ).toEqual([])
  })

  it('means its own storage on the server, not what Node and browsers call by the same name', () => {
    const naming = code.filter(({ file, text }) => file.startsWith('src/server/') && /[:<(,|&] ?Storage\b/.test(text))
    const known = /import type \{[^}]*\bStorage\b[^}]*\}|export type Storage\b/

    expect(naming.length).toBeGreaterThan(40)
    expect(naming.filter(({ text }) => !known.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('gives no product that a test starts the environment of whoever runs it', () => {
    const others = ['tests/browsers/webkit.ts', 'tests/deploy/proxies.test.ts', 'tests/rehearse/main.ts']
    const files = globSync('tests/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('...process.env'))

    expect(files.toSorted()).toEqual([...others, 'tests/house/rules.test.ts'].toSorted())
  })

  it('knows on the server in one place how long a day, an hour and a minute are', () => {
    const mayCount = (file: string) =>
      !file.startsWith('src/server/') || file.includes('/migrations/') || file === 'src/server/clock.ts'

    expect(filesWith(/\b(?:86_400_000|3_600_000|60_000)\b|24 \* (?:hour|60 \* 60)/, mayCount)).toEqual([])
  })

  it('has no enum, no default export and no inline style outside e-mails', () => {
    expect(filesWith(/^\s*(export )?(const )?enum /m)).toEqual([])
    expect(filesWith(/^export default /m, (file) => file.endsWith('.d.ts'))).toEqual([])
    expect(filesWith(/\sstyle=\{/, (file) => file.startsWith('src/emails/'))).toEqual([])
  })

  it('keeps raw colours in the tokens, and in the palettes of what knows none', () => {
    const raw = sources
      .filter(({ file }) => file.endsWith('.css') && file !== 'src/design/tokens.css')
      .flatMap(({ file, text }) => {
        const found = text.replaceAll(/url\([^)]*\)/g, '').match(/#[\da-f]{3,8}\b/gi)
        return found ? [`${file}: ${found.join(' ')}`] : []
      })

    expect(raw).toEqual([])
    expect(filesWith(/['"`]#(?:[\da-f]{3}){1,2}['"`]/i, (file) => file.endsWith('/palette.ts'))).toEqual([])
  })

  it('keeps its files short', () => {
    const lengths = code
      .filter(({ file }) => !/^src\/(content|facts)\//.test(file))
      .map(({ text }) => text.split('\n').length)
      .toSorted((a, b) => a - b)

    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThan(200)
  })
})
