import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultLanguage, type Language } from '#content/languages.ts'
import { siteFolder, spokenNotFoundPages, spokenPages } from './built-site.ts'
import { weighParts } from './weigh-parts.ts'
import { brotliBytes, findScript, listBeside, withImports } from './with-imports.ts'

/** One initial TCP window in the language without a prefix; the words of the others are longer. */
const mostBytes = (language: Language) => (language === defaultLanguage ? 14_000 : 15_500)
/** From here on the next addition has to be paid for. */
const nearlyFull = 0.98
const pages = [...spokenPages, ...spokenNotFoundPages]

const formPages = spokenPages.filter(({ root }) => root.querySelector('site-island[file^=DemoForm]'))

describe('the weight of a first visit', () => {
  it.each(pages)('keeps the HTML with its styles within one initial TCP window: $path', (page) => {
    const bytes = brotliBytes(page.file)
    const most = mostBytes(page.language)
    if (bytes > nearlyFull * most) console.warn(`${page.path}: ${bytes} of ${most} bytes`)

    // Weighing the parts takes seconds for a large page.
    const tooHeavy = bytes > most ? [`${bytes} of ${most} bytes. Heaviest: ${weighParts(page)}`] : []
    expect(tooHeavy).toEqual([])
  })

  it.each(pages)('loads at most 4 kB of JavaScript, and nothing that blocks: $path', ({ root }) => {
    const scripts = root.querySelectorAll('script[src]')
    const files = scripts.flatMap((script) => [...withImports(script.getAttribute('src') ?? '')])
    const bytes = files.map(brotliBytes)

    // One file: whatever it shared with others would have to be fetched after it.
    expect(files).toHaveLength(1)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4000)
    for (const script of scripts) expect(script.getAttribute('type')).toBe('module')
    for (const style of root.querySelectorAll('link[rel=stylesheet]')) {
      expect(style.getAttribute('media')).toBe('print,(forced-colors:active)')
    }
  })

  it.each(formPages)('brings the demo form, once it is reached, within 75 kB: $path', ({ root }) => {
    const island = root.querySelector('site-island[file^=DemoForm]')
    const scripts = ['site', 'hydrate', 'DemoForm.island'].map(findScript)
    const files = new Set(scripts.flatMap((file) => [...withImports(file)]))
    const bytes = [...files, island?.getAttribute('props') ?? ''].map(brotliBytes)

    expect(files.size).toBeGreaterThan(scripts.length)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000)
  })

  it("brings the chat's window within 14 kB beside React, and what a conversation needs within 15 more", () => {
    const window = listBeside('Chat.island', ['site', 'hydrate'])
    const talk = listBeside('create-talk', ['Chat.island'])

    expect(window.map(brotliBytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(14_000)
    expect(talk.map(brotliBytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000)
  })

  it('keeps the one font under 20 kB', () => {
    expect(readFileSync(join(siteFolder, 'fonts/truculenta-800-latin.woff2')).length).toBeLessThan(20_000)
  })
})
