import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const everything = ['facts', 'contract', 'content', 'design', 'islands', 'site', 'desk', 'emails', 'server', 'build']

/** Who may import whom; a room may always import itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  facts: [],
  contract: ['facts'],
  content: ['facts', 'contract'],
  design: [],
  islands: ['design', 'contract', 'content'],
  site: ['facts', 'content', 'contract', 'design', 'islands'],
  desk: ['facts', 'contract', 'content', 'design'],
  emails: ['facts', 'content', 'contract', 'design'],
  server: ['facts', 'contract', 'content', 'emails'],
  build: everything,
}

const files = globSync('src/**/*.{ts,tsx}').toSorted()
const roomOf = (file: string) => file.split('/')[1] ?? ''

type Arrow = { readonly from: string; readonly to: string; readonly isType: boolean }

function importsOf(file: string): readonly Arrow[] {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(
    /^\s*(?:import|export)\s(type\s)?[^'"]*?from\s+['"]([#.][^'"?]+)(?:\?\w+)?['"]|import\(['"]([#.][^'"]+)['"]\)/gm,
  )
  return [...found].map(([, type, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? ''
    const to = target.startsWith('#') ? `src/${target.slice(1)}` : posix.join(posix.dirname(file), target)
    return { from: file, to, isType: type !== undefined }
  })
}

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const arrows = files
  .filter((file) => !isTest(file))
  .flatMap(importsOf)
  // A picture of `public/` taken in as text is no room.
  .filter(({ to }) => !to.startsWith('public/'))

/** What can name a file without importing it. */
const words = ['package.json', 'vite.config.ts', 'script/server', ...files.filter((file) => !isTest(file))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Where something begins, nothing imports it: a command, the bundler or a page names it. */
function isNamed(file: string): boolean {
  if (file.endsWith('.d.ts')) return true
  const name = posix.basename(file, '.ts')
  const names = file.startsWith('src/islands/behaviours/')
    ? [`behaviour="${name}"`, `behaviour: '${name}'`]
    : [file, file.replace(/^src\//, '#')]
  return names.some((each) => words.includes(each))
}

describe('the rooms', () => {
  it('are all seen', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(everything))
    expect(arrows.length).toBeGreaterThan(100)
  })

  it('import only the rooms they may', () => {
    const forbidden = arrows.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && !mayImport[roomOf(from)]?.includes(roomOf(to)),
    )

    expect(forbidden).toEqual([])
  })

  it('hold nothing that nobody uses, or tests alone', () => {
    const importers = Map.groupBy(
      [...files, ...globSync(['tests/**/*.{ts,tsx}', '*.config.ts'])].flatMap(importsOf),
      ({ to }) => to,
    )
    const unused = files.filter((file) => {
      const from = importers.get(file)?.map((arrow) => arrow.from) ?? []
      return !isTest(file) && from.every(isTest) && !isNamed(file)
    })

    expect(arrows.filter(({ to }) => to.startsWith('src/tests/'))).toEqual([])
    expect(unused).toEqual([])
  })

  it('let letters take only colours from design', () => {
    const taken = arrows.filter(({ from, to }) => roomOf(from) === 'emails' && roomOf(to) === 'design')

    expect([...new Set(taken.map(({ to }) => to))]).toEqual(['src/design/palette.ts'])
  })

  it('let islands take only types from content', () => {
    const taken = arrows.filter(
      ({ from, to, isType }) => roomOf(from) === 'islands' && roomOf(to) === 'content' && !isType,
    )

    expect(taken).toEqual([])
  })
})
