import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTestFolder, openTestStorage } from '#tests/server/open-test-storage.ts'
import { hear } from '#tests/server/test-desk.ts'
import { runConsents } from './run-consents.ts'

const noon = Date.UTC(2026, 10, 20, 12)

async function openDesk() {
  const storage = await openTestStorage()
  const consent = { necessary: true, functional: true, analytics: false, marketing: false }
  await storage.consents.add({ id: 'a'.repeat(24), consent, version: 1, language: 'en', chosenAt: noon })
  const wider = { ...consent, analytics: true }
  await storage.consents.add({ id: 'b'.repeat(24), consent: wider, version: 1, language: 'en', chosenAt: noon + 1000 })
  const run = (...words: readonly string[]) => hear((to) => runConsents(words, to, async () => storage))
  return { storage, run }
}

describe('npm run consents', () => {
  it('[DATA-1] lists the latest choices first', async () => {
    const { run } = await openDesk()

    const { code, said } = await run('list')

    expect(code).toBe(0)
    const lines = said.split('\n').map((line) => line.split(/\s+/))
    expect(lines).toEqual([
      ['id', 'chosenAt', 'version', 'necessary', 'functional', 'analytics', 'marketing', 'language'],
      ['b'.repeat(24), '2026-11-20T12:00:01.000Z', '1', 'true', 'true', 'true', 'false', 'en'],
      ['a'.repeat(24), '2026-11-20T12:00:00.000Z', '1', 'true', 'true', 'false', 'false', 'en'],
      ['2', 'of', '2', 'choices'],
    ])
  })

  it('exports CSV, unless told otherwise', async () => {
    const { run } = await openDesk()
    const { said } = await run('export')
    expect(said).toBe((await run('export', '--csv')).said)
    expect(said).toMatch(/^\ufeff"id","chosenAt","version","necessary"/)
    expect(said).toContain(`"${'a'.repeat(24)}","2026-11-20T12:00:00.000Z","1","true","true","false","false","en"`)
  })

  it('exports JSON into a file', async () => {
    const { run } = await openDesk()
    const file = path.join(makeTestFolder(), 'consents.json')
    expect((await run('export', '--json', '--out', file)).said).toBe(`2 written to ${file}`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { id: 'b'.repeat(24), version: 1, consent: { analytics: true }, chosenAt: '2026-11-20T12:00:01.000Z' },
      { id: 'a'.repeat(24) },
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('counts what was allowed', async () => {
    const { run } = await openDesk()
    const { said } = await run('count')
    expect(said.split('\n').map((line) => line.split(/\s+/))).toEqual([
      ['Allowed', 'Choices'],
      ['necessary', '2'],
      ['functional', '2'],
      ['analytics', '1'],
      ['marketing', '0'],
    ])
  })

  it.each([
    [[], 'which command?'],
    [['shout'], 'unknown command: shout'],
    [['toString'], 'unknown command: toString'],
    [['list', 'all'], 'list takes nothing after it'],
    [['list', '--json'], 'list takes no options'],
    [['export', '--json', '--csv'], '--csv and --json exclude each other'],
    [['export', '--xml'], "Unknown option '--xml'"],
  ])('says how it is used when called as %j', async (words, problem) => {
    const { run } = await openDesk()
    const { code, complaints } = await run(...words)
    expect(code).toBe(2)
    expect(complaints).toContain(problem)
    expect(complaints).toContain('npm run consents -- COMMAND')
  })
})
