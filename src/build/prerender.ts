import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf, defaultLanguage, languageCodes, type Language } from '#content/languages.ts'
import { storeKnowledge } from '#server/assistant/load-knowledge.ts'
import { builtOrigin as publicUrl, type PageManifest, type RenderedPage } from '#server/pages.ts'
import { packBrotli } from '#server/static/pack.ts'
import type { Page } from '#site/page.tsx'
import { manifestPath, twinPath } from '#site/page-files.ts'
import { checkPages, type WrittenPage } from './check-pages.ts'
import { compressFolder } from './compress.ts'
import { displayFontPath, makeDisplayFont } from './display-font.ts'
import { beginKnowledge } from './knowledge.ts'
import { writeMarkdownTwin } from './markdown-twin.ts'
import { listPapers, writePapers } from './papers/write-papers.ts'
import { drawIcons, openRasteriser } from './pictures.ts'
import { llmsTxt, robotsTxt, securityTxt, sitemapXml, webManifest } from './text-files.ts'
import { createStyleTrimmer } from './page-styles.ts'
import { partSeldom, seldomMedia } from './seldom-styles.ts'

/**
 * Bytes that arrive in one go, and so the most a page in the language without a prefix may weigh: there 500 are left to
 * the next change. What only paper and forced colours need travels in the page where it fits in there (decision 040).
 */
const firstWindow = (language: Language) => (language === defaultLanguage ? 13_500 : 14_000)

type Drawn = WrittenPage & RenderedPage & { readonly page: Page; readonly language: Language }
type ClientManifest = Readonly<Record<string, { readonly file: string }>>

/**
 * Writes the whole site into `site` of a folder that holds the bundles, its table of contents into `pages.json` and what
 * its pages say, for the assistant, into `knowledge.json` and `.bin`. Returns what may not be published like this, one
 * line each.
 */
export async function prerender(dist: string) {
  const site = join(dist, 'site')
  const put = (address: string, content: string | Uint8Array) => write(join(site, address), content)
  const client = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as ClientManifest
  rmSync(join(site, '.vite'), { recursive: true })
  cpSync('public', site, { recursive: true })
  put(displayFontPath, await makeDisplayFont('woff2'))

  const bundle = (await import(pathToFileURL(join(dist, 'pages/render.js')).href)) as typeof import('./pages.tsx')
  const script = `/${client['src/islands/site.ts']?.file}`
  const deskScript = `/${client['src/desk/live.ts']?.file}`
  const assets = { script, deskScript, publicUrl }
  write(join(dist, 'pages/assets.json'), JSON.stringify(assets))

  const pages: Record<string, PageManifest['pages'][string]> = {}
  const documents: typeof pages = {}
  const notFound: typeof pages = {}
  const written: WrittenPage[] = []
  const problems: string[] = []
  const pictures: Promise<void>[] = []
  const rasterise = await openRasteriser()
  const scripts = globSync(join(site, 'assets/*.js')).map((file) => readFileSync(file, 'utf8'))
  const making = {
    /** An island's words in a file of their own, fetched when it wakes. */
    storeProps: (json: string) => store('props', 'json', json),
    trimStyles: createStyleTrimmer(scripts.join('')),
  }

  /** A text in a file named after its content, and the address of that. */
  function store(name: string, ending: string, text: string) {
    const address = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
    put(address, text)
    return address
  }

  function moveSeldom(whole: string) {
    const { css, seldom } = partSeldom(whole)
    return { css, seldom: { href: store('seldom', 'css', seldom), media: seldomMedia } }
  }

  /** With all its styles. What the page says is the same where it has no room for them. */
  function draw(page: Page, language: Language): Drawn {
    const path = addressOf(page.path, language)
    return { page, path, language, ...bundle.renderRoute(page, language, assets, making) }
  }

  /** Writes a page and returns its entry in the table of contents. */
  function publish(path: string, { html, contentSecurityPolicy }: RenderedPage, file = `${path}.html`) {
    put(file, html)
    written.push({ path, html })
    return { file: file.slice(1), contentSecurityPolicy }
  }

  function writePage({ page, path, language, ...whole }: Drawn, compressed: Buffer) {
    const hasRoom = compressed.length <= firstWindow(language)
    const rendered = hasRoom ? whole : bundle.renderRoute(page, language, assets, { ...making, moveSeldom })
    const file = page.path === '/' ? addressOf('/index.html', language) : `${path}.html`
    pages[path] = publish(path, rendered, file)
    if (hasRoom) put(`${file}.br`, compressed)
    put(addressOf(twinPath(page.path), language), writeMarkdownTwin(rendered.html, publicUrl))
    const picture = rasterise(bundle.renderShareImage(page, language))
    pictures.push(picture.then((png) => put(bundle.shareImagePath(page.path, language), png)))
  }

  async function writeBeside(language: Language) {
    for (const [path, rendered] of Object.entries(bundle.renderDocuments(language, assets))) {
      documents[path] = publish(path, rendered, path.endsWith('.html') ? path : undefined)
    }
    const missing = addressOf('/404.html', language)
    notFound[addressOf('/', language)] = publish(missing, bundle.renderNotFound(language, assets), missing)
    const papers = await writePapers(language)
    for (const { path, pdf } of papers.written) put(path, pdf)
    problems.push(...papers.problems)
    // The documentation's own Markdown takes the place of what was made from its page.
    for (const { path, text } of bundle.docsFiles(publicUrl, language)) put(path, text)
    put(addressOf(manifestPath, language), webManifest(language))
    const entries = bundle.routes.map(({ path, copies }) => ({ path, ...copies[language] }))
    put(addressOf('/llms.txt', language), llmsTxt(entries, listPapers(language), { language, publicUrl }))
  }

  // What is learnt from them takes longest of all, so that nothing goes before it.
  const drawn = languageCodes.flatMap((language) => bundle.routes.map((page) => draw(page, language)))
  const { problems: unknown, finish } = beginKnowledge(drawn)
  // Each is compressed while others are written.
  const compressed = drawn.map((whole) => ({ whole, packed: packBrotli(Buffer.from(whole.html)) }))
  for (const { whole, packed } of compressed) writePage(whole, await packed)
  for (const language of languageCodes) await writeBeside(language)
  write(join(dist, 'pages.json'), JSON.stringify({ pages, documents, notFound } satisfies PageManifest, null, 1))

  const addresses = { pages: bundle.routes.map(({ path }) => path), papers: languageCodes.flatMap(listPapers) }
  put('/sitemap.xml', sitemapXml(addresses, publicUrl))
  put('/robots.txt', robotsTxt(publicUrl))
  put('/.well-known/security.txt', securityTxt(publicUrl, new Date()))
  for (const [name, png] of drawIcons(readFileSync('public/icon.svg', 'utf8'))) put(name, png)

  await Promise.all([...pictures, compressFolder(site)])
  problems.push(...checkPages(written, site))
  await storeKnowledge(dist, await finish())
  return [...unknown, ...problems]
}

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
