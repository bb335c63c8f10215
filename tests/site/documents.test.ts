import { PDFDocument } from '@cantoo/pdf-lib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { extractText, extractTextItems, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { papersIn } from '#content/documents/papers.ts'
import { defaultLanguage } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import { allPages, builtPages, builtPapers, isInSite, siteFolder, textOf } from './built-site.ts'
import { findMistakes } from './find-mistakes.ts'
import { findUnknownNumbers } from './fact-sayings.ts'

const a4 = { width: 595.28, height: 841.89 }
/** The sheet's own margin, which nothing but the band may enter. */
const margin = 50
const mostBytes = 60_000

const every = papersIn(defaultLanguage).map(([slug, words]) => {
  const page = builtPapers.find(({ path }) => path === `/documents/${slug}`)
  if (!page) throw new Error(`/documents/${slug} was not built`)
  return { slug, words, page }
})
const readPdf = (slug: string) => new Uint8Array(readFileSync(join(siteFolder, `documents/${slug}.pdf`)))
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

/** What the paper says on its page, block by block; the brand, the way to the file and the imprint are the page's own. */
const saidBy = (html: string) =>
  parse(html)
    .querySelectorAll('main :is(h1, h2, p, li, dt, dd, th, td, caption)')
    .map(textOf)
    .filter((text) => text !== '' && !text.startsWith('As of '))

describe('what the pages promise to hand out', () => {
  it('is a link to a file that is there, wherever a page says Download', () => {
    const promises = allPages.flatMap(({ path, root }) =>
      root
        .querySelectorAll('main :is(a, button)')
        .filter((element) => /\bdownload\b/i.test(textOf(element)))
        .map((element) => ({ path, tag: element.tagName, href: element.getAttribute('href') ?? '', element })),
    )

    expect(promises.length).toBeGreaterThan(2)
    for (const { path, tag, href } of promises) expect([path, tag, isInSite(href)]).toEqual([path, 'A', true])
    for (const { element, href } of promises.filter((promise) => promise.href.endsWith('.pdf'))) {
      expect(element.hasAttribute('download')).toBe(true)
      expect(builtPapers.map(({ path }) => `${path}.pdf`)).toContain(href)
    }
  })

  it('leaves no paper without a page that leads to it', () => {
    const hrefs = builtPages.flatMap(({ root }) =>
      root.querySelectorAll('main a[href^="/documents/"]').map((link) => link.getAttribute('href')),
    )

    for (const { slug } of every) {
      expect(hrefs).toContain(`/documents/${slug}`)
      expect(hrefs).toContain(`/documents/${slug}.pdf`)
    }
  })
})

describe('a paper to read', () => {
  it.each(every)(
    'is valid, named, found by search engines and free of scripts: $slug',
    async ({ slug, words, page }) => {
      const levels = page.root.querySelectorAll('h1, h2, h3').map(({ tagName }) => tagName)

      // The region that scrolls has no element of its own.
      expect(await findMistakes(page.html, { 'prefer-native-element': 'off' })).toEqual([])
      expect(levels[0]).toBe('H1')
      expect(levels.filter((level) => level === 'H1')).toHaveLength(1)
      expect(textOf(page.root.querySelector('title'))).toBe(`${words.title} · ${brand.product}`)
      expect(words.description.length).toBeGreaterThanOrEqual(70)
      expect(words.description.length).toBeLessThanOrEqual(160)
      expect(page.root.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
        new RegExp(`/documents/${slug}$`),
      )
      expect(page.root.querySelectorAll('script, form, input, meta[name=robots]')).toEqual([])
    },
  )

  it.each(every)('weighs no more than a page: $slug', ({ page }) => {
    expect(readFileSync(join(siteFolder, `${page.file}.br`)).length).toBeLessThanOrEqual(14_000)
  })

  it.each(every)('says only numbers that facts hold, and keeps the tone of the house: $slug', ({ page }) => {
    const root = parse(page.html)
    for (const element of root.querySelectorAll('[data-sample], style')) element.remove()
    const text = root.querySelector('main')?.structuredText.replaceAll(/As of \d+ \w+ \d{4}/g, '') ?? ''

    expect(text.length).toBeGreaterThan(1000)
    expect(findUnknownNumbers(text)).toEqual([])
    expect(text.match(/.{20}[!—].{0,20}/g) ?? []).toEqual([])
    expect(text).not.toMatch(/\b(undefined|NaN|seamless|leverage|cutting-edge|world-class|robust|lorem)\b/i)
  })
})

describe('a paper to keep', () => {
  it.each(every)(
    'is a small PDF of two to four A4 sheets that brings its fonts and says what it is: $slug',
    async ({ slug, words }) => {
      const bytes = readPdf(slug)
      expect(bytes.length).toBeLessThanOrEqual(mostBytes)
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
      const pdf = await getDocumentProxy(bytes)
      const { info } = await getMeta(pdf)

      expect(info).toMatchObject({ Title: words.title, Author: brand.company, Language: 'en' })
      expect((await pdf.getMarkInfo())?.Marked).toBe(true)
      expect(pdf.numPages).toBe(words.sheets)
      for (let number = 1; number <= pdf.numPages; number++) {
        const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
        expect(width).toBeCloseTo(a4.width)
        expect(height).toBeCloseTo(a4.height)
      }
      const parts = (await PDFDocument.load(readPdf(slug))).context.enumerateIndirectObjects().map(String)
      const fonts = parts.filter((part) => part.includes('/Type /FontDescriptor'))
      // Each font is a descriptor with its own file.
      expect(fonts.length).toBe(3)
      for (const font of fonts) expect(font).toContain('/FontFile2 ')
      expect(parts.join('')).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
    },
  )

  it.each(every)('says what its page says, word for word: $slug', async ({ slug, page }) => {
    const { text } = await extractText(await getDocumentProxy(readPdf(slug)), { mergePages: true })
    const sheets = squeeze(text)
    const missing = saidBy(page.html).filter((said) => !sheets.includes(squeeze(said)))

    expect(saidBy(page.html).length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  it.each(every)('keeps every word within its margins, and no sheet almost empty: $slug', async ({ slug }) => {
    const { items } = await extractTextItems(await getDocumentProxy(readPdf(slug)))

    for (const sheet of items) {
      const words = sheet.filter(({ str }) => str.trim() !== '')
      for (const { str, x, y, width } of words) {
        expect([str, x >= margin, x + width <= a4.width - margin, y >= 15, y <= a4.height - 20]).toEqual([
          str,
          true,
          true,
          true,
          true,
        ])
      }
      // Head and foot are four lines; a sheet to write on has a heading and the heads of its columns besides.
      expect(words.length).toBeGreaterThan(8)
    }
  })
})
