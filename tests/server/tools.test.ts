import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startHttpPeer } from '#tests/server/http-peer.ts'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import { forgetSetAside } from '#server/erasure/set-aside.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { keepTestChat, makeTestMessage } from '#tests/server/test-chat.ts'
import { makeTestFolder, openTestSqlite } from '#tests/server/open-test-storage.ts'
import { toolEnvironment } from '#tests/spawn-product.ts'

const run = promisify(execFile)

type Tool = 'leads' | 'people' | 'visits' | 'consents' | 'desk' | 'doctor' | 'backup' | 'restore' | 'move'

/** A site's data folder, and the tools as an operator calls them: processes of their own. */
function openSite(
  changes: Readonly<Record<string, string>> = {},
  who: { readonly uid?: number; readonly gid?: number } = {},
  wrap: readonly string[] = [],
) {
  const folder = makeTestFolder()
  const database = path.join(folder, 'site.db')
  const env = { ...toolEnvironment, DATA_DIR: folder, PORT: '0', ...changes }
  async function call(tool: Tool, ...words: readonly string[]) {
    const file = path.resolve(`dist/server/${tool}.js`)
    try {
      const [command = '', ...rest] = [...wrap, process.execPath, file, ...words]
      return { code: 0, ...(await run(command, rest, { env, ...who })) }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, stdout, stderr }
    }
  }
  return { folder, database, call }
}

async function countLeads(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('select count(*) as count from leads').get()
  database.close()
  return row?.['count']
}

const sayMissing = (folder: string) =>
  `There is no database at ${folder}/site.db. The first start makes it; where the site has run already, DATA_DIR is another there (docs/deploy.md)`

const nobody = 65_534

/** Nothing listens there. */
const unreachable = {
  DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/site',
  SECRET: 'a secret of at least thirty-two characters',
}

function overwrite(file: string, at: number) {
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(8192, 'x'), 0, 8192, at)
  closeSync(open)
}

describe('the tools beside the server', () => {
  it('lists leads while the server has the database open', async () => {
    const { database, call } = openSite()
    const storage = await openTestSqlite(database)
    await keepTestLead(storage, makeTestLead())

    const { code, stdout } = await call('leads', 'list')

    expect(code).toBe(0)
    expect(stdout).toContain('Grace Nakato, Duka Bora')
  })

  it.each([
    ['leads', 'list'],
    ['people', 'find', 'grace@duka.example'],
    ['visits'],
    ['consents', 'list'],
    ['desk', 'list'],
    ['backup', 'copy.db'],
    ['move', 'postgres://127.0.0.1:1/site'],
  ] as const)('%s says that there is no database where none is, and makes none', async (tool, ...words) => {
    const DATA_DIR = path.join(makeTestFolder(), 'typo')
    const { call } = openSite({ DATA_DIR })

    const { code, stdout, stderr } = await call(tool, ...words)

    expect([code, stdout, stderr]).toEqual([1, '', `${sayMissing(DATA_DIR)}\n`])
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('doctor, too, says that there is no database, and makes none', async () => {
    const DATA_DIR = path.join(makeTestFolder(), 'typo')
    const { call } = openSite({ DATA_DIR })

    const { code, stdout } = await call('doctor')

    expect(code).toBe(0)
    expect(stdout).toContain(`note    storage: ${sayMissing(DATA_DIR)}\n`)
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('a member may be the first of all', async () => {
    const { call } = openSite({ DATA_DIR: path.join(makeTestFolder(), 'var') })

    expect(await call('desk', 'add', 'Claire', 'claire@imisozi.example')).toMatchObject({ code: 0, stderr: '' })
    expect((await call('desk', 'list')).stdout).toMatch(/^Claire <claire@imisozi.example> [^]*1 member$/m)
  })

  it.runIf(process.getuid?.() === 0)('leaves what root makes to whoever owns the data', async () => {
    const folder = makeTestFolder()
    chownSync(folder, nobody, nobody)
    const { call } = openSite({ DATA_DIR: path.join(folder, 'data', 'var') })

    expect(await call('desk', 'add', 'Claire', 'claire@imisozi.example')).toMatchObject({ code: 0, stderr: '' })
    expect(await call('people', 'erase', 'grace@duka.example', '--yes')).toMatchObject({ code: 0, stderr: '' })
    expect(await call('backup', path.join(makeTestFolder(), 'copy.db'))).toMatchObject({ code: 0, stderr: '' })

    const made = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(made.map((name) => path.basename(name))).toEqual(
      expect.arrayContaining(['data', 'var', 'backed-up', 'erasures', 'secret', 'site.db']),
    )
    for (const name of made) expect([name, statSync(path.join(folder, name)).uid]).toEqual([name, nobody])
    // A link would lead anywhere.
    const elsewhere = path.join(makeTestFolder(), 'passwords')
    writeFileSync(elsewhere, '')
    symlinkSync(elsewhere, path.join(folder, 'data', 'var', 'link'))
    expect(await call('people', 'erase', 'grace@duka.example', '--yes')).toMatchObject({ code: 0 })
    expect(statSync(elsewhere).uid).toBe(0)
  })

  it.runIf(process.getuid?.() === 0).each(['erasures', 'unpurged', 'backed-up', 'site.db'])(
    'as root follows no link that the service has laid for %s',
    async (name) => {
      const folder = makeTestFolder()
      const { call, database } = openSite({ DATA_DIR: folder })
      await (await openSqlite(database)).close()
      const copies = makeTestFolder()
      const elsewhere = path.join(copies, 'elsewhere')
      if (name === 'site.db') renameSync(database, elsewhere)
      else writeFileSync(elsewhere, 'precious')
      const before = readFileSync(elsewhere)
      const link = path.join(folder, name)
      symlinkSync(elsewhere, link)
      for (const one of [folder, ...readdirSync(folder).map((entry) => path.join(folder, entry))])
        lchownSync(one, nobody, nobody)

      for (const [tool, ...words] of [
        ['people', 'erase', 'grace@duka.example', '--yes'],
        ['backup', path.join(copies, 'copy.db')],
      ] as const)
        expect(await call(tool, ...words)).toMatchObject({
          code: 1,
          stderr: expect.stringContaining(`${link} is a link`),
        })
      expect(readFileSync(elsewhere)).toEqual(before)
    },
  )

  it.runIf(process.getuid?.() === 0)('says that it may not look where it may not', async () => {
    const folder = makeTestFolder()
    const { database, call } = openSite({ DATA_DIR: folder }, { uid: nobody, gid: nobody })
    await (await openSqlite(database)).close()
    for (const [tool, word] of [
      ['leads', 'list'],
      ['backup', 'copy.db'],
      ['restore', database],
    ] as const)
      expect(await call(tool, word)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^EACCES: permission denied.*\. Call it with the account that owns this/),
      })
  })

  it.each([
    ['leads', 'list'],
    ['people', 'find', 'grace@duka.example'],
  ] as const)('%s names the database that cannot be reached, without its password', async (tool, ...words) => {
    const { call } = openSite(unreachable)

    const { code, stderr } = await call(tool, ...words)

    expect(code).toBe(1)
    expect(stderr).toBe(
      'DATABASE_URL postgres://127.0.0.1:1/site cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Nothing listens there: start it, or mend host and port.\n',
    )
  })

  it('names the database or the target that cannot be reached, also in doctor and move', async () => {
    const { call } = openSite(unreachable)

    expect((await call('doctor')).stdout).toMatch(
      /^BROKEN {2}storage: DATABASE_URL postgres:\/\/127\.0\.0\.1:1\/site cannot be opened: connect ECONNREFUSED/m,
    )
    const moving = openSite()
    await openTestSqlite(moving.database)
    expect(await moving.call('move', unreachable.DATABASE_URL)).toMatchObject({
      code: 1,
      stderr:
        'The target postgres://127.0.0.1:1/site cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Nothing listens there: start it, or mend host and port.\n',
    })
  })

  it('erases nothing where nobody can be asked, unless told so', async () => {
    const { database, call } = openSite()
    const storage = await openTestSqlite(database)
    await keepTestLead(storage, makeTestLead())

    for (const tool of ['people', 'leads'] as const) {
      const refused = await call(tool, 'erase', 'grace@duka.example')
      expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--yes if you are sure') })
    }
    expect(await countLeads(database)).toBe(1)
    expect(await call('people', 'erase', 'grace@duka.example', '--yes')).toMatchObject({ code: 0 })
    expect(await countLeads(database)).toBe(0)
  })

  it.each([
    ['leads', 'export'],
    ['people', 'export', 'grace@duka.example'],
    ['consents', 'export'],
  ] as const)('%s export overwrites no file', async (tool, ...words) => {
    const { folder, database, call } = openSite()
    await keepTestLead(await openTestSqlite(database), makeTestLead())
    const out = path.join(folder, 'out.csv')
    writeFileSync(out, 'precious')

    const refused = await call(tool, ...words, '--out', out)

    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: `${out} exists already; nothing was overwritten\n` })
    expect(readFileSync(out, 'utf8')).toBe('precious')
  })

  it.each(['backup', 'restore', 'move', 'doctor'] as const)(
    '%s says how it is used, whatever the configuration, and what was wrong with a call',
    async (tool) => {
      const asked = await openSite({ PORT: 'many' }).call(tool, '--help')
      expect(asked).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(`npm run ${tool}`) })

      const misused = await openSite().call(tool, 'one', 'two')
      expect(misused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`npm run ${tool}`) })
    },
  )

  it('backup says what it cannot do with --keep', async () => {
    const { code, stderr } = await openSite().call('backup', 'site.db', '--keep', 'all')

    expect([code, stderr.split('\n')[0]]).toEqual([2, '--keep wants a whole number above 0, not all'])
  })

  it('leaves nothing of an export that the disk has no room for', async () => {
    const wrap = ['bash', '-c', `ulimit -f 100; trap '' XFSZ; exec "$0" "$@"`]
    const { folder, database, call } = openSite({}, {}, wrap)
    await keepTestLead(await openTestSqlite(database), makeTestLead({ message: 'x'.repeat(300_000) }))
    const out = path.join(folder, 'leads.json')

    expect(await call('leads', 'export', '--format', 'json', '--out', out)).toMatchObject({ code: 1, stdout: '' })
    expect(existsSync(out)).toBe(false)
  })

  it('says that a backup put back elsewhere has no secret, until there is one', async () => {
    const { database, call } = openSite()
    await (await openSqlite(database)).close()
    const copy = path.join(makeTestFolder(), 'copy.db')
    await call('backup', copy)
    const elsewhere = openSite({ DATA_DIR: path.join(makeTestFolder(), 'var') })

    expect((await elsewhere.call('restore', copy)).stdout).toMatch(/^There was no secret in .*`secret` and `erasures`/m)
    expect((await elsewhere.call('restore', copy)).stdout).not.toContain('There was no secret')
  })

  it.runIf(process.getuid?.() === 0)('restore says that it may not read a backup', async () => {
    const { database, call } = openSite()
    await (await openSqlite(database)).close()
    const copy = path.join(makeTestFolder(), 'copy.db')
    await call('backup', copy)
    const folder = makeTestFolder()
    chownSync(folder, nobody, nobody)
    chownSync(path.dirname(copy), nobody, nobody)
    const { call: callAsNobody } = openSite({ DATA_DIR: folder }, { uid: nobody, gid: nobody })

    for (const words of [[copy], [copy, '--check']])
      expect(await callAsNobody('restore', ...words)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^EACCES: permission denied/),
      })
  })

  it('names a mistake in the configuration instead of a stack', async () => {
    const { call } = openSite({ PORT: 'many' })

    const { code, stderr } = await call('leads', 'list')

    expect(code).toBe(1)
    expect(stderr).toMatch(/^PORT must be a whole number/)
  })

  it('backs up a database that is being written, and brings it back', async () => {
    const { folder, database, call } = openSite()
    const storage = await openSqlite(database)
    await keepTestLead(storage, makeTestLead())
    const copy = path.join(folder, 'backups', 'site-1.db')
    mkdirSync(path.dirname(copy))

    const backup = await call('backup', copy)
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    // For the owner only.
    expect(statSync(copy).mode & 0o077).toBe(0)
    await keepTestLead(storage, makeTestLead())
    const inUse = await call('restore', copy)
    expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining('in use: stop the server first') })
    await storage.close()

    const restored = await call('restore', copy)

    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(await countLeads(database)).toBe(1)
    const aside = readdirSync(folder).filter((name) => name.startsWith('site.db.before-'))
    expect(aside).toHaveLength(1)
    expect(await countLeads(path.join(folder, aside[0] ?? ''))).toBe(2)
    expect(readdirSync(folder).filter((name) => /draft|\.new/.test(name))).toEqual([])
    expect((await call('leads', 'list')).stdout).toContain('1 lead')
  })

  it('puts no backup in the place of a link to the database, and says how to call it where that lies', async () => {
    const { folder, database, call } = openSite()
    const elsewhere = path.join(makeTestFolder(), 'site.db')
    await (await openSqlite(elsewhere)).close()
    symlinkSync(elsewhere, database)
    const copy = path.join(folder, 'copy.db')
    await call('backup', copy)

    const refused = await call('restore', copy)

    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`DATABASE_URL=sqlite:${elsewhere}`) })
    expect(readlinkSync(database)).toBe(elsewhere)
    const named = openSite({ DATA_DIR: folder, DATABASE_URL: `sqlite:${elsewhere}` })
    expect(await named.call('restore', copy)).toMatchObject({ code: 0, stderr: '' })
  })

  it.each([
    ['cut short', true, (file: string) => truncateSync(file, 150_000)],
    ['overwritten at its beginning', false, (file: string) => overwrite(file, 0)],
    ['overwritten in its middle', false, (file: string) => overwrite(file, 40_960)],
  ] as const)('brings a backup back where the database is %s, and keeps that aside', async (_how, hasAhead, damage) => {
    const { folder, database, call } = openSite()
    const storage = await openSqlite(database)
    await keepTestLead(storage, makeTestLead())
    const copy = path.join(folder, 'copy.db')
    await call('backup', copy)
    await storage.close()
    const later = await openSqlite(database)
    await keepTestLead(later, makeTestLead())
    const ahead = readFileSync(`${database}-wal`)
    await later.close()
    damage(database)
    if (hasAhead) writeFileSync(`${database}-wal`, ahead)

    const running = standAlone(`sqlite:${database}`)
    const refused = await call('restore', copy)
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database is in use: stop the server first/),
    })
    running.close()
    const restored = await call('restore', copy)

    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const [, aside = ''] = /damaged and kept for 30 days as (\S+),/.exec(restored.stdout) ?? []
    expect(path.basename(aside)).toMatch(/^site\.db\.damaged-\w+$/)
    expect([existsSync(aside), existsSync(`${aside}-wal`)]).toEqual([true, hasAhead])
    expect((await call('leads', 'list')).stdout).toMatch(/Grace Nakato[^]*\n1 lead\n$/)
    // Nobody can be looked for in there.
    const erased = await call('people', 'erase', 'grace@duka.example', '--yes')
    expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining(`  ${aside}: `) })
    await forgetSetAside(`sqlite:${database}`, Date.now() + 60_000)
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([])
  })

  it('a backup and a restore remove what one that was killed has left in their folders, and no more', async () => {
    const { folder, database, call } = openSite()
    await (await openSqlite(database)).close()
    const copies = path.join(folder, 'copies')
    mkdirSync(copies)
    const leave = (where: string, name: string, ageHours: number) => {
      const at = new Date(Date.now() - ageHours * 3_600_000)
      writeFileSync(path.join(where, name), 'somebody’s words')
      utimesSync(path.join(where, name), at, at)
    }
    const drafts = (where: string) => readdirSync(where).filter((name) => /draft|\.new|words/.test(name))
    for (const left of ['site-20261123T023000123Z.db.draft', 'mine-of-tuesday.db.draft', 'site.db.draft-journal'])
      leave(copies, left, 2)
    for (const other of ['words.draft', 'words.db', 'words.db.old']) leave(copies, other, 2)
    leave(copies, 'site-20261123T033000123Z.db.draft', 0.5)

    expect(await call('backup', path.join(copies, 'site.db'), '--keep', '2')).toMatchObject({ code: 0, stderr: '' })
    expect(drafts(copies).toSorted()).toEqual([
      'site-20261123T033000123Z.db.draft',
      'words.db',
      'words.db.old',
      'words.draft',
    ])

    for (const left of ['site.db.20261123T023000123Z.new', 'site.db.20261123T023000123Z.new.draft'])
      leave(folder, left, 2)
    const [copy = ''] = readdirSync(copies).filter((name) => /^site-\w+\.db$/.test(name))
    expect(await call('restore', path.join(copies, copy))).toMatchObject({ code: 0, stderr: '' })
    expect(drafts(folder)).toEqual([])
  })

  it('keeps so many copies, newest last, and lays no hand on what is not one of them', async () => {
    const { folder, database, call } = openSite()
    await (await openSqlite(database)).close()
    const copies = path.join(folder, 'copies')
    mkdirSync(copies)
    for (const other of ['site-notes.db', 'site.db']) writeFileSync(path.join(copies, other), '')

    for (let night = 0; night < 4; night += 1)
      expect(await call('backup', path.join(copies, 'site.db'), '--keep', '2')).toMatchObject({ code: 0, stderr: '' })

    const left = readdirSync(copies).toSorted()
    expect(left).toEqual([
      expect.stringMatching(/^site-\d{8}T/),
      expect.stringMatching(/^site-\d{8}T/),
      'site-notes.db',
      'site.db',
    ])
    expect((await call('backup', 'x.db', '--keep', 'all')).code).toBe(2)
    expect((await call('backup', 'x.db', '--kep', '2')).code).toBe(2)
  })

  it('tries a backup without touching the database, and says when it is no good', async () => {
    const { folder, database, call } = openSite()
    const storage = await openTestSqlite(database)
    await keepTestLead(storage, makeTestLead())
    const copy = path.join(folder, 'copy.db')
    await call('backup', copy)
    const before = readFileSync(copy)

    const drill = await call('restore', copy, '--check')
    expect(drill).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('would do: sound') })
    expect(drill.stdout).toContain('1 leads')
    expect(readFileSync(copy)).toEqual(before)

    writeFileSync(copy, before.subarray(0, before.length / 2))
    expect(await call('restore', copy, '--check')).toMatchObject({ code: 1 })
  })

  it('brings conversations back with the rest', async () => {
    const { folder, database, call } = openSite()
    const storage = await openSqlite(database)
    const { id, leadId } = await keepTestChat(storage)
    await storage.chats.addMessage(makeTestMessage(id, { text: 'Is my stock safe?' }))
    const copy = path.join(folder, 'copy.db')
    await call('backup', copy)
    await storage.leads.eraseOlderThan(Number.MAX_SAFE_INTEGER)
    await storage.close()

    expect(await call('restore', copy)).toMatchObject({ code: 0 })

    expect((await call('leads', 'show', leadId)).stdout).toContain('Is my stock safe?')
  })

  it('takes a backup from before there were chats, and brings it to the present', async () => {
    const { folder, call } = openSite()
    const copy = path.join(folder, 'old.db')
    const old = new DatabaseSync(copy)
    old.exec(readFileSync('tests/server/database-before-chats.sql', 'utf8'))
    old.close()

    expect(await call('restore', copy)).toMatchObject({ code: 0 })

    expect((await call('leads', 'list')).stdout).toMatch(/ {2}form {2}[^]*\n2 leads\n$/)
    expect((await call('doctor')).stdout).toMatch(/^ok {6}storage: sqlite takes writes; 2 new/m)
  })

  it('overwrites nothing with a backup', async () => {
    const { folder, database, call } = openSite()
    await openTestSqlite(database)
    const copy = path.join(folder, 'copy.db')
    writeFileSync(copy, 'precious')

    const nowhere = path.join(path.dirname(copy), 'nonexist', 'x.db')
    for (const more of [[], ['--keep', '2']]) {
      const mistyped = await call('backup', nowhere, ...more)
      expect(mistyped).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^There is no folder \S+nonexist, so nothing/),
      })
      expect(existsSync(path.dirname(nowhere))).toBe(false)
    }
    expect(await call('backup', copy)).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') })
    expect(await call('backup', database)).toMatchObject({ code: 1 })

    expect(readFileSync(copy, 'utf8')).toBe('precious')
  })

  it('restores nothing that is no good, and leaves everything as it was', async () => {
    const { folder, database, call } = openSite()
    const storage = await openSqlite(database)
    await keepTestLead(storage, makeTestLead())
    await storage.close()
    const text = path.join(folder, 'notes.txt')
    writeFileSync(text, 'no database at all, though long enough to look like one'.repeat(100))
    const foreign = path.join(folder, 'foreign.db')
    new DatabaseSync(foreign).exec('create table songs (name text)')

    for (const file of [text, foreign, path.join(folder, 'missing.db'), database]) {
      expect(await call('restore', file)).toMatchObject({ code: 1, stdout: '' })
    }

    expect(await countLeads(database)).toBe(1)
    expect(existsSync(`${database}.draft`)).toBe(false)
  })

  it.each(['doctor', 'leads', 'backup', 'restore'] as const)('%s refuses an option it does not know', async (tool) => {
    const { call } = openSite()

    expect(await call(tool, 'list', '--everything')).toMatchObject({ code: 2 })
  })

  it.each(['start', 'leads', 'move'] as const)('npm run %s says before a build that there is none', async (script) => {
    const folder = makeTestFolder()
    copyFileSync('package.json', path.join(folder, 'package.json'))
    const words = ['run', '--silent', script, '--', 'list']

    const call = run('npm', words, { cwd: folder, env: toolEnvironment })

    await expect(call).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Nothing is built yet: npm run build first\n',
    })
  })

  it('npm hands every word to the tool', async () => {
    const folder = makeTestFolder()
    copyFileSync('package.json', path.join(folder, 'package.json'))
    mkdirSync(path.join(folder, 'dist/server'), { recursive: true })
    writeFileSync(path.join(folder, 'dist/server/desk.js'), 'console.log(JSON.stringify(process.argv.slice(2)))')
    const words = ['add', 'Claire "C" Umuhoza', '$HOME', '--yes']

    const { stdout } = await run('npm', ['run', '--silent', 'desk', '--', ...words], {
      cwd: folder,
      env: toolEnvironment,
    })

    expect(JSON.parse(stdout)).toEqual(words)
  })

  it('says how backup and restore are called', async () => {
    const { call } = openSite()

    expect(await call('backup')).toMatchObject({ code: 2, stderr: expect.stringContaining('npm run backup -- FILE') })
    expect(await call('restore', 'a', 'b')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run restore -- FILE'),
    })
  })
})

describe('npm run doctor', () => {
  it('finds nothing broken in a fresh site, and names the placeholders', async () => {
    const { database, call } = openSite()
    await openTestSqlite(database)

    const { code, stdout } = await call('doctor')

    expect(code).toBe(0)
    const marks = [...stdout.matchAll(/^(\w+) +([\w ]+): /gm)].map(([, mark, name]) => [name, mark] as const)
    expect(Object.fromEntries(marks)).toEqual({
      ...Object.fromEntries(marks.map(([name]) => [name, 'ok'])),
      'own address': 'note',
      mail: 'note',
      sender: 'note',
      placeholders: 'note',
      // They pass with the days.
      dates: expect.any(String),
      claims: 'note',
    })
    expect(marks.length).toBe(19)
    expect(stdout).toMatch(/^note {4}claims: \d+ stated, \d+ without proof; see npm run claims$/m)
    expect(stdout).toMatch(/^ok {6}location: embedded database of \d{4}-\d\d-\d\d knows its countries$/m)
    expect(stdout).toMatch(/placeholders: still to replace: brand\.host, .*offices\.kigali\.phone/)
  })

  it('says what is broken: mail, a receiver, dead letters', async () => {
    const form = await startHttpPeer()
    const { database, call } = openSite({
      MAIL_URL: 'smtp://127.0.0.1:1',
      FORM_FORWARD_URL: form.url,
      LEAD_WEBHOOK_URL: 'http://127.0.0.1:4/hook',
      LEAD_WEBHOOK_SECRET: Buffer.from('a secret of some twenty-four bytes').toString('base64'),
    })
    const storage = await openTestSqlite(database)
    const lead = await keepTestLead(storage, makeTestLead())
    const delivery = { kind: 'webhook', leadId: lead.id } as const
    await storage.outbox.add({ delivery, messageId: 'x@imisozi.example', createdAt: 0 })
    const [message] = await storage.outbox.list({})
    await storage.outbox.markFailed(message?.id ?? '', 'no route', null)

    const { code, stdout } = await call('doctor')

    expect(code).toBe(1)
    expect(stdout).toMatch(/^BROKEN {2}outbox: 0 waiting, 0 delivered, 1 dead/m)
    expect(stdout).toMatch(/^BROKEN {2}mail: 127\.0\.0\.1:1: connect ECONNREFUSED .*\. Nothing listens there/m)
    expect(stdout).toMatch(/^ok {6}form service: 127\.0\.0\.1:\d+ answers/m)
    expect(stdout).toMatch(/^BROKEN {2}lead webhook: .*ECONNREFUSED/m)
  })

  it('notes letters that were tried in vain', async () => {
    const { database, call } = openSite()
    const storage = await openTestSqlite(database)
    const lead = await keepTestLead(storage, makeTestLead())
    const delivery = { kind: 'webhook', leadId: lead.id } as const
    await storage.outbox.add({ delivery, messageId: 'x@imisozi.example', createdAt: 0 })
    const [message] = await storage.outbox.list({})
    await storage.outbox.markFailed(message?.id ?? '', 'no route', Date.now() + 60_000)

    expect((await call('doctor')).stdout).toMatch(
      /^note {4}outbox: 1 waiting \(1 tried in vain\), 0 delivered, 0 dead; see npm run leads -- dead$/m,
    )
  })

  it('notes a letter that died at an address its visitor typed, without calling the site broken', async () => {
    const { database, call } = openSite({})
    const storage = await openTestSqlite(database)
    const lead = await keepTestLead(storage, makeTestLead())
    const delivery = { kind: 'mail', template: 'demo-confirmation', leadId: lead.id } as const
    await storage.outbox.add({ delivery, messageId: 'x@imisozi.example', createdAt: 0 })
    const [message] = await storage.outbox.list({})
    await storage.outbox.markFailed(message?.id ?? '', '550 no such mailbox', null)

    const { code, stdout } = await call('doctor')

    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^note {4}outbox: 0 waiting, 0 delivered, 1 dead, 1 of them to an address that its visitor typed; see npm run leads -- dead$/m,
    )
  })

  it('asks the location service for a country, and says when it names none', async () => {
    const service = await startHttpPeer()
    const { call } = openSite({ GEOLOCATION_URL: `${service.url}/{ip}` })

    service.setMood({ status: 200, body: '{"country_name":"United States"}' })
    expect((await call('doctor')).stdout).toMatch(/^ok {6}location: 127\.0\.0\.1:\d+ answers$/m)
    service.setMood({ status: 200, body: '{"country":"US"}' })
    expect((await call('doctor')).stdout).toMatch(/^BROKEN {2}location: .* answers without country_name$/m)
    service.setMood({ status: 403 })
    expect((await call('doctor')).stdout).toMatch(/^BROKEN {2}location: The location service answers 403$/m)
  })

  it.each([
    [{ status: 200, body: '{"choices":[{"message":{"content":"Yes"},"finish_reason":"stop"}]}' }, 'ok', 'm answers'],
    [{ status: 401, body: 'sk-secret is no key' }, 'BROKEN', 'key refused (401)'],
    [{ status: 404 }, 'BROKEN', 'no such model or address (404)'],
    [{ status: 500 }, 'BROKEN', 'answers 500'],
    [{ status: 200, body: '<html>' }, 'BROKEN', 'malformed'],
  ] as const)('asks the configured model for a word: %o is %s', async (mood, mark, said) => {
    const peer = await startHttpPeer()
    peer.setMood(mood)
    const { call } = openSite({
      ASSISTANT: 'openai-compatible:m',
      ASSISTANT_API_KEY: 'sk-secret',
      ASSISTANT_BASE_URL: `${peer.url}/v1`,
    })

    const { code, stdout } = await call('doctor')

    const line = stdout.split('\n').find((text) => text.includes('assistant:')) ?? ''
    expect(line.startsWith(mark)).toBe(true)
    expect(line.replace(/ at 127\.0\.0\.1:\d+/, '')).toContain(said)
    expect(stdout).not.toContain('sk-secret')
    expect(code).toBe(mark === 'ok' ? 0 : 1)
    expect(peer.heard[0]?.headers.authorization).toBe('Bearer sk-secret')
  })

  it('says so when the storage or the mail folder cannot be written', async () => {
    const { folder, database, call } = openSite()
    mkdirSync(database)
    writeFileSync(path.join(folder, 'mail'), 'in the way')

    const { code, stdout } = await call('doctor')

    expect(code).toBe(1)
    expect(stdout).toContain(
      `BROKEN  storage: DATABASE_URL sqlite:${database} cannot be opened: unable to open database file`,
    )
    expect(stdout).toMatch(/^BROKEN {2}mail: .*ENOTDIR/m)
  })
})
