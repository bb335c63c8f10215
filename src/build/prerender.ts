import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf, defaultLanguage, languageCodes, type Language } from '#content/languages.ts'
import { storeKnowledge } from '#server/assistant/load-knowledge.ts'
import { builtOrigin as publicUrl, type PageManifest, type RenderedPage } from '#server/pages.ts'
import { packBrotli, packGzip } from '#server/static/pack.ts'
import { manifestPath, twinPath } from '#site/page-files.ts'
import { checkPages, type WrittenPage } from './check-pages.ts'
import { displayFontPath, makeDisplayFont } from './display-font.ts'
import { learnBeside } from './knowledge.ts'
import { writeMarkdownTwin } from './markdown-twin.ts'
import { listPapers, writePapers } from './papers/write-papers.ts'
import { openRasteriser } from './pictures.ts'
import { llmsTxt, manifestIcons, robotsTxt, securityTxt, sitemapXml, webManifest } from './text-files.ts'

/**
 * Bytes that arrive in one go, and so the most a page in the language without a prefix may weigh: there 500 are left to
 * the next change. What only paper and forced colours need travels in the page where it fits in there (decision 040).
 */
const firstWindow = (language: Language) => (language === defaultLanguage ? 13_500 : 14_000)

/**
 * Writes the whole site into `site` of a folder that holds the bundles, its table of contents into `pages.json` and what
 * its pages say, for the assistant, into `knowledge.json` and `.bin`. Returns what may not be published like this, one
 * line each.
 */
export async function prerender(dist: string): Promise<readonly string[]> {
  const site = join(dist, 'site')
  const put = (address: string, content: string | Uint8Array) => write(join(site, address), content)
  type ClientManifest = Readonly<Record<string, { readonly file: string }>>
  const client = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as ClientManifest
  rmSync(join(site, '.vite'), { recursive: true })
  cpSync('public', site, { recursive: true })
  put(displayFontPath, await makeDisplayFont('woff2'))

  const bundle = (await import(pathToFileURL(join(dist, 'pages/render.js')).href)) as typeof import('./pages.tsx')
  const scriptOf = (entry: string) => `/${client[entry]?.file}`
  const assets = { script: scriptOf('src/islands/site.ts'), deskScript: scriptOf('src/desk/live.ts'), publicUrl }
  write(join(dist, 'pages/assets.json'), JSON.stringify(assets))

  /** Keeps a text in a file named after its content, and returns the address of that. */
  function store(name: string, ending: string, text: string) {
    const address = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
    put(address, text)
    return address
  }
  const scripts = globSync(join(site, 'assets/*.js')).map((file) => readFileSync(file, 'utf8'))
  const paintedWith =
    scripts
      .join()
      .match(/var\(--[\w-]+/g)
      ?.join() ?? ''
  const making = { storeProps: (json: string) => store('props', 'json', json), paintedWith }
  const storeSeldom = (css: string) => store('seldom', 'css', css)

  const written: WrittenPage[] = []
  /** Writes a page and returns its entry in the table of contents. */
  function publish(path: string, { html, contentSecurityPolicy }: RenderedPage, file = `${path}.html`) {
    put(file, html)
    written.push({ path, html })
    return { file: file.slice(1), contentSecurityPolicy }
  }

  // With all their styles: what a page says is the same where it has no room for them.
  const drawn = languageCodes.flatMap((language) =>
    bundle.routes.map((page) => {
      const rendered = bundle.renderRoute(page, language, assets, making)
      return { page, language, path: addressOf(page.path, language), rendered, html: rendered.html }
    }),
  )
  const said = drawn.map(({ path, language, html }) => ({ path, language, html }))
  // This takes longest of all, so that nothing goes before it.
  const learning = learnBeside(Object.groupBy(said, ({ language }) => language))

  const pages: Record<string, PageManifest['pages'][string]> = {}
  const documents: typeof pages = {}
  const notFound: typeof pages = {}
  const pictures: Promise<void>[] = []
  const problems: string[] = []
  const rasterise = await openRasteriser()
  const draw = (address: string, svg: string, width: number) =>
    pictures.push(rasterise(svg, width).then((png) => put(address, png)))
  // Each is compressed while others are written.
  const compressed = drawn.map((whole) => ({ ...whole, packed: packBrotli(Buffer.from(whole.html)) }))
  for (const { page, language, path, rendered, packed } of compressed) {
    const brotli = await packed
    const hasRoom = brotli.length <= firstWindow(language)
    const fitting = hasRoom ? rendered : bundle.renderRoute(page, language, assets, { ...making, storeSeldom })
    const file = page.path === '/' ? addressOf('/index.html', language) : `${path}.html`
    pages[path] = publish(path, fitting, file)
    if (hasRoom) put(`${file}.br`, brotli)
    put(addressOf(twinPath(page.path), language), writeMarkdownTwin(fitting.html, publicUrl))
    draw(bundle.shareImagePath(page.path, language), bundle.renderShareImage(page, language), 1200)
  }
  for (const language of languageCodes) {
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
  write(join(dist, 'pages.json'), JSON.stringify({ pages, documents, notFound } satisfies PageManifest, null, 1))

  const addresses = { pages: bundle.routes.map(({ path }) => path), papers: languageCodes.flatMap(listPapers) }
  put('/sitemap.xml', sitemapXml(addresses, publicUrl))
  put('/robots.txt', robotsTxt(publicUrl))
  put('/.well-known/security.txt', securityTxt(publicUrl, new Date()))
  // For devices that take no SVG; one for Apple's, which read no manifest for it.
  for (const size of [180, ...manifestIcons]) draw(`/icon-${size}.png`, readFileSync('public/icon.svg', 'utf8'), size)

  await Promise.all([...pictures, compressFolder(site)])
  problems.push(...checkPages(written, site))
  const { problems: unknown, ...knowledge } = await learning
  await storeKnowledge(dist, knowledge)
  return [...unknown, ...problems]
}

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Puts a `.br` and a `.gz` beside every text file of a folder, wherever that is smaller and not there yet. */
async function compressFolder(folder: string) {
  const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name))
  const texts = files.filter((file) => /\.(?:html|js|css|svg|txt|xml|json|md|webmanifest)$/.test(file))
  const encodings = [['.br', packBrotli] as const, ['.gz', packGzip] as const]
  await Promise.all(
    texts.flatMap((file) =>
      encodings.map(async ([ending, pack]) => {
        if (existsSync(file + ending)) return
        const content = await readFile(file)
        const packed = await pack(content)
        if (packed.length < content.length) await writeFile(file + ending, packed)
      }),
    ),
  )
}
