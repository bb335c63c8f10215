import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { papersIn } from '#content/documents/papers.ts'
import { addressOf, languageCodes } from '#content/languages.ts'
import { twinPath } from '#site/page-files.ts'
import { brand } from '#facts/brand.ts'
import { offices } from '#facts/offices.ts'
import { paths, type Path } from '#facts/paths.ts'
import {
  allPages,
  builtPages,
  isInSite,
  siteFolder,
  spokenNotFoundPages,
  spokenPages,
  spokenPapers,
  textOf,
} from './built-site.ts'
import { findMistakes } from './find-mistakes.ts'

const rules: Parameters<typeof findMistakes>[1] = {
  'no-inline-style': 'error',
  'script-type': 'off',
  'valid-id': ['error', { relaxed: true }],
  // The calls to action of a page share one form in the shell; two pages have none.
  'wcag/h32': 'off',
  'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
}

/** What somebody would search for who wants this page: those of the specification. */
const subjects = {
  '/': /business .*\bsoftware/i,
  '/services': /setup/i,
  '/about': /about/i,
  '/modules': /modules/i,
  '/contact': /contact/i,
  '/pharmacy': /pharmacy\b.*\bsoftware/i,
  '/retail': /retail\b.*\bsoftware/i,
  '/restaurant': /restaurant\b.*\bsoftware/i,
  '/hotel': /hotel\b.*\bsoftware/i,
  '/multi-location': /multi-location\b.*\bsoftware/i,
  '/enterprise-solutions': /chains/i,
  '/multi-tenant-architecture': /multi-tenant architecture/i,
  '/role-based-access-control': /role-based access control/i,
  '/real-time-analytics': /real-time .*analytics/i,
  '/email-automation': /email automation/i,
  '/inventory-management': /inventory\b.*\bsoftware/i,
  '/point-of-sale-system': /POS system|point of sale system/i,
  '/pricing': /pricing/i,
  '/privacy-policy': /privacy policy/i,
  '/documentation': /documentation/i,
  '/environment-friendly': /environment-friendly\b.*\bsoftware/i,
  '/women-empowerment': /women empowerment\b.*\bbusiness/i,
  '/gender-equality': /gender equality/i,
  '/small-business-backbone': /software\b.*\bsmall business|small business\b.*\bsoftware/i,
  '/enterprise-grade': /enterprise-grade security/i,
  '/ngo-compatibility': /NGO\b.*\bsoftware/i,
} as const satisfies Partial<Record<Path, RegExp>>

describe('the built site', () => {
  it('[NAV-8, NAV-10, NAV-11, NAV-12, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17, NAV-18, NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24, NAV-25] has a page of its own at each of its routes', () => {
    expect(builtPages.map(({ path }) => path).toSorted()).toEqual([...paths].toSorted())
    expect(paths).toEqual(expect.arrayContaining(Object.keys(subjects)))
    expect(new Set(builtPages.map(({ root }) => textOf(root.querySelector('h1')))).size).toBe(paths.length)
  })

  it.each(allPages)('is valid HTML: $path', async ({ html }) => {
    expect(await findMistakes(html, rules)).toEqual([])
  })

  it.each(allPages)('has one main heading, and headings that skip no level: $path', ({ root }) => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)))

    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })

  it('names every page once, at a length that search results show', () => {
    const titles = builtPages.map(({ root }) => textOf(root.querySelector('title')))
    const descriptions = builtPages.map(
      ({ root }) => root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    )

    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(descriptions).size).toBe(descriptions.length)
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(75)
    for (const description of descriptions) {
      expect(description.length).toBeGreaterThanOrEqual(70)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })

  it.each(Object.entries(subjects))('says what it is about in title and main heading: %s', (path, subject) => {
    const root = builtPages.find((page) => page.path === path)?.root

    expect(textOf(root?.querySelector('title'))).toMatch(subject)
    expect(textOf(root?.querySelector('h1'))).toMatch(subject)
  })

  it.each(['/pharmacy', '/retail', '/restaurant', '/hotel', '/inventory-management', '/point-of-sale-system'])(
    'names countries in the title of what people look for by country: %s',
    (path) => {
      const title = textOf(builtPages.find((page) => page.path === path)?.root.querySelector('title'))

      expect(offices.filter(({ country }) => title.includes(country)).length).toBeGreaterThanOrEqual(2)
    },
  )

  it('leads nowhere that does not exist', () => {
    const ids = new Map(
      spokenPages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
    )
    const broken = [...spokenPages, ...spokenNotFoundPages].flatMap(({ path, root }) =>
      root.querySelectorAll('a[href], form[action]').flatMap((element) => {
        const href = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
        if (/^(https:|mailto:|tel:)/.test(href) || href.startsWith('/api/')) return []
        const [target = '', anchor] = href.split('#')
        const page = target === '' ? path : target
        const known =
          path.startsWith('not found') && target === ''
            ? new Set(root.querySelectorAll('[id]').map(({ id }) => id))
            : ids.get(page)
        if (spokenPapers.some((paper) => paper.path === page)) return []
        const isFine = known !== undefined ? anchor === undefined || known.has(anchor) : isInSite(page)
        return isFine ? [] : [`${path}: ${href}`]
      }),
    )

    expect(broken).toEqual([])
  })

  it('[NAV-42] opens every outside page in a new tab, and says so', () => {
    const outside = allPages.flatMap(({ root }) => root.querySelectorAll('a[href^="https:"]'))

    expect(outside.length).toBeGreaterThan(100)
    for (const link of outside) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(textOf(link) + (link.getAttribute('aria-label') ?? '')).toMatch(/new tab/)
    }
  })

  it.each(allPages)('paints with tokens that exist: $path', ({ html }) => {
    const declared = new Set([...html.matchAll(/(--\w[\w-]*):/g)].map(([, name]) => name))
    const used = [...html.matchAll(/var\((--\w[\w-]*)\)/g)].map(([, name]) => name)

    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })

  it('[NAV-43] loads no picture from anywhere else', () => {
    const sources = allPages.flatMap(({ root }) => root.querySelectorAll('img[src], source[srcset], iframe[src]'))

    expect(sources.map((element) => element.getAttribute('src') ?? '').filter((src) => !src.startsWith('/'))).toEqual(
      [],
    )
  })

  it.each(builtPages)('describes itself to those who share or index it: $path', ({ path, root }) => {
    const meta = (property: string) => root.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    const image = new URL(meta('og:image')).pathname
    const png = readFileSync(join(siteFolder, image))

    expect(new URL(canonical).pathname).toBe(path)
    expect(meta('og:url')).toBe(canonical)
    expect(meta('og:site_name')).toBe(brand.product)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
    })
  })

  it('[NAV-9] only shows: fields stand on the landing page, and where a reader compares plans, searches or looks for an office', () => {
    const asking = builtPages.filter(
      ({ root }) => root.querySelector('main :is(input, select, textarea, site-island)') !== null,
    )

    for (const { path } of asking) expect(['/', '/pricing', '/documentation', '/contact']).toContain(path)
  })

  it('lists every page for crawlers and language models', () => {
    const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')
    const llms = readFileSync(join(siteFolder, 'llms.txt'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

    const expected = languageCodes.flatMap((code) => [
      ...paths.map((path) => addressOf(path, code)),
      ...papersIn(code).map(([slug]) => addressOf(`/documents/${slug}`, code)),
    ])
    expect(listed.toSorted()).toEqual(expected.toSorted())
    for (const path of paths) {
      expect(llms).toContain(`${twinPath(path)})`)
      expect(readFileSync(join(siteFolder, twinPath(path)), 'utf8')).toMatch(/^# \S/m)
    }
    expect(readFileSync(join(siteFolder, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: http/m)
    expect(readFileSync(join(siteFolder, '.well-known/security.txt'), 'utf8')).toMatch(/^Contact: mailto:/m)
  })
})
