import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { builtOrigin } from '#contract/built-origin.ts'
import { homeHtml, makeTestSite } from '#tests/server/make-test-site.ts'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startTestServer } from '#tests/server/start-test-server.ts'
import { talk } from '#tests/server/talk.ts'
import { readAcceptEncoding } from './encodings.ts'
import { loadSite } from './site.ts'

async function get(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method: InjectOptions['method'] = 'GET',
) {
  const { app } = await startTestServer()
  return app.inject({ method, url, headers })
}

describe('the site', () => {
  it('serves a page with its own policy, always asked again', async () => {
    const response = await get('/')
    expect(response.body).toBe(homeHtml)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; script-src 'sha256-abc'",
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
  })

  it('serves a hashed file for ever', async () => {
    const { headers } = await get('/assets/site-a1b2c3.js')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('serves the hashed files of builds before it to pages that were opened then, and to nobody what is not whole', async () => {
    const root = makeTestFolder()
    const place = (folder: string, name: string) => {
      cpSync(makeTestSite(), join(root, folder), { recursive: true })
      writeFileSync(join(root, folder, 'site/assets', name), `// ${name}`)
    }
    place('releases/new/builds/3-now', 'now-1.js')
    place('releases/new/builds/4-later', 'later-1.js')
    place('releases/new/builds/2-half', 'half-1.js')
    rmSync(join(root, 'releases/new/builds/2-half/pages.json'))
    place('releases/old/builds/1-before', 'before-1.js')
    symlinkSync('builds/3-now', join(root, 'releases/new/dist'))
    const packedDir = join(root, 'packed')
    const site = await loadSite(join(root, 'releases/new/dist'), { publicUrl: builtOrigin, packedDir })
    const bodyOf = (address: string) => site.find(address)?.variants.identity?.body.toString()
    expect(bodyOf('/assets/before-1.js')).toBe('// before-1.js')
    expect(bodyOf('/assets/now-1.js')).toBe('// now-1.js')
    for (const name of ['later-1', 'half-1']) expect(site.find(`/assets/${name}.js`)).toBeNull()
    expect(site.find('/assets/before-1.js')?.variants.identity?.headers['cache-control']).toMatch(/immutable$/)
  })

  it('says in a few bytes that a script is not there: whoever asks for it asks again', async () => {
    const { statusCode, rawPayload, headers } = await get('/assets/gone-1.js')
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(rawPayload.length).toBeLessThan(200)
  })

  it('serves other files for an hour', async () => {
    const { headers } = await get('/robots.txt?x=1')
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })

  it('sends the packed body the caller prefers', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(homeHtml)
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(homeHtml)
    const plain = await get('/pricing', { 'accept-encoding': 'br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('answers a known version with 304 and no body, each encoding under a tag of its own', async () => {
    const { app } = await startTestServer()
    const ask = (encoding: string, tag?: string) =>
      app.inject({
        url: '/',
        headers: { 'accept-encoding': encoding, ...(tag !== undefined && { 'if-none-match': tag }) },
      })
    const brotli = String((await ask('br')).headers.etag)
    const gzip = String((await ask('gzip')).headers.etag)
    expect(brotli).not.toBe(gzip)
    for (const tag of [brotli, `W/${brotli}`, `"other", ${brotli}`, '*']) {
      const response = await ask('br', tag)
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', brotli])
      expect(response.headers['cache-control']).toBe('no-cache')
    }
    expect((await ask('gzip', brotli)).statusCode).toBe(200)
  })

  it('answers HEAD as GET, without the body', async () => {
    const response = await get('/', {}, 'HEAD')
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(homeHtml)))
  })

  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing//?plan=a&plan=b', '/pricing?plan=a&plan=b'],
    ['//', '/'],
  ])('sends %s to %s', async (url, location) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, location])
  })

  it.each(['//elsewhere.example/', '/\\elsewhere.example/', '//elsewhere.example/%2e%2e/', '//elsewhere.example//'])(
    'does not send anybody away: %s',
    async (path) => {
      const { app } = await startTestServer()
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      const answer = await talk(address, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 404 /)
      expect(answer).not.toMatch(/^location:/im)
    },
  )

  it.each([
    '/index.html',
    '/pages.json',
    '/%2e%2e/pages.json',
    '/assets/..%2f..%2fpages.json',
    '/.git/config',
    '/assets',
  ])('gives out nothing but the site: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it.each(['/caf%E9', '/100%', '/%E0%A4%A'])(
    '[NF-2] shows the not-found page to whoever follows an address that means nothing: %s',
    async (address) => {
      const { statusCode, headers, body } = await get(`${address}?from=leaflet`)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain(address)
    },
  )

  it('shows the requested address on the not-found page, harmless and not too long', async () => {
    const odd = await get('/%3Cscript%3Ealert(1)%3C/script%3E')
    expect(odd.statusCode).toBe(404)
    expect(odd.body).toContain('<code>/&#60;script&#62;alert(1)&#60;/script&#62;</code>')
    expect(odd.headers['cache-control']).toBe('no-cache')
    expect((await get(`/${'a'.repeat(5000)}`)).body.length).toBeLessThan(400)
    expect((await get('/$&$1')).body).toContain('<code>/$&#38;$1</code>')
  })

  it('says in JSON that there is no such call', async () => {
    const response = await get('/api/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: { code: 'not-found', message: expect.any(String) } })
  })

  it.each([
    ['GET', '/api/chat/sessions', 'POST'],
    ['PUT', '/api/chat/sessions/s1/messages', 'POST, GET, HEAD'],
    ['DELETE', '/api/challenge', 'GET, HEAD'],
  ] as const)('says which methods a call takes to %s %s', async (method, url, allow) => {
    const response = await get(url, { 'content-type': 'text/odd' }, method)
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow])
    expect(response.json()).toMatchObject({ error: { code: 'method-not-allowed' } })
  })

  it('says that a page takes no posts', async () => {
    const response = await get('/pricing', {}, 'POST')
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await get('/nothing', {}, 'DELETE')).statusCode).toBe(404)
  })
})

describe('readAcceptEncoding', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['br, gzip', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['identity;q=0, gzip', ['gzip']],
    ['identity, gzip;q=0.5', ['identity', 'gzip']],
    ['BR', ['br', 'identity']],
    ['gzip;q=nonsense', ['identity']],
  ])('reads %s as %j', (header, accepted) => {
    expect(readAcceptEncoding(header)).toEqual(accepted)
  })
})
