import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtOrigin } from '#contract/built-origin.ts'
import type { PageManifest } from '#server/pages.ts'
import { loadSite } from '#server/static/site.ts'
import { makeTestFolder } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'

const addresses = ['https://imisozi.example', 'http://192.0.2.7:8080'] as const
const { pages, documents } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest

it('one build is served at two addresses, and each names its own wherever it names one', async () => {
  const servers = await Promise.all(
    addresses.map(async (origin) => {
      const { address } = await startBuiltServer({ PUBLIC_URL: origin, DATA_DIR: makeTestFolder() })
      return { origin, read: async (path: string) => (await fetch(address + path)).text() }
    }),
  )
  const paths = [
    ...Object.keys({ ...pages, ...documents }),
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/llms.txt',
    '/fr/llms.txt',
    '/pricing.md',
    '/documentation.md',
  ]
  for (const path of paths) {
    const [one, other] = await Promise.all(servers.map(async ({ read }) => read(path)))
    expect({ path, text: one?.replaceAll(addresses[0], addresses[1]) }).toEqual({ path, text: other })
    expect(one).not.toContain(builtOrigin)
  }
  for (const { origin, read } of servers) {
    const page = await read('/fr/pricing')
    expect(page).toContain(`<link rel="canonical" href="${origin}/fr/pricing"`)
    expect(page).toContain(`hrefLang="pt" href="${origin}/pt/pricing"`)
    expect(page).toContain(`<meta property="og:image" content="${origin}/fr/share/pricing.png"`)
    expect(page).toContain(`"url":"${origin}/fr/pricing"`)
    expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(await read('/sitemap.xml')).toContain(`<loc>${origin}/pt/contact</loc>`)
    expect(await read('/.well-known/security.txt')).toContain(`Canonical: ${origin}/`)
    expect(await read('/fr/llms.txt')).toContain(`(${origin}/fr/pricing.md)`)
  }
})

it('the build itself is served where no address is told', async () => {
  const packedDir = makeTestFolder()
  const site = await loadSite('dist', { publicUrl: builtOrigin, packedDir })
  expect(site.find('/pricing')?.variants.br?.body).toEqual(readFileSync('dist/site/pricing.html.br'))
})
