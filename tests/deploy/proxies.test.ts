import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { request } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressOf, languageCodes } from '#content/languages.ts'
import { findFreePort, listen, stopServer } from '#tests/ports.ts'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startBuiltServer } from '#tests/server/start-built-server.ts'
import { expectSoon } from '../server/expect-soon.ts'

/** The site's name in both files; nobody resolves it, so it is asked for at the port. */
const host = 'imisozi.example'

type Proxy = {
  /** Where it listens with TLS and without. */
  readonly secure: number
  readonly plain: number
  /** What it has written about requests. */
  readLog(): string
}

const proxies: Readonly<Record<string, (upstream: string) => Promise<Proxy>>> = { nginx: startNginx, Caddy: startCaddy }

describe.each(Object.entries(proxies))('%s with the file of deploy/', (_name, start) => {
  it('serves the site with TLS, packed by the site, and leads plain requests there', async () => {
    const site = await startBuiltServer({ DATA_DIR: makeTestFolder(), TRUST_PROXY: 'loopback' })
    const proxy = await start(new URL(site.address).host)

    const page = await ask(proxy, '/pricing?from=letter', { 'accept-encoding': 'br' })
    expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'br'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const figures = await ask(proxy, '/metrics')
    expect(figures.statusCode).toBe(404)
    expect(await text(figures)).not.toContain('site_leads')

    const plain = await fetch(`http://127.0.0.1:${proxy.plain}/pricing`, { headers: { host }, redirect: 'manual' })
    expect(plain.status).toBeGreaterThanOrEqual(301)
    expect(plain.headers.get('location')).toMatch(/^https:\/\/.*\/pricing$/)
  })

  it('tells the site who asks, whatever the visitor writes there, and keeps no address, query or key', async () => {
    const asked: IncomingMessage[] = []
    const proxy = await start(
      await startUpstream((incoming, response) => {
        asked.push(incoming)
        response.end()
      }),
    )

    const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }
    const talks = languageCodes.map((language) => addressOf('/talk/', language))
    for (const talk of talks) await ask(proxy, `${talk}a-key-of-a-letter?more=1`, claimed)
    await ask(proxy, '/answered/a-key-of-a-letter', claimed)
    await ask(proxy, '/pricing?token=a-key-of-a-letter')

    for (const { headers } of asked)
      expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https'])
    await expectSoon(() => expect(proxy.readLog()).toContain('/pricing'))
    for (const place of [...talks, '/answered/']) expect(proxy.readLog()).toMatch(new RegExp(`[ "]${place}-`))
    expect(proxy.readLog()).not.toMatch(/127\.0\.0\.1|203\.0\.113|a-key-of-a-letter/)
  })

  it('passes on each piece of a stream as it comes', async () => {
    let goOn = () => {}
    const proxy = await start(
      await startUpstream((_incoming, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first')
        goOn = () => response.end('last')
      }),
    )

    const pieces: string[] = []
    for await (const piece of await ask(proxy, '/api/chat/sessions/1/events')) {
      pieces.push(String(piece))
      goOn()
    }
    expect(pieces).toEqual(['first', 'last'])
  })
})

async function startNginx(upstream: string): Promise<Proxy> {
  const [folder, secure, plain] = [makeTestFolder(), await findFreePort(), await findFreePort()]
  const at = (name: string) => path.join(folder, name)
  const subject = ['-subj', `/CN=${host}`, '-days', '1', '-keyout', at('key.pem'), '-out', at('cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' })
  const here = [
    [/listen \[::\].*;\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${secure} `],
    [/\/etc\/letsencrypt\/live\/[^/]+\/fullchain\.pem/, at('cert.pem')],
    [/\/etc\/letsencrypt\/live\/[^/]+\/privkey\.pem/, at('key.pem')],
    ['127.0.0.1:3000;', `${upstream};`],
    [/\/var\/log\/nginx/g, folder],
  ] as const
  const site = here.reduce((file, [there, put]) => file.replace(there, put), readFileSync('deploy/nginx.conf', 'utf8'))
  const places = 'client_body proxy fastcgi uwsgi scgi'.split(' ').map((name) => `${name}_temp_path ${at(name)};`)
  writeFileSync(at('nginx.conf'), `pid ${at('pid')};\nevents {}\nhttp {\n${places.join('\n')}\n${site}}\n`)
  run('nginx', ['-c', at('nginx.conf'), '-e', at('start.log'), '-g', 'daemon off;'])
  return await untilOpen({ secure, plain, readLog: () => readFileSync(at('imisozi.log'), 'utf8') })
}

async function startCaddy(upstream: string): Promise<Proxy> {
  const [folder, secure, plain] = [makeTestFolder(), await findFreePort(), await findFreePort()]
  const at = (name: string) => path.join(folder, name)
  // An authority of its own in the place of one on the internet.
  writeFileSync(
    at('Caddyfile'),
    `{\nadmin off\nlocal_certs\nskip_install_trust\nhttp_port ${plain}\nhttps_port ${secure}\ndefault_bind 127.0.0.1\nstorage file_system ${folder}\n}\nimport ${path.resolve('deploy/Caddyfile')}\n`,
  )
  const env = { PATH: process.env.PATH, HOME: folder, SITE: host, UPSTREAM: upstream, LOG: at('imisozi.log') }
  run('caddy', ['run', '--config', at('Caddyfile'), '--adapter', 'caddyfile'], env)
  return await untilOpen({ secure, plain, readLog: () => readFileSync(at('imisozi.log'), 'utf8') })
}

function run(
  command: string,
  values: readonly string[],
  env: NodeJS.ProcessEnv = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
) {
  const child = spawn(command, values, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  child.on('exit', (code) => code && console.error(complaints.join('')))
  onTestFinished(() => {
    child.kill('SIGTERM')
  })
}

async function untilOpen(proxy: Proxy): Promise<Proxy> {
  await expectSoon(() => ask(proxy, '/healthz'))
  return proxy
}

function ask({ secure }: Proxy, url: string, headers: Readonly<Record<string, string>> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const where = { host: '127.0.0.1', port: secure, servername: host, path: url, rejectUnauthorized: false }
  request({ ...where, headers: { host, ...headers } }, resolve)
    .on('error', reject)
    .end()
  return promise
}

async function startUpstream(answer: (incoming: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((incoming, response) =>
    incoming.url === '/healthz' ? response.end() : answer(incoming, response),
  )
  onTestFinished(() => stopServer(server))
  return `127.0.0.1:${await listen(server)}`
}
