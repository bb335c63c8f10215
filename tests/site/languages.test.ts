import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HTMLElement, parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { addressOf, defaultLanguage, languageCodes, languageOfPath, languages } from '#content/languages.ts'
import { contact } from '#facts/contact.ts'
import { paths } from '#facts/paths.ts'
import { readFontSigns } from './font-signs.ts'
import { siteFolder, spokenNotFoundPages, spokenPages, textOf } from './built-site.ts'

const everywhere = [...spokenPages, ...spokenNotFoundPages]
const translated = everywhere.filter(({ language }) => language !== defaultLanguage)
const others = languageCodes.filter((code): boolean => code !== defaultLanguage)

/** The same page in the language of the addresses without a prefix. */
function originalOf(path: string) {
  const code = languageOfPath(path)
  const prefix = code ? languages[code].prefix : ''
  const own = path.replace('not found: ', '').slice(prefix.length) || '/'
  const original = everywhere.find((page) => page.path === (path.startsWith('not found') ? 'not found: /' : own))
  if (!original) throw new Error(`${path} has no original.`)
  return original
}

const absolute = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const)

describe('the languages', () => {
  it('have every page each, under the same name', () => {
    expect(spokenPages.map(({ path }) => path).toSorted()).toEqual(
      languageCodes.flatMap((code) => paths.map((path) => addressOf(path, code))).toSorted(),
    )
    expect(spokenNotFoundPages).toHaveLength(languageCodes.length)
  })

  it.each(everywhere)('are named in the head: $path', ({ root, language }) => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(language)
    const manifest = root.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
    expect(JSON.parse(readFileSync(join(siteFolder, manifest), 'utf8'))).toMatchObject({ lang: language })
  })

  it.each(spokenPages)('name each other in the head: $path', ({ path, root, language }) => {
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    const alternates = absolute(root, 'link[rel=alternate][hreflang]')
    const own = originalOf(path).path
    const expected = languageCodes.map((code) => [code, new URL(addressOf(own, code), canonical).href] as const)

    expect(new URL(canonical).pathname).toBe(path)
    expect(alternates).toEqual([...expected, ['x-default', new URL(own, canonical).href]])
    expect(root.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(
      languages[language].locale.replace('-', '_'),
    )
    expect(root.querySelector('script[type="application/ld+json"]')?.text).toContain(`"inLanguage":"${language}"`)
    expect(root.querySelector('link[type="text/markdown"]')?.getAttribute('href')).toMatch(
      new RegExp(`^${languages[language].prefix}/`),
    )
  })

  it.each(everywhere)('are a switch away, on the same page: $path', ({ path, root, language }) => {
    const own = path.startsWith('not found') ? '/' : originalOf(path).path
    const [header, footer] = ['header', 'footer'].map((place) => absolute(root, `${place} nav [hreflang]`))
    const ways = languageCodes.map((code) => [code, addressOf(own, code)] as const)

    expect(header).toEqual(ways)
    expect(footer).toEqual(ways.filter(([code]) => code !== language))
    for (const link of root.querySelectorAll('nav [hreflang]')) {
      const code = languageCodes.find((known) => known === link.getAttribute('hreflang'))
      expect([link.getAttribute('lang'), textOf(link)]).toEqual([code, code && languages[code].name])
    }
  })

  it.each(translated)('are not left by any link that does not say so: $path', ({ root, language }) => {
    const leaving = root.querySelectorAll('a[href^="/"], form[action^="/"]').filter((element) => {
      const target = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
      return !element.hasAttribute('hreflang') && !target.startsWith('/api/') && languageOfPath(target) !== language
    })

    expect(leaving.map(String)).toEqual([])
  })

  it.each(translated)('keep every anchor: $path', ({ path, root }) => {
    const idsOf = (page: HTMLElement) => page.querySelectorAll('main [id]').map(({ id }) => id)

    expect(idsOf(root)).toEqual(idsOf(originalOf(path).root))
  })

  it.each(translated)('dress everything as English does, so that its colours are proved there: $path', ({ root }) => {
    const looks = looksOf(root)
    expect(looks.length).toBeGreaterThan(50)
    expect(looks.filter((look) => !looksInEnglish.has(look))).toEqual([])
  })

  it('are no matter to the styles', () => {
    const styles = everywhere.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text))
    const files = readdirSync(join(siteFolder, 'assets')).filter((name) => name.endsWith('.css'))
    const all = [...styles, ...files.map((name) => readFileSync(join(siteFolder, 'assets', name), 'utf8'))]
    expect(all.length).toBeGreaterThan(everywhere.length)
    expect(all.flatMap((css) => css.match(/:lang\(|\[(?:href)?lang/g) ?? [])).toEqual([])
  })

  it.each(translated)('state the same figures: $path', ({ path, root }) => {
    expect(figuresOf(root)).toEqual(figuresOf(originalOf(path).root))
  })

  it.each(translated)('leave no sentence in another: $path', ({ path, root }) => {
    const original = new Set(sentencesOf(originalOf(path).root).filter(isProse))
    const kept = sentencesOf(root).filter((sentence) => original.has(sentence) || isEnglish(sentence))

    expect(kept).toEqual([])
  })

  it.each(translated)('keep their typography: $path', ({ root, language }) => {
    expect(findTypography(proseOf(root), language)).toEqual([])
  })

  it.each(translated)('write the time of day in their own way, but on drawn screens: $path', ({ root }) => {
    const body = proseOf(root)
    for (const drawn of body.querySelectorAll('figure[data-sample], [role=img], table')) drawn.remove()
    expect(body.textContent.length).toBeGreaterThan(100)
    expect(body.textContent.match(/.{0,20}(?<!\d)\d{1,2}:\d{2}(?!\d)/gu) ?? []).toEqual([])
  })

  it.each(everywhere)('break no e-mail after its e, and take no hyphen for a minus: $path', ({ root, language }) => {
    const body = parse(root.querySelector('body')?.outerHTML ?? '')
    for (const element of body.querySelectorAll(`${foreign}, site-island`)) element.remove()
    const breaking = language === defaultLanguage ? null : body.textContent.match(/.{0,20}(?<!\p{L})e-mail/giu)
    const figures = body.querySelectorAll('td, dd, b, output').map(textOf)
    expect(breaking).toBeNull()
    expect(figures.filter((text) => /^-\d/.test(text))).toEqual([])
  })

  it('write nothing in the display font that it has no sign for', () => {
    const hasSign = readFontSigns(join(siteFolder, 'fonts/truculenta-800-latin.woff2'))
    const signs = new Set(
      everywhere.flatMap(({ root }) => Array.from(root.querySelectorAll('h1, h2, h3').map(textOf).join(''))),
    )
    // A space is never drawn, and takes its width from whatever font has it.
    const missing = [...signs].filter((sign) => !/\s/.test(sign) && !hasSign(sign))

    expect(missing).toEqual([])
  })

  it('have more than one to compare', () => expect(others.length).toBeGreaterThan(0))
})

/**
 * What styles tell elements apart by, beside their place: the way to each from the body. Pictures have no words, and the
 * words of a title are as large as their length allows.
 */
function looksOf(root: HTMLElement): readonly string[] {
  const looks = new Set<string>()
  const read = (element: HTMLElement, above: string) => {
    if (['script', 'style', 'svg', 'input'].includes(element.localName)) return
    const marks = told.flatMap((name) => (element.hasAttribute(name) ? `[${name}=${element.getAttribute(name)}]` : []))
    const look = `${above} > ${element.localName}${marks.join('')}`
    looks.add(look)
    if (element.localName === 'h1') return
    for (const child of element.childNodes) if (child instanceof HTMLElement) read(child, look)
  }
  const body = root.querySelector('body')
  if (body) read(body, '')
  return [...looks]
}
const told = ['class', 'role', 'aria-current', 'hidden', 'open', 'disabled']
const looksInEnglish = new Set(
  everywhere.filter(({ language }) => language === defaultLanguage).flatMap(({ root }) => looksOf(root)),
)

/** Code, addresses, and what says of itself that it is in another language. */
const foreign = 'code, pre, script, style, svg, [lang] [lang], [hreflang]'

function proseOf(root: HTMLElement) {
  const body = parse(root.querySelector('body')?.outerHTML ?? '')
  // A sign stands before or behind a piece of code, too.
  for (const code of body.querySelectorAll('code')) code.replaceWith('0')
  for (const element of body.querySelectorAll(`${foreign}, [lang]`)) element.remove()
  return body
}

const blocks = 'p, li, h1, h2, h3, h4, dt, dd, td, th, summary, figcaption, caption, label, legend, button, a'

function sentencesOf(root: HTMLElement): readonly string[] {
  return proseOf(root)
    .querySelectorAll(blocks)
    .filter((element) => !element.querySelector(blocks))
    .map(textOf)
}

/** Long enough to be no name, number or trade word, and no address. */
const isProse = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4 && text !== contact.address

const englishWords =
  /(?<![\p{L}’'])(?:the|and|of|with|your|is|are|you|to|for|that|what|from|this|it|we)(?![\p{L}’'])/giu
function isEnglish(text: string) {
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return words >= 4 && (text.match(englishWords)?.length ?? 0) / words > 0.25
}

/** Money, percents and telephone numbers, as numbers: each once, in order of size. Millions are words elsewhere. */
function figuresOf(root: HTMLElement): readonly string[] {
  const main = parse((root.querySelector('main')?.innerHTML ?? '').replaceAll(/<\/(?!b|strong|em|span)\w+>/g, ' | $&'))
  const text = main.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
  const number = String.raw`\d+(?:[ ,]\d{3})*(?:[.,]\d+)?(?!\d)`
  const found = [...text.matchAll(new RegExp(String.raw`\$(${number})(?!M)|(?<![\d,.])(${number}) ?\$`, 'g'))].map(
    ([, before, behind]) => `$${readNumber(before ?? behind ?? '')}`,
  )
  const percents = [...text.matchAll(new RegExp(`(${number}) ?%`, 'g'))].map(
    ([, percent]) => `${readNumber(percent ?? '')}%`,
  )
  const phones = [...text.matchAll(/\+\d[\d ]{8,}\d/g)].map(([phone]) => phone)
  return [...new Set([...found, ...percents, ...phones])].toSorted()
}

/** `1,284.5`, `1 284,5` and `6.90` as one number. */
function readNumber(said: string) {
  const [whole = '', cents] = said.split(/[.,](?=\d{1,2}$)/)
  return Number(`${whole.replaceAll(/[ ,.]/g, '')}.${cents ?? 0}`)
}

/** A figure parted from its unit, and how English says that somebody is always there. */
const everywhereElse = [/.{0,20}\d (?:RWF|XOF|XAF|UGX|AOA|kg|km|L|h|min)(?![\p{L}\d])/gu, /.{0,20}24\/7/gu]

/** What each language's print shop would mend. */
const mistakes: Readonly<Record<string, readonly RegExp[]>> = {
  // A firm space stands before these, and within quotation marks.
  fr: [
    /.{0,20}[^\s\d!?.…][;!?](?=\s|$)/gu,
    /.{0,20} [;:!?»](?=\s|$)/gu,
    /.{0,20}« /gu,
    /.{0,20}\p{L}:(?=\s)/gu,
    /.{0,20}\p{L}['"]\p{L}/gu,
    ...everywhereElse,
  ],
  pt: [/.{0,20}[\s][;:!?»](?=\s|$)/gu, /.{0,20}\p{L}['"]\p{L}/gu, ...everywhereElse],
}

function findTypography(root: HTMLElement, language: string) {
  const texts = root.querySelectorAll(blocks).filter((element) => !element.querySelector(blocks))
  expect(texts.length).toBeGreaterThan(5)
  const looked = mistakes[language]
  if (!looked) throw new Error(`What would the print shop of ${language} mend?`)
  return texts.flatMap(({ textContent }) => looked.flatMap((mistake) => textContent.match(mistake) ?? []))
}
