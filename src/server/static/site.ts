import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtOrigin } from '#contract/built-origin.ts'
import { type PageManifest, pathMarker } from '#server/pages.ts'
import { listEarlierAssets } from './earlier-assets.ts'
import { endings, type Encoding } from './encodings.ts'
import type { Packed } from './pack.ts'
import { openPackedShelf, type PackedShelf } from './packed-shelf.ts'

/** One file as it may be sent: its bytes in each encoding, with the headers that go with them. */
export type SiteFile = { readonly variants: Partial<Record<Encoding, Variant>> }
type Variant = {
  readonly body: Buffer
  readonly etag: string
  /** With a body. */
  readonly headers: Readonly<Record<string, string>>
  /** With `304 Not Modified`. */
  readonly cacheHeaders: Readonly<Record<string, string>>
}

/** The built site in memory, by address. */
export type Site = {
  readonly pages: ReadonlySet<string>
  /** The pages and the HTML beside them: whatever may be asked for with a slash behind it. */
  readonly documents: ReadonlySet<string>
  find(address: string): SiteFile | null
  renderNotFound(address: string): { readonly html: string; readonly contentSecurityPolicy: string }
  /** Packs as small as it gets what has this server's address in it and is met for the first time; minutes, on a slow machine. */
  packRest(): Promise<void>
}

const compressed = new Set<string>(Object.values(endings))

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/** Files under /assets carry a hash of their content in the name and never change; fonts do so once in a year. */
const cachePolicies = { '/assets/': 'public, max-age=31536000, immutable', '/fonts/': 'public, max-age=604800' }

function findCachePolicy(address: string): string {
  return Object.entries(cachePolicies).find(([folder]) => address.startsWith(folder))?.[1] ?? 'public, max-age=3600'
}

type Served = {
  /** The origin that takes the place of the build's. */
  readonly publicUrl: string
  /** What is packed for it is kept here. */
  readonly packedDir: string
  /** False: whoever still has one gets the one that takes itself away. */
  readonly hasServiceWorker?: boolean
}

/**
 * Reads `dist/site` and `dist/pages.json`: some megabytes, once, so that no request waits for the disk. Whatever names
 * the site's own address is given the one it is served at.
 */
export async function loadSite(
  distDir: string,
  { publicUrl, packedDir, hasServiceWorker = true }: Served,
): Promise<Site> {
  const shelf = openPackedShelf(packedDir)
  const read = (file: string, cacheControl: string, extra?: Readonly<Record<string, string>>) =>
    loadFile({ file, cacheControl, publicUrl, shelf, extra })
  const folder = path.join(distDir, 'site')
  const manifest: PageManifest = JSON.parse(await readFile(path.join(distDir, 'pages.json'), 'utf8'))
  const documents = Object.entries({ ...manifest.pages, ...manifest.documents })
  const pageFiles = new Set([...documents, ...Object.entries(manifest.notFound)].map(([, page]) => page.file))

  const files = new Map<string, SiteFile>()
  for (const [address, { file, contentSecurityPolicy }] of documents) {
    const extra = { 'content-security-policy': contentSecurityPolicy }
    files.set(address, await read(path.join(folder, file), 'no-cache', extra))
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).replaceAll(path.sep, '/')
    if (!entry.isFile() || compressed.has(path.extname(name)) || pageFiles.has(name)) continue
    files.set(`/${name}`, await read(file, findCachePolicy(`/${name}`), extraHeaders(name)))
  }
  for (const earlier of await listEarlierAssets(distDir)) {
    for (const name of await readdir(earlier)) {
      const address = `/assets/${name}`
      if (compressed.has(path.extname(name)) || files.has(address)) continue
      files.set(address, await read(path.join(earlier, name), findCachePolicy(address)))
    }
  }
  const remover = files.get('/remove-worker.js')
  if (!hasServiceWorker && remover) files.set('/service-worker.js', remover)

  const notFound = await readNotFound(manifest.notFound, folder, publicUrl)
  return {
    pages: new Set(Object.keys(manifest.pages)),
    documents: new Set(documents.map(([address]) => address)),
    find: (address) => files.get(address) ?? null,
    packRest: () => shelf.packRest(),
    renderNotFound(address) {
      const page =
        notFound.find(({ prefix }) => `${address}/`.startsWith(prefix === '/' ? prefix : `${prefix}/`)) ??
        notFound.at(-1)
      if (!page) throw new Error('The site has no page for what is not there.')
      const { html, contentSecurityPolicy } = page
      return { html: html.replaceAll(pathMarker, () => escapeForHtml(shorten(address))), contentSecurityPolicy }
    },
  }
}

/** The longest beginning first, and that one decides: every address begins with that of the language without a prefix. */
function readNotFound(pages: PageManifest['notFound'], folder: string, publicUrl: string) {
  const longestFirst = Object.entries(pages).toSorted(([one], [other]) => other.length - one.length)
  const reading = longestFirst.map(async ([prefix, { file, contentSecurityPolicy }]) => {
    const html = await readFile(path.join(folder, file), 'utf8')
    return { prefix, html: html.replaceAll(builtOrigin, publicUrl), contentSecurityPolicy }
  })
  return Promise.all(reading)
}

type FileToLoad = {
  readonly file: string
  readonly cacheControl: string
  readonly extra?: Readonly<Record<string, string>>
  readonly publicUrl: string
  readonly shelf: PackedShelf
}

async function loadFile({ file, cacheControl, extra = {}, publicUrl, shelf }: FileToLoad): Promise<SiteFile> {
  const built = await readFile(file)
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  const isElsewhere = publicUrl !== builtOrigin && type.endsWith('charset=utf-8') && built.includes(builtOrigin)
  const plain = isElsewhere ? Buffer.from(built.toString().replaceAll(builtOrigin, publicUrl)) : built
  const fingerprint = hash('sha256', plain, 'base64url').slice(0, 22)
  const variants: Partial<Record<Encoding, Variant>> = {}

  put('identity', plain)
  if (isElsewhere) putAll(await shelf.take(plain, putAll))
  else for (const encoding of ['br', 'gzip'] as const) put(encoding, await readIfThere(file + endings[encoding]))
  return { variants }

  function putAll(packed: Packed) {
    put('br', packed.br)
    put('gzip', packed.gzip)
  }

  function put(encoding: Encoding, body: Buffer | undefined) {
    if (!body) return
    const etag = encoding === 'identity' ? `"${fingerprint}"` : `"${fingerprint}-${encoding}"`
    const cacheHeaders = { etag, 'cache-control': cacheControl, vary: 'accept-encoding', ...extra }
    const headers: Record<string, string> = { ...cacheHeaders, 'content-type': type }
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    variants[encoding] = { body, etag, headers, cacheHeaders }
  }
}

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

const workers = ['service-worker.js', 'remove-worker.js']

/** What goes with some files only. A PDF is shown where the browser can, and keeps its name where it is saved. Its viewer styles itself. */
function extraHeaders(name: string): Readonly<Record<string, string>> {
  // A service worker fetches pages and sends the form, under the policy it came with.
  if (workers.includes(name)) return { 'content-security-policy': "default-src 'none'; connect-src 'self'" }
  if (path.extname(name) !== '.pdf') return {}
  return {
    'content-disposition': `inline; filename="${path.basename(name)}"`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  }
}

const longestShown = 200

function shorten(address: string): string {
  const characters = Array.from(address.slice(0, longestShown * 2))
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}…` : characters.join('')
}

function escapeForHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
