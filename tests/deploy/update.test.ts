import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtOrigin } from '#contract/built-origin.ts'

/**
 * What changes from one version to the next. Each is the product as it was built, so that no test waits for another
 * build; what the versions of the database differ in is written into it.
 */
const changes = {
  nothing: '',
  'a step of the database':
    "up: (db) => db.schema.createTable('later').addColumn('id', 'text').execute(), down: (db) => db.schema.dropTable('later').execute()",
  'a step that fails': "up: () => { throw new Error('no such column') }, down: () => undefined",
} as const
type Version = { readonly step: keyof typeof changes; readonly starts: boolean }

/** `npm run build` of such a version. */
const build = `
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
const { product, step, starts } = JSON.parse(readFileSync('version.json', 'utf8'))
cpSync(product + '/dist/server', 'dist/server', { recursive: true })
for (const name of ['site', 'pages', 'pages.json', 'knowledge.bin'])
  symlinkSync(product + '/dist/' + name, 'dist/' + name)
mkdirSync('node_modules/.bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/.bin/node')
const last = '...reversible'
const assets = globSync('dist/server/assets/*.js').map((file) => ({ file, before: readFileSync(file, 'utf8') }))
const { file, before } = assets.find((asset) => asset.before.includes(last))
if (step) writeFileSync(file, before.replace(last, last + ', "999-later": { ' + step + ' }'))
// It brings the database to the present, and then dies.
const dying = "import { execFileSync } from 'node:child_process'; execFileSync(process.execPath, ['dist/server/leads.js', 'list']); process.exit(1)"
if (!starts) writeFileSync('dist/server/main.js', dying)
`

/** Plays systemd: holds a socket that listens throughout, and starts and stops what \`current\` leads to. */
const keeper = `
trap 'kill -KILL $pid 2>/dev/null' EXIT
pid=
while read -r word <orders; do
  if [ "$word" != start ] && [ -n "$pid" ]; then kill -TERM $pid 2>/dev/null; wait $pid; fi
  if [ "$word" != stop ]; then
    (cd current; export LISTEN_FDS=1 LISTEN_PID=$BASHPID; exec node_modules/.bin/node dist/server/main.js) >>site.log 2>&1 &
    pid=$!
  fi
  echo done >answers
done`
const socket = `
$^F = 9;
use Socket; use POSIX;
my $s;
socket($s, PF_INET, SOCK_STREAM, 0) && bind($s, pack_sockaddr_in(0, INADDR_LOOPBACK)) && listen($s, 4096) or die $!;
my ($port) = unpack_sockaddr_in(getsockname($s));
POSIX::dup2(fileno($s), 3);
$| = 1; print "$port\\n";
exec 'bash', '--norc', '-c', $ARGV[0]`
const systemctl = '#!/bin/sh\necho "$1" >orders\nread -r _ <answers\n'
const systemdRun = `#!/bin/bash
while [ "\${1#-}" != "$1" ]; do
  case $1 in -p) properties+=("$2"); case $2 in WorkingDirectory=*) cd "\${2#*=}" ;; esac; shift 2 ;; *) properties+=("$1"); shift ;; esac
done
printf '%s\\n' "\${properties[@]}" >"$HOME/properties"
exec "$@"`

/** A server as docs/deploy.md sets it up, on its first version. */
async function install() {
  const root = mkdtempSync(path.join(tmpdir(), 'imisozi-update-'))
  const product = process.cwd()
  const at = (...names: readonly string[]) => path.join(root, ...names)
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  mkdirSync(at('bin'))
  for (const [name, body] of Object.entries({ systemctl, 'systemd-run': systemdRun })) {
    writeFileSync(at('bin', name), body)
    chmodSync(at('bin', name), 0o755)
  }
  execFileSync('mkfifo', [at('orders'), at('answers')])
  symlinkSync(path.join(product, 'node_modules'), at('node_modules'))
  mkdirSync(at('src/build'), { recursive: true })
  cpSync(path.join(product, 'script'), at('script'), { recursive: true })
  writeFileSync(at('src/build/build.ts'), build)
  writeFileSync(at('package.json'), '{ "name": "site", "version": "1.0.0", "type": "module" }')
  writeFileSync(at('package-lock.json'), '{ "name": "site", "version": "1.0.0", "lockfileVersion": 3, "packages": {} }')
  git('init', '--quiet', '--initial-branch=main')

  function commit({ step, starts }: Version) {
    writeFileSync(at('version.json'), JSON.stringify({ product, step: changes[step], starts }))
    git('add', 'package.json', 'package-lock.json', 'script', 'src', 'version.json')
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@imisozi.example', '-c', 'commit.gpgsign=false']
    git(...author, 'commit', '--quiet', '--allow-empty', '-m', `${step}, ${starts}`)
    return `releases/${git('rev-parse', '--short=12', 'HEAD')}`
  }

  const nodePath = `${path.dirname(process.execPath)}:${process.env['PATH']}`
  const env = {
    PATH: `${at('bin')}:${nodePath}`,
    HOME: root,
    NODE_ENV: 'production',
    DATA_DIR: at('data'),
    PUBLIC_URL: builtOrigin,
    TRUST_PROXY: 'loopback',
    BACKUPS: at('backups'),
  }
  const supervisor = spawn('perl', ['-e', socket, keeper], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface({ input: supervisor.stdout }), 'line')
  const address = `http://127.0.0.1:${port}`

  /** Ends with its code and what it said. */
  async function update(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
    const READY_URL = `${address}/readyz`
    const child = spawn('script/update', words, { cwd: root, env: { ...env, READY_URL, ...more } })
    const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: code as number, said: said + complained }
  }
  const tool = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('script/tool', words, { cwd: root, env, encoding: 'utf8' })
    return { code: status, said: stdout + stderr }
  }
  expect(tool('leads', 'list')).toEqual({ code: 1, said: expect.stringContaining('script/update first') })
  const before = commit({ step: 'nothing', starts: true })
  expect(await update(['HEAD'])).toEqual({ code: 0, said: expect.stringContaining('Start it') })
  execFileSync(at('bin/systemctl'), ['start'], { cwd: root, env })
  while ((await ask(address, 'GET', '/readyz')) !== 200);

  async function remove() {
    const ended = once(supervisor, 'exit')
    supervisor.kill('SIGTERM')
    await ended
    rmSync(root, { recursive: true, force: true })
  }
  const current = () => readlinkSync(at('current'))
  return { address, before, commit, update, tool, current, read, properties, log, remove }

  function read(query: string) {
    const database = new DatabaseSync(at('data/site.db'), { readOnly: true })
    try {
      return database.prepare(query).all()
    } finally {
      database.close()
    }
  }
  /** What systemd was told of the last tool. */
  function properties() {
    return readFileSync(at('properties'), 'utf8').split('\n')
  }
  function log() {
    return readFileSync(at('site.log'), 'utf8')
  }
}

const readLeads = 'select id from leads'
const readSteps = "select name from kysely_migration where name = '999-later'"

const agent = new Agent({ keepAlive: false })

/** One request on a connection of its own, as from a visitor nobody has seen before. */
function ask(address: string, method: string, url: string, body?: unknown, visitor = '203.0.113.7') {
  return new Promise<number>((resolve, reject) => {
    const headers = { 'x-forwarded-for': visitor, ...(body !== undefined && { 'content-type': 'application/json' }) }
    request(new URL(url, address), { method, agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject)
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Visitors who read and begin to chat without a pause, until they are stopped; counts what they were answered. */
function load(address: string) {
  const answers = new Map<string, number>()
  const end = new AbortController()
  let count = 0
  const note = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1)
  async function visit() {
    while (!end.signal.aborted) {
      count += 1
      const visitor = `198.51.${count >> 8}.${count & 255}`
      const name = `Visitor ${count}`
      const start = { variant: 'B', name, email: `v${count}@duka.example`, company: 'Duka' }
      const told = (error: unknown) => (error instanceof Error ? error.message : 'failed')
      note(`read ${await ask(address, 'GET', '/pricing', undefined, visitor).catch(told)}`)
      note(`chat ${await ask(address, 'POST', '/api/chat/sessions', start, visitor).catch(told)}`)
    }
  }
  const visitors = Promise.all([visit(), visit(), visit(), visit()])
  return async () => {
    end.abort()
    await visitors
    return answers
  }
}

/** For all tests: each leaves the first version in place, and nothing but the leads of the visitors before. */
let server: Awaited<ReturnType<typeof install>>
beforeAll(async () => {
  server = await install()
})
afterAll(() => server.remove())

it('an update under load loses no request, and going back over its step loses nothing that came in', async () => {
  const { address, before, commit, update, current, read } = server
  const after = commit({ step: 'a step of the database', starts: true })
  const stop = load(address)

  const updated = await update(['HEAD'])
  const answers = await stop()

  expect(updated).toEqual({ code: 0, said: expect.stringContaining(`${after} runs`) })
  expect(current()).toBe(after)
  expect([...answers.keys()].toSorted()).toEqual(['chat 201', 'read 200'])
  expect(read(readLeads)).toHaveLength(answers.get('chat 201') ?? 0)
  expect(read(readSteps)).toEqual([{ name: '999-later' }])

  expect(await update(['--back'])).toEqual({ code: 0, said: expect.stringContaining(`${before} runs again`) })
  expect(await ask(address, 'GET', '/readyz')).toBe(200)
  expect(read(readLeads)).toHaveLength(answers.get('chat 201') ?? 0)
  expect(read(readSteps)).toEqual([])
})

it('a tool runs as the version in place does, with the account and the folders of the service', async () => {
  const { tool, properties } = server

  expect(tool('desk', 'add', 'Claire Umuhoza', 'claire@imisozi.example')).toMatchObject({ code: 0 })
  expect(tool('desk', 'list').said).toMatch(/^Claire Umuhoza <claire@imisozi.example> [^]*1 member$/m)
  expect(tool('doctor', '--help')).toEqual({ code: 0, said: expect.stringContaining('npm run doctor') })
  for (const words of [[], ['main'], ['../../x']])
    expect(tool(...words)).toEqual({ code: 2, said: expect.stringContaining('sudo script/tool leads list') })
  // Without the mode, systemd opens the folders of the data to everybody; without a description, whom a tool was called
  // for stands in the journal.
  expect(properties()).toEqual(
    expect.arrayContaining([
      'User=imisozi',
      'UMask=0077',
      'StateDirectoryMode=0700',
      '--description=A tool of Imisozi Suite',
    ]),
  )
})

it('a version that cannot read the database is never put in place: the one before goes on', async () => {
  const { address, before, commit, update, current, read, log } = server
  const starts = log().match(/"listening"/g)
  commit({ step: 'a step that fails', starts: true })

  const { code, said } = await update(['HEAD'])

  expect(code).toBe(1)
  expect(said).toContain('no such column')
  expect(said).toContain('Nothing has changed')
  expect(current()).toBe(before)
  expect(await ask(address, 'GET', '/readyz')).toBe(200)
  expect(log().match(/"listening"/g)).toEqual(starts)
  expect(read(readSteps)).toEqual([])
})

it('a version that does not get ready is left by itself, its step of the database taken back', async () => {
  const { address, before, commit, update, current, read } = server
  const dying = commit({ step: 'a step of the database', starts: false })

  const { code, said } = await update(['HEAD'], { READY_SECONDS: '10' })

  expect(code).toBe(1)
  expect(said).toContain(`${dying} did not get ready in 10 seconds`)
  expect(said).toContain(`${before} runs again`)
  expect(current()).toBe(before)
  expect(await ask(address, 'GET', '/readyz')).toBe(200)
  expect(read(readSteps)).toEqual([])
})
