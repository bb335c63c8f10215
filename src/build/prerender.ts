import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
import { createStyleTrimmer, partSeldom, seldomMedia } from './page-styles.ts'

/**
 * Bytes that arrive in one go, and so the most a page in the language without a prefix may weigh: there 500 are left to
 * the next change. What only paper and forced colours need travels in the page where it fits in there (decision 040).
 */
const firstWindow = (language: Language) => (language === defaultLanguage ? 13_500 : 14_000)

type PageEntry = PageManifest['pages'][string]
type Drawn = WrittenPage & RenderedPage & { readonly page: Page; readonly language: Language }
type ClientManifest = Readonly<Record<string, { readonly file: string }>>

/**
 * Writes the whole site into `site` of a folder that holds the bundles, its table of contents into `pages.json` and what
 * its pages say, for the assistant, into `knowledge.json` and `.bin`. Returns what may not be published like this, one
 * line each.
 */
export async function prerender(dist: string) {
  const site = join(dist, 'site')
  const client = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as ClientManifest
  await rm(join(site, '.vite'), { recursive: true })
  await cp('public', site, { recursive: true })
  await write(join(site, displayFontPath), await makeDisplayFont('woff2'))
  await cp(join(dist, 'worker'), site, { recursive: true })
  await rm(join(dist, 'worker'), { recursive: true })

  const script = `/${client['src/islands/site.ts']?.file}`
  const bundle = (await import(pathToFileURL(join(dist, 'pages/render.js')).href)) as typeof import('./pages.tsx')
  const deskScript = `/${client['src/desk/live.ts']?.file}`
  const assets = { script, deskScript, publicUrl }
  await write(join(dist, 'pages/assets.json'), JSON.stringify(assets))

  const pages: Record<string, PageEntry> = {}
  const documents: typeof pages = {}
  const notFound: typeof pages = {}
  const written: (WrittenPage & { readonly language: Language })[] = []
  const problems: string[] = []
  const making = {
    /** An island's words in a file of their own, fetched when it wakes. */
    storeProps: (json: string) => store('props', 'json', json),
    trimStyles: createStyleTrimmer(await readScripts(site)),
  }
  const rasterise = await openRasteriser()
  const drawPicture = async (path: string, svg: string) => write(join(site, path), await rasterise(svg))
  const pictures: Promise<void>[] = []

  /** A text in a file named after its content, and the address of that. */
  function store(name: string, ending: string, text: string) {
    const address = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
    writeFileSync(join(site, address), text)
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

  async function writePage(whole: Drawn) {
    const { page, path, language } = whole
    const compressed = await packBrotli(Buffer.from(whole.html))
    const hasRoom = compressed.length <= firstWindow(language)
    const { html, contentSecurityPolicy } = hasRoom
      ? whole
      : bundle.renderRoute(page, language, assets, { ...making, moveSeldom })
    const file = page.path === '/' ? fileOf(addressOf('/index.html', language)) : `${fileOf(path)}.html`
    await write(join(site, file), html)
    if (hasRoom) await write(join(site, `${file}.br`), compressed)
    await write(join(site, addressOf(twinPath(page.path), language)), writeMarkdownTwin(html, publicUrl))
    pictures.push(drawPicture(bundle.shareImagePath(page.path, language), bundle.renderShareImage(page, language)))
    return { page: { path, language, html }, entry: { file, contentSecurityPolicy } }
  }

  /** All pages of a language, in the order of the table; each is compressed while others are written. */
  async function writePages(drawn: readonly Drawn[]) {
    const made = await Promise.all(drawn.map(writePage))
    for (const { page, entry } of made) pages[page.path] = entry
    written.push(...made.map(({ page }) => page))
  }

  async function writeBeside(language: Language) {
    for (const [path, { html, contentSecurityPolicy }] of Object.entries(bundle.renderDocuments(language, assets))) {
      const file = path.endsWith('.html') ? fileOf(path) : `${fileOf(path)}.html`
      await write(join(site, file), html)
      written.push({ path, language, html })
      documents[path] = { file, contentSecurityPolicy }
    }
    const papers = await writePapers(language)
    for (const { path, pdf } of papers.written) await write(join(site, path), pdf)
    problems.push(...papers.problems)
    // The documentation's own Markdown takes the place of what was made from its page.
    for (const { path, text } of bundle.docsFiles(publicUrl, language)) await write(join(site, path), text)
    const { html, contentSecurityPolicy } = bundle.renderNotFound(language, assets)
    const file = fileOf(addressOf('/404.html', language))
    await write(join(site, file), html)
    written.push({ path: addressOf('/404.html', language), language, html })
    notFound[addressOf('/', language)] = { file, contentSecurityPolicy }
    await write(join(site, addressOf(manifestPath, language)), webManifest(language))
    const entries = bundle.routes.map(({ path, copies }) => ({ path, ...copies[language] }))
    await write(
      join(site, addressOf('/llms.txt', language)),
      llmsTxt(entries, listPapers(language), { language, publicUrl }),
    )
  }

  // What is learnt from them takes longest of all, so that nothing goes before it.
  const drawn = languageCodes.map((language) => [language, bundle.routes.map((page) => draw(page, language))] as const)
  const { [defaultLanguage]: original, ...translated } = Object.fromEntries(drawn)
  const { problems: unknown, finish } = beginKnowledge(original ?? [], 'reading', translated)
  for (const [, some] of drawn) await writePages(some)
  for (const language of languageCodes) await writeBeside(language)
  await write(join(dist, 'pages.json'), JSON.stringify({ pages, documents, notFound } satisfies PageManifest, null, 1))

  const addresses = { pages: bundle.routes.map(({ path }) => path), papers: languageCodes.flatMap(listPapers) }
  await write(join(site, 'sitemap.xml'), sitemapXml(addresses, publicUrl))
  await write(join(site, 'robots.txt'), robotsTxt(publicUrl))
  await write(join(site, '.well-known/security.txt'), securityTxt(publicUrl, new Date()))
  for (const [name, png] of drawIcons(await readFile('public/icon.svg', 'utf8'))) await write(join(site, name), png)

  await Promise.all([...pictures, compressFolder(site)])
  problems.push(...checkPages(written, site))
  await storeKnowledge(dist, await finish())
  return [...unknown, ...problems]
}

/** `/fr/pricing` → `fr/pricing`. */
const fileOf = (address: string) => address.slice(1)

async function readScripts(site: string) {
  const files = (await readdir(join(site, 'assets'))).filter((file) => file.endsWith('.js'))
  return (await Promise.all(files.map((file) => readFile(join(site, 'assets', file), 'utf8')))).join('')
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
