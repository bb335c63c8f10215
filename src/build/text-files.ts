import { addressOf, defaultLanguage, languageCodes, languages, type Language } from '#content/languages.ts'
import { textFiles } from '#content/text-files.ts'
import { light } from '#design/palette.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { twinPath } from '#site/page-files.ts'
import { urlOf } from '#site/url-of.ts'

type PageEntry = { readonly path: string; readonly title: string; readonly description: string }

type Listed = { readonly pages: readonly string[]; readonly papers: readonly { readonly path: string }[] }

/** Every page with its other languages, then every paper in those it is written in. */
export function sitemapXml({ pages, papers }: Listed) {
  const alternatesOf = (path: string) =>
    [...languageCodes.map((code) => [code, code] as const), ['x-default', defaultLanguage] as const]
      .map(([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${urlOf(path, code)}"/>`)
      .join('')
  const urls = [
    ...pages.flatMap((path) => languageCodes.map((code) => `<loc>${urlOf(path, code)}</loc>${alternatesOf(path)}`)),
    ...papers.map(({ path }) => `<loc>${urlOf(path)}</loc>`),
  ]
  const head = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const body = urls.map((url) => `<url>${url}</url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${head}>\n${body}\n</urlset>\n`
}

export const robotsTxt = `User-agent: *\nDisallow: /api/\n\nSitemap: ${urlOf('/sitemap.xml')}\n`

/** The site in short for language models, with a Markdown twin of every page (llmstxt.org). Each language has its own. */
export function llmsTxt(pages: readonly PageEntry[], papers: readonly PageEntry[], language: Language) {
  const home = pages.find(({ path }) => path === '/')
  const link = (path: string, { title, description }: PageEntry) => `- [${title}](${urlOf(path)}): ${description}`
  const others = languageCodes
    .filter((code): boolean => code !== language)
    .map((code) => `- [${languages[code].name}](${urlOf('/llms.txt', code)})`)
  const words = textFiles[language]
  const parts = [
    [words.pages, pages.map((page) => link(addressOf(twinPath(page.path), language), page))],
    [words.papers, papers.map((paper) => link(paper.path, paper))],
    [words.languages, others],
  ] as const
  const written = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`)
  return [`# ${brand.product}\n\n> ${home?.description}\n`, ...written].join('\n')
}

const daysValid = 365

/** RFC 9116. Expires a year after the build, as the standard asks. */
export function securityTxt(builtAt: Date) {
  const expires = new Date(builtAt.getTime() + daysValid * 86_400_000)
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${urlOf('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/** Widths in pixels of the icon for devices that do not take SVG. */
export const manifestIcons = [192, 512]

export function webManifest(language: Language) {
  return JSON.stringify({
    lang: language,
    name: brand.product,
    short_name: brand.product,
    start_url: addressOf('/', language),
    display: 'minimal-ui',
    background_color: light.paper,
    theme_color: light.green,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...manifestIcons.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  })
}
