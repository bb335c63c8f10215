import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { TLSSocket } from 'node:tls'
import { listen } from '../ports.ts'
import { toolEnvironment } from '../spawn-product.ts'
import { expectSoon } from './expect-soon.ts'
import { makeCertificate } from './make-certificate.ts'
import { createPostgresDatabase, makeTestFolder } from './open-test-storage.ts'
import { spawnBuiltServer, startBuiltServer } from './start-built-server.ts'

it('a start on a port that is taken says what to do, and has touched no data', async () => {
  const other = createServer()
  const port = await listen(other)
  onTestFinished(() => void other.close())
  const dataDir = path.join(makeTestFolder(), 'var')

  const child = spawnBuiltServer({ PORT: String(port), DATA_DIR: dataDir })
  if (!child.stderr) throw new Error('No pipe')
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])

  expect(code).toBe(1)
  expect(said).toContain(`PORT ${port} on 127.0.0.1 is taken`)
  expect(said).toContain(`PORT=${port + 1} script/server`)
  expect(existsSync(dataDir)).toBe(false)
})

async function startInVain(env: Readonly<Record<string, string>>, wrap?: readonly string[], cwd?: string) {
  const child = spawnBuiltServer(env, cwd, wrap)
  if (!child.stderr || !child.stdout) throw new Error('No pipes')
  const [said, log, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')])
  return { code: code as number, said, log }
}

it('a start whose database cannot be reached names the variable and the reason in a line, without the password', async () => {
  const DATABASE_URL = 'postgres://site:hidden@127.0.0.1:1/site'
  const SECRET = 'a secret of at least thirty-two characters'

  expect(await startInVain({ DATA_DIR: makeTestFolder(), DATABASE_URL, SECRET })).toEqual({
    code: 1,
    said: 'DATABASE_URL postgres://127.0.0.1:1/site cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Nothing listens there: start it, or mend host and port.\n',
    log: '',
  })
})

it('a start whose database has no place for all letters says so in a line, and makes no table there', async () => {
  const url = await createPostgresDatabase(inject('postgresUrl'), `template0 encoding 'LATIN1' locale 'C'`)
  const SECRET = 'a secret of at least thirty-two characters'

  const { code, said, log } = await startInVain({ DATA_DIR: makeTestFolder(), DATABASE_URL: url, SECRET })

  expect([code, log]).toEqual([1, ''])
  expect(said).toMatch(/^DATABASE_URL postgres:[^\n]* cannot be opened: it is in LATIN1, [^\n]+--encoding UTF8\n$/)
  const client = new Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  expect((await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)
})

/** Says yes to the wish for TLS, as PostgreSQL does, with a certificate that nobody knows. */
async function startStranger(): Promise<string> {
  const { key, cert } = makeCertificate()
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => socket.destroy())
    })
  })
  onTestFinished(() => void server.close())
  return `postgres://site@127.0.0.1:${await listen(server)}/site?sslmode=verify-full`
}

it.each([
  ['shows a certificate that nobody knows', startStranger, /self-signed certificate.*NODE_EXTRA_CA_CERTS=FILE/],
  ['speaks no TLS', async () => `${inject('postgresUrl')}/postgres?sslmode=verify-full`, /not support SSL connections/],
])('a start whose database %s says so in a line', async (_what, start, reason) => {
  const DATABASE_URL = await start()
  const SECRET = 'a secret of at least thirty-two characters'

  const { code, said, log } = await startInVain({ DATA_DIR: makeTestFolder(), DATABASE_URL, SECRET })

  expect([code, log]).toEqual([1, ''])
  expect(said).toMatch(/^DATABASE_URL postgres:[^\n]* cannot be opened: [^\n]+\n$/)
  expect(said).toMatch(reason)
})

it('a start whose database has a port that is none says so in a line, and ends', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1/site?port=none'
  const SECRET = 'a secret of at least thirty-two characters'

  const { code, said, log } = await startInVain({ DATA_DIR: makeTestFolder(), DATABASE_URL, SECRET })

  expect([code, log]).toEqual([1, ''])
  expect(said).toMatch(/^DATABASE_URL postgres:[^\n]* cannot be opened: [^\n]+\n$/)
})

it.each([
  ['too short', (file: string) => writeFileSync(file, 'short')],
  ['a folder', (file: string) => mkdirSync(file)],
])('a start whose secret is %s names its file in a line', async (_what, make) => {
  const DATA_DIR = makeTestFolder()
  const file = path.join(DATA_DIR, 'secret')
  make(file)

  const { code, said, log } = await startInVain({ DATA_DIR })

  expect([code, log]).toEqual([1, ''])
  expect(said).toMatch(/^[^\n]+\n$/)
  expect(said).toContain(file)
})

it('a start throws away what other builds were compiled into', async () => {
  const DATA_DIR = makeTestFolder()
  const compiled = path.join(DATA_DIR, 'compiled')
  for (const other of ['v26.0.0-x64', 'an-earlier-build/v26.0.0-x64'])
    mkdirSync(path.join(compiled, other), { recursive: true })

  await startBuiltServer({ DATA_DIR, NODE_COMPILE_CACHE: '' })

  await expectSoon(async () => expect(readdirSync(compiled)).toEqual([path.basename(realpathSync('dist'))]))
})

it('a start with a misspelt variable names it', async () => {
  const { code, said } = await startInVain({ DATA_DIR: makeTestFolder(), MAIL_URI: 'smtp://127.0.0.1:25' })

  expect([code, said]).toEqual([1, 'MAIL_URI is no variable of ours: MAIL_URL?\n'])
})

const nobody = 65_534
const asNobody = `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups`.split(' ')
const isRoot = process.getuid?.() === 0

it.each([
  ['DATABASE_URL', 'sqlite:/proc/nope/site.db', /ENOENT/],
  ['DATABASE_URL', 'sqlite:/proc/site.db', /unable to open/],
  ['DATABASE_URL', 'sqlite:/dev/null/site.db', /ENOTDIR/],
  ['DATABASE_URL', 'sqlite:/dev/null', /is no file/],
  ['DATABASE_URL', `sqlite:${import.meta.dirname}`, /is no file/],
  ['DATABASE_URL', 'sqlite::memory:', /must be sqlite:FILE/],
  ['MAIL_URL', 'file:/proc/nope/mail', /ENOENT/],
  ['MAIL_URL', 'file:/dev/null', /ENOTDIR/],
  ['MAIL_URL', 'file://elsewhere/mail', /must be file:FOLDER/],
])('a start with %s=%s, which cannot be, says so in a line', async (variable, value, reason) => {
  const { code, said, log } = await startInVain({ DATA_DIR: makeTestFolder(), [variable]: value })

  expect([code, log]).toEqual([1, ''])
  expect(said).toMatch(/^[^\n]+\n$/)
  expect(said).toMatch(new RegExp(`^${variable} `))
  expect(said).toMatch(reason)
})

it('a start and a tool with a line in .env that says nothing name file and line', async () => {
  const [folder, DATA_DIR] = [makeTestFolder(), makeTestFolder()]
  symlinkSync(path.resolve('dist'), path.join(folder, 'dist'))
  writeFileSync(path.join(folder, '.env'), '# mail\nMAIL_URL smtp://me:hidden@mail.example\n')
  const said = '.env:2 has no "=": a line says NAME=value, and a comment begins with #\n'

  expect(await startInVain({ DATA_DIR }, [], folder)).toEqual({ code: 1, said, log: '' })
  const tool = spawnSync(process.execPath, ['dist/server/leads.js', 'list'], {
    cwd: folder,
    env: { ...toolEnvironment, DATA_DIR },
    encoding: 'utf8',
  })
  expect([tool.status, tool.stderr, tool.stdout]).toEqual([1, said, ''])
})

it('a start that may not read its .env says so in a line', async () => {
  const [folder, DATA_DIR] = [makeTestFolder(), makeTestFolder()]
  symlinkSync(path.resolve('dist'), path.join(folder, 'dist'))
  writeFileSync(path.join(folder, '.env'), 'PORT=0\n', { mode: 0 })
  // Root may read everything.
  if (isRoot) for (const one of [DATA_DIR, folder]) chownSync(one, nobody, nobody)

  const { code, said, log } = await startInVain({ DATA_DIR }, isRoot ? asNobody : [], folder)

  expect([code, log]).toEqual([1, ''])
  expect(said).toBe('.env cannot be read (EACCES): let the account that starts the site read it\n')
})

it('a start that may not read a file of its data names it in a line', async () => {
  const started = makeTestFolder()
  await (await startBuiltServer({ DATA_DIR: started })).end('SIGTERM')
  for (const name of ['erasures', 'secret', 'site.db', 'site.db.server']) {
    const DATA_DIR = path.join(makeTestFolder(), 'var')
    cpSync(started, DATA_DIR, { recursive: true })
    const file = path.join(DATA_DIR, name)
    writeFileSync(file, '', { flag: 'a' })
    // Root may read everything.
    if (isRoot)
      for (const one of ['..', '', ...readdirSync(DATA_DIR)]) chownSync(path.join(DATA_DIR, one), nobody, nobody)
    chmodSync(file, 0)

    const { code, said, log } = await startInVain({ DATA_DIR }, isRoot ? asNobody : [])

    expect([code, log]).toEqual([1, ''])
    expect(said).toMatch(/^[^\n]*EACCES: permission denied[^\n]*\n$/)
    expect(said).toContain(file)
  }
})

it('two starts in one folder install and build one after the other', async () => {
  const cwd = makeTestFolder()
  const turn = `. ${path.resolve('script/lib/install.sh')}; take_turns; echo in; read -r _ || true`
  const start = () => {
    const child = spawn('bash', ['--norc', '-euc', turn], { cwd })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const first = start()
  await once(first.stdout, 'data')
  const second = start()
  const heard: string[] = []
  second.stdout.on('data', (chunk) => heard.push(String(chunk)))
  const [waiting] = await once(second.stderr, 'data')

  expect(String(waiting)).toContain('waiting for it')
  expect(heard).toEqual([])
  // Even by a death that nobody tidies up after.
  first.kill('SIGKILL')
  if (heard.length === 0) await once(second.stdout, 'data')
  expect(heard.join('')).toBe('in\n')
})

it('a test run whose packages cannot be installed ends once Debian’s are', async () => {
  const cwd = makeTestFolder()
  cpSync('script', path.join(cwd, 'script'), { recursive: true })
  writeFileSync(path.join(cwd, 'package-lock.json'), '{}')
  const bin = path.join(cwd, 'bin')
  mkdirSync(bin)
  const peers = {
    npm: 'read -r _ <begun; exit 1',
    'apt-get': '[ "$1" = update ] && exit; echo >begun; read -r _ <end; : >installed',
    sudo: 'exec "$@"',
  }
  for (const [name, does] of Object.entries(peers))
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  spawnSync('mkfifo', ['begun', 'end'], { cwd })
  const env = { PATH: `${bin}:${process.env['PATH']}`, JAVA: 'false' }

  const run = spawn('bash', ['-x', 'script/test'], { cwd, env })
  const ended = once(run, 'exit')
  const waits = Promise.withResolvers<void>()
  run.stderr.on('data', (said) => String(said).includes('+ wait') && waits.resolve())
  await Promise.race([waits.promise, ended])
  const codeWhileInstalling = run.exitCode
  writeFileSync(path.join(cwd, 'end'), '\n')

  expect(await ended).toEqual([1, null])
  expect(codeWhileInstalling).toBeNull()
  expect(existsSync(path.join(cwd, 'installed'))).toBe(true)
})
