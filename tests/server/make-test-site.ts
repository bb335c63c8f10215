import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pathMarker, type PageManifest } from '#server/pages.ts'
import { makeTestFolder } from './open-test-storage.ts'

const pagePolicy = "default-src 'none'; script-src 'sha256-abc'"
export const homeHtml = `<!doctype html><title>Home</title>${'<p>Muraho!</p>'.repeat(50)}`

const files = {
  'index.html': homeHtml,
  'pricing.html': '<!doctype html><title>Pricing</title>',
  '404.html': `<!doctype html><title>Not found</title><code>${pathMarker}</code>`,
  'fr/404.html': `<!doctype html><title>Introuvable</title><code>${pathMarker}</code>`,
  'robots.txt': 'User-agent: *\n',
  'assets/site-a1b2c3.js': 'console.log(1)\n'.repeat(50),
}
const compressed = ['index.html', 'assets/site-a1b2c3.js'] as const

/** A `dist` as the build leaves it, small enough to see through. Returns its folder. */
export function makeTestSite(): string {
  const dist = makeTestFolder()
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(dist, 'site', name)), { recursive: true })
    writeFileSync(path.join(dist, 'site', name), content)
  }
  for (const [name, content] of Object.entries(files)) write(name, content)
  for (const name of compressed) {
    write(`${name}.br`, brotliCompressSync(files[name]))
    write(`${name}.gz`, gzipSync(files[name]))
  }
  const manifest: PageManifest = {
    pages: {
      '/': { file: 'index.html', contentSecurityPolicy: pagePolicy },
      '/pricing': { file: 'pricing.html', contentSecurityPolicy: pagePolicy },
    },
    documents: {},
    notFound: {
      '/': { file: '404.html', contentSecurityPolicy: pagePolicy },
      '/fr': { file: 'fr/404.html', contentSecurityPolicy: pagePolicy },
    },
  }
  writeFileSync(path.join(dist, 'pages.json'), JSON.stringify(manifest))
  return dist
}
