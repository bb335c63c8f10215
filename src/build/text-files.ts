import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { twinPath } from '#site/twin-path.ts'

type PageEntry = { readonly path: string; readonly title: string; readonly description: string }

const addressOf = (path: string, publicUrl: string) => new URL(path, publicUrl).href

export function sitemapXml(pages: readonly PageEntry[], publicUrl: string) {
  const urls = pages.map(({ path }) => `<url><loc>${addressOf(path, publicUrl)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

export function robotsTxt(publicUrl: string) {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressOf('/sitemap.xml', publicUrl)}\n`
}

/** The site in short for language models, with a Markdown twin of every page (llmstxt.org). */
export function llmsTxt(pages: readonly PageEntry[], papers: readonly PageEntry[], publicUrl: string) {
  const home = pages.find(({ path }) => path === '/')
  const links = pages.map(
    ({ path, title, description }) => `- [${title}](${addressOf(twinPath(path), publicUrl)}): ${description}`,
  )
  const toDownload = papers.map(
    ({ path, title, description }) => `- [${title}](${addressOf(path, publicUrl)}): ${description}`,
  )
  return `# ${brand.product}\n\n> ${home?.description}\n\n## Pages\n\n${links.join('\n')}\n\n## Papers\n\n${toDownload.join('\n')}\n`
}

const daysValid = 365

/** RFC 9116. Expires a year after the build, as the standard asks. */
export function securityTxt(publicUrl: string, builtAt: Date) {
  const expires = new Date(builtAt.getTime() + daysValid * 86_400_000)
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: en, fr`,
    `Canonical: ${addressOf('/.well-known/security.txt', publicUrl)}`,
    '',
  ].join('\n')
}

export function webManifest() {
  return JSON.stringify({
    name: brand.product,
    short_name: brand.product,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f3f0e6',
    theme_color: '#0f4a33',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })
}
