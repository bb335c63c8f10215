import { hash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf, languageCodes } from '#content/languages.ts'
import { pathMarker, type PageManifest, type RenderedPage } from '#server/pages.ts'
import { pack } from '#server/static/pack.ts'
import { manifestPath, shareImagePath, twinPath } from '#site/page-files.ts'
import { checkPages, type WrittenPage } from './check-pages.ts'
import { displayFontPath, makeDisplayFont } from './display-font.ts'
import { writeKnowledgeBeside } from './knowledge.ts'
import { writeMarkdownTwin } from './markdown-twin.ts'
import { listPapers, writePapers } from './papers/write-papers.ts'
import { openRasteriser } from './pictures.ts'
import { llmsTxt, manifestIcons, robotsTxt, securityTxt, sitemapXml, webManifest } from './text-files.ts'

/**
 * Writes the whole site into `site` of a folder that holds the bundles, its table of contents into `pages.json` and what
 * its pages say, for the assistant, into `knowledge.bin`. Returns what may not be published like this, one line each.
 */
export async function prerender(dist: string): Promise<readonly string[]> {
  const site = join(dist, 'site')
  const put = (address: string, content: string | Uint8Array) => write(join(site, address), content)
  cpSync('public', site, { recursive: true })
  const scriptOf = (name: string) => {
    const found = globSync(`assets/${name}-*.js`, { cwd: site })
    if (found.length !== 1) throw new Error(`${found.length} scripts are called ${name}, and not one`)
    return `/${found[0]}`
  }

  const bundle = (await import(pathToFileURL(join(dist, 'pages/pages.js')).href)) as typeof import('./pages.tsx')
  const assets = { script: scriptOf('site'), deskScript: scriptOf('desk') }
  // What the server loads: it need not know of this build's scripts.
  const renderer = `createPageRenderer(${JSON.stringify(assets)})`
  const code = `import { createPageRenderer } from './pages.js'\nexport const pageRenderer = ${renderer}\n`
  write(join(dist, 'pages/render.js'), code)

  /** Keeps a text in a file named after its content, and returns the address of that. */
  function store(name: string, ending: string, text: string) {
    const address = `/assets/${name}-${hash('sha256', text).slice(0, 8)}.${ending}`
    put(address, text)
    return address
  }
  const scripts = globSync(join(site, 'assets/*.js'))
  const paintedWith = scripts.flatMap((file) => readFileSync(file, 'utf8').match(/var\(--[\w-]+/g) ?? []).join()
  const making = { paintedWith, store }

  const pages: Record<string, PageManifest['pages'][string]> = {}
  const documents: typeof pages = {}
  const notFound: typeof pages = {}
  const written: WrittenPage[] = []
  /** Writes a page and returns its entry in the table of contents. */
  function publish(path: string, { html, contentSecurityPolicy }: RenderedPage, name = path) {
    const file = name.endsWith('.html') ? name : `${name}.html`
    put(file, html)
    written.push({ path, html })
    return { file: file.slice(1), contentSecurityPolicy }
  }

  const drawn = bundle.renderRoutes(assets, making)
  // This takes longest of all, so that nothing else goes before it.
  const learning = writeKnowledgeBeside({ pages: drawn, folder: dist })
  for (const { route, language, ...rendered } of drawn) {
    const path = addressOf(route, language)
    pages[path] = publish(path, rendered, route === '/' ? addressOf('/index', language) : path)
    put(addressOf(twinPath(route), language), writeMarkdownTwin(rendered.html))
  }

  put(displayFontPath, await makeDisplayFont('woff2'))
  const pictures: Promise<void>[] = []
  const problems: string[] = []
  const rasterise = await openRasteriser()
  const draw = (address: string, svg: string, width: number) =>
    pictures.push(rasterise(svg, width).then((png) => put(address, png)))
  for (const language of languageCodes) {
    for (const page of bundle.routes)
      draw(shareImagePath(page.path, language), bundle.renderShareImage(page, language), 1200)
    for (const [path, described] of Object.entries(bundle.describeDocuments(language))) {
      documents[path] = publish(path, bundle.renderPage(described, assets))
    }
    const missing = bundle.renderPage(bundle.describeNotFound(pathMarker, language), assets)
    notFound[addressOf('/', language)] = publish(addressOf('/404.html', language), missing)
    const papers = await writePapers(language)
    for (const { path, pdf } of papers.written) put(path, pdf)
    problems.push(...papers.problems)
    // The documentation's own Markdown takes the place of what was made from its page.
    for (const { path, text } of bundle.docsFiles(language)) put(path, text)
    put(addressOf(manifestPath, language), webManifest(language))
    const entries = bundle.routes.map(({ path, copies }) => ({ path, ...copies[language] }))
    put(addressOf('/llms.txt', language), llmsTxt(entries, listPapers(language), language))
  }
  write(join(dist, 'pages.json'), JSON.stringify({ pages, documents, notFound } satisfies PageManifest, null, 1))

  const addresses = { pages: bundle.routes.map(({ path }) => path), papers: languageCodes.flatMap(listPapers) }
  put('/sitemap.xml', sitemapXml(addresses))
  put('/robots.txt', robotsTxt)
  put('/.well-known/security.txt', securityTxt(new Date()))
  // For devices that take no SVG; one for Apple's, which read no manifest for it.
  for (const size of [180, ...manifestIcons]) draw(`/icon-${size}.png`, readFileSync('public/icon.svg', 'utf8'), size)

  await Promise.all(pictures)
  const compressed = compressFolder(site)
  problems.push(...checkPages(written, site))
  await compressed
  return [...(await learning), ...problems]
}

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Puts a `.br` and a `.gz` beside every text file of a folder, wherever that is smaller. */
async function compressFolder(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(?:html|js|css|svg|txt|xml|json|md|webmanifest)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      const { br, gzip } = await pack(readFileSync(file))
      await Promise.all([br && writeFile(`${file}.br`, br), gzip && writeFile(`${file}.gz`, gzip)])
    }),
  )
}
