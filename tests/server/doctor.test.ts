import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createPlainServer, type Server } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lookAtSender } from '#server/cli/checks-from-outside.ts'
import { judgeSpace, lookAtClock } from '#server/cli/checks-of-machine.ts'
import { examine } from '#server/cli/checks.ts'
import { readConfig } from '#server/config.ts'
import { startDnsPeer } from '#tests/server/dns-peer.ts'
import { findPort, listen } from '#tests/ports.ts'
import { makeCertificate } from '#tests/server/make-certificate.ts'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startTestServer } from '#tests/server/start-test-server.ts'
import { toolEnvironment } from '#tests/spawn-product.ts'

const run = promisify(execFile)

/** `npm run doctor` in a folder where a build lies that was made a year before `expires`. */
async function callDoctor(env: Readonly<Record<string, string>> = {}, expires = '2027-11-23T00:00:00.000Z') {
  const folder = makeTestFolder()
  mkdirSync(path.join(folder, 'dist/site/.well-known'), { recursive: true })
  writeFileSync(path.join(folder, 'dist/site/.well-known/security.txt'), `Expires: ${expires}\n`)
  const told = { ...toolEnvironment, DATA_DIR: path.join(folder, 'var'), PORT: '0', ...env }
  const call = run(process.execPath, [path.resolve('dist/server/doctor.js')], { env: told, cwd: folder })
  const { stdout, stderr } = await call.catch((error: { stdout: string; stderr: string }) => error)
  const line = (name: string) => stdout.split('\n').find((text) => text.slice(8).startsWith(`${name}: `))
  return { stdout, stderr, line }
}

function listenForTest(server: Server): Promise<number> {
  onTestFinished(() => void server.close())
  return listen(server)
}

type Site = { readonly ready?: number; readonly expires?: string; readonly aheadMs?: number; readonly days?: number }

/** A site behind TLS, with a certificate of its own making. */
async function startTlsSite({ ready = 200, expires = '2027-11-23T00:00:00.000Z', aheadMs = 0, days = 90 }: Site = {}) {
  const { key, cert, file } = makeCertificate(days)
  const answer = ({ url }: IncomingMessage, response: ServerResponse) => {
    response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString())
    response.statusCode = url === '/readyz' ? ready : 200
    response.end(url === '/readyz' ? '{}' : `Expires: ${expires}\n`)
  }
  const port = await listenForTest(createTlsServer({ key, cert }, answer))
  return { PUBLIC_URL: `https://127.0.0.1:${port}`, NODE_EXTRA_CA_CERTS: file }
}

describe('npm run doctor', () => {
  it('asks the site at its own address, and reads its certificate', async () => {
    const { line } = await callDoctor(await startTlsSite())
    expect(line('own address')).toMatch(
      /^ok {6}.+ is ready and serves the build that lies here; this machine and it agree$/,
    )
    expect(line('certificate')).toMatch(/^ok {6}certificate: valid for (89|90) days more, to .+ GMT$/)
  })

  it.each([
    ['another build', { expires: '2027-11-20T00:00:00.000Z' }, /^note .* serves another build than lies here$/],
    [
      'another site',
      { expires: '' },
      /^BROKEN .* answers, but it is another site: see where its name and the proxy lead$/,
    ],
    ['without an end', { expires: 'x'.repeat(70_000) }, /^BROKEN .* says too much$/],
    ['not ready', { ready: 503 }, /^BROKEN .*\/readyz answers 503: the site is not ready/],
    ['behind a proxy alone', { ready: 502 }, /^BROKEN .*\/readyz answers 502: the proxy does not reach the site/],
    ['an hour ahead', { aheadMs: 3_600_000 }, /^note .* it is 3\d{3} seconds ahead of this machine: see timedatectl$/],
  ] as const)('says of its own address when it is %s', async (_what, site, said) => {
    expect((await callDoctor(await startTlsSite(site))).line('own address')).toMatch(said)
  })

  it('says when browsers refuse the certificate, and when it runs out', async () => {
    const { PUBLIC_URL } = await startTlsSite()
    const { line } = await callDoctor({ PUBLIC_URL })
    expect(line('certificate')).toMatch(/^BROKEN {2}certificate: browsers refuse it \(\w+\); valid for/)
    expect(line('own address')).toMatch(/^BROKEN /)

    const soon = await callDoctor(await startTlsSite({ days: 5 }))
    expect(soon.line('certificate')).toMatch(/^note {4}certificate: valid for [45] days more/)
  })

  it('says who has the port: nobody, the site, or somebody else', async () => {
    const { app } = await startTestServer()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const own = findPort(app.server)
    const foreign = await listenForTest(createServer((_request, response) => response.end('another')))

    expect((await callDoctor({ PORT: String(own) })).line('port')).toBe(
      `ok      port: the site runs at ${own} on 127.0.0.1`,
    )
    expect((await callDoctor({ PORT: String(foreign) })).line('port')).toMatch(
      new RegExp(`^BROKEN {2}port: PORT ${foreign} on 127\\.0\\.0\\.1 is taken`),
    )
  })

  it('says each variable as it was read, and no secret', async () => {
    const { line } = await callDoctor({
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      MAIL_FROM: '"Imisozi" <site@imisozi.rw>',
      MAIL_URL: 'smtp://somebody:password@127.0.0.1:1',
      SECRET: 'a secret that nobody may read anywhere',
    })
    const said = line('variables')
    expect(said).toContain('TRUST_PROXY=loopback,10.0.0.0/8 ')
    expect(said).toContain('MAIL_FROM=Imisozi <site@imisozi.rw> ')
    expect(said).toContain('MAIL_URL=smtp://127.0.0.1:1 ')
    expect(said).toContain('SECRET=(hidden)')
    expect(said).not.toMatch(/password|nobody may read/)
  })

  it.each([
    [{ TRUST_PROXY: '999.1.1.1' }, /^TRUST_PROXY must be false, a number of hops, or addresses and networks/],
    [{ METRICS_FROM: '10.0.0.0/99' }, /^METRICS_FROM must be addresses and networks/],
  ])('ends in a sentence with %o', async (env, said) => {
    const { stdout, stderr } = await callDoctor(env)
    expect(stderr).toMatch(said)
    expect(stdout).toBe('')
  })
})

describe('what receivers ask of the domain of MAIL_FROM', () => {
  const spf = 'v=spf1 include:_spf.provider.example ~all'
  const dmarc = 'v=DMARC1; p=none'
  const key = 'v=DKIM1; k=rsa; p=MIIB'
  const mail = { url: 'file:mail', from: { name: '', address: 'site@imisozi.rw' }, sales: '' }
  const look = async (texts: Parameters<typeof startDnsPeer>[0]) =>
    lookAtSender({ mail }, await startDnsPeer(texts)).then(({ state, said }) => `${state}: ${said}`)

  it.each([
    [
      { 'imisozi.rw': [spf], '_dmarc.imisozi.rw': [dmarc], 'mail._domainkey.imisozi.rw': [key] },
      /^ok: .* has SPF, DMARC, DKIM at mail$/,
    ],
    [{ 'imisozi.rw': [spf], '_dmarc.imisozi.rw': [dmarc] }, /^note: .* SPF, DMARC, no DKIM under a usual name/],
    [{ 'imisozi.rw': ['something else'], '_dmarc.imisozi.rw': [dmarc] }, /^note: .* has no SPF, no DKIM/],
    [{ 'imisozi.rw': [spf, spf] }, /^note: .* has 2 SPF records, which is none, no DMARC/],
    [{}, /^note: SPF, DKIM and DMARC of imisozi\.rw could not be asked: .*ENOTFOUND/],
    ['silent', /^note: SPF, DKIM and DMARC of imisozi\.rw could not be asked: .*ETIMEOUT/],
  ] as const)('%o', async (texts, said) => {
    expect(await look(texts)).toMatch(said)
  })
})

it('waits for nobody longer than eight seconds, and says who did not answer', async () => {
  const heard = Promise.withResolvers<void>()
  const port = await listenForTest(createPlainServer(() => heard.resolve()))
  const folder = makeTestFolder()
  const reading = readConfig({ DATA_DIR: folder, PORT: '0', MAIL_URL: `smtp://127.0.0.1:${port}` })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const asked: number[] = []
  const said: string[] = []
  const wait = async (ms: number) => {
    asked.push(ms)
    await heard.promise
  }

  expect(await examine(reading.config, { write: (text) => said.push(text) }, wait)).toBe(1)
  expect(asked).toEqual([8000])
  expect(said).toContain('BROKEN  mail: no answer within 8 seconds')
})

it('wants the clocks of machine and database to agree, and room on the disk', () => {
  const at = (time: number) => lookAtClock({ now: () => time }, () => 1_000_000)
  expect(at(1_004_000)).toEqual({ state: 'ok', said: 'this machine and the database agree' })
  expect(at(1_090_000)).toEqual({
    state: 'note',
    said: 'the database is 90 seconds ahead of this machine: see timedatectl',
  })
  expect(at(0).said).toContain('1000 seconds behind')
  expect([50e6, 500e6, 5e9].map((bytes) => judgeSpace(bytes).state)).toEqual(['broken', 'note', 'ok'])
  expect(judgeSpace(1.5e9).said).toBe('1500 MB are free where DATA_DIR lies')
})
