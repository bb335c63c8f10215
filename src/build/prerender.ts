import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { storeKnowledge } from '#server/assistant/load-knowledge.ts'
import type { PageManifest } from '#server/pages.ts'
import { twinPath } from '#site/twin-path.ts'
import { checkPages, type WrittenPage } from './check-pages.ts'
import { compressFolder, compressSmall } from './compress.ts'
import { writeKnowledge } from './knowledge.ts'
import { writeMarkdownTwin } from './markdown-twin.ts'
import { paperEntries, writePapers } from './papers/write-papers.ts'
import { drawIcons, openRasteriser } from './pictures.ts'
import { seldomMedia } from './seldom-styles.ts'
import { llmsTxt, robotsTxt, securityTxt, sitemapXml, webManifest } from './text-files.ts'
import { createStyleTrimmer } from './trim-styles.ts'

const dist = resolve('dist')
const site = join(dist, 'site')

/** Bytes that arrive in one go. What only paper and forced colours need travels in the page where it fits in there. */
const firstWindow = 14_000

type ClientManifest = Readonly<Record<string, { readonly file: string }>>

/**
 * Writes the whole site into `dist/site`, its table of contents into `dist/pages.json` and what its pages say, for the
 * assistant, into `dist/knowledge.json` and `.bin`. Returns what may not be
 * published like this, one line each.
 */
export async function prerender({ publicUrl }: { readonly publicUrl: string }) {
  const client = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as ClientManifest
  await rm(join(site, '.vite'), { recursive: true })
  await cp('public', site, { recursive: true })

  const script = `/${client['src/islands/site.ts']?.file}`
  const bundle = (await import(pathToFileURL(join(dist, 'pages/render.js')).href)) as typeof import('./pages.tsx')
  const seldom = { href: store('seldom', 'css', bundle.seldomStyles), media: seldomMedia }
  const deskScript = `/${client['src/desk/live.ts']?.file}`
  const assets = { script, deskScript, publicUrl }
  await write(join(dist, 'pages/assets.json'), JSON.stringify(assets))

  const pages: Record<string, { file: string; contentSecurityPolicy: string }> = {}
  const documents: typeof pages = {}
  const written: WrittenPage[] = []
  const making = { storeProps, trimStyles: createStyleTrimmer(await readScripts()) }
  const rasterise = await openRasteriser()
  for (const page of bundle.routes) {
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
    const whole = bundle.renderRoute(page, assets, making)
    const hasRoom = (await compressSmall(Buffer.from(whole.html))).length <= firstWindow
    const { html, contentSecurityPolicy } = hasRoom ? whole : bundle.renderRoute(page, { ...assets, seldom }, making)
    await write(join(site, file), html)
    await write(join(site, twinPath(page.path)), writeMarkdownTwin(html, publicUrl))
    written.push({ path: page.path, html })
    pages[page.path] = { file, contentSecurityPolicy }
    await write(join(site, bundle.shareImagePath(page.path)), rasterise(bundle.renderShareImage(page)))
  }
  for (const [path, { html, contentSecurityPolicy }] of Object.entries(bundle.renderDocuments(assets))) {
    const file = path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
    await write(join(site, file), html)
    written.push({ path, html })
    documents[path] = { file, contentSecurityPolicy }
  }
  const papers = await writePapers()
  for (const { path, pdf } of papers.written) await write(join(site, path), pdf)
  const { knowledge, problems } = writeKnowledge(
    written.filter(({ path }) => path !== bundle.manualPath && !path.startsWith('/documents/')),
  )
  await storeKnowledge(dist, knowledge)
  // The documentation's own Markdown takes the place of what was made from its page.
  for (const { path, text } of bundle.docsFiles(publicUrl)) await write(join(site, path), text)
  const missing = bundle.renderNotFound(assets)
  await write(join(site, '404.html'), missing.html)
  const notFound = { file: '404.html', contentSecurityPolicy: missing.contentSecurityPolicy }
  await write(join(dist, 'pages.json'), JSON.stringify({ pages, documents, notFound } satisfies PageManifest, null, 1))

  const entries = bundle.routes.map(({ path, copies }) => ({ path, ...copies.en }))
  await write(join(site, 'sitemap.xml'), sitemapXml([...entries, ...paperEntries], publicUrl))
  await write(join(site, 'robots.txt'), robotsTxt(publicUrl))
  await write(join(site, 'llms.txt'), llmsTxt(entries, paperEntries, publicUrl))
  await write(join(site, '.well-known/security.txt'), securityTxt(publicUrl, new Date()))
  await write(join(site, 'site.webmanifest'), webManifest())
  for (const [name, png] of drawIcons(await readFile('public/icon.svg', 'utf8'))) await write(join(site, name), png)

  await compressFolder(site)
  return [
    ...problems,
    ...papers.problems,
    ...checkPages([...written, { path: '(not found)', html: missing.html }], site),
  ]
}

async function readScripts() {
  const files = (await readdir(join(site, 'assets'))).filter((file) => file.endsWith('.js'))
  return (await Promise.all(files.map((file) => readFile(join(site, 'assets', file), 'utf8')))).join('')
}

/** An island's words in a hashed file of their own, fetched when it wakes. */
const storeProps = (json: string) => store('props', 'json', json)

/** A text in a file named after its content, and the address of that. */
function store(name: string, ending: string, text: string) {
  const address = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
  writeFileSync(join(site, address), text)
  return address
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
