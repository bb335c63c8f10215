import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultLanguage, type Language } from '#content/languages.ts'
import { siteFolder, spokenNotFoundPages, spokenPages, type BuiltPage } from './built-site.ts'
import { weighParts } from './weigh-parts.ts'
import { brotliBytes, listBeside, weigh, weighIsland, withImports } from './with-imports.ts'

/** One initial TCP window in the language without a prefix; the words of the others are longer. */
const mostBytes = (language: Language) => (language === defaultLanguage ? 14_000 : 15_500)
/** From here on the next addition has to be paid for. */
const nearlyFull = 0.98
const ownScripts = globSync('src/islands/behaviours/*.ts').map((file) => basename(file, '.ts'))
const pages = [...spokenPages, ...spokenNotFoundPages]

const islandOn = ({ root }: BuiltPage, name: string) => root.querySelector(`site-island[file^=${name}]`)
const pagesWith = (name: string) => spokenPages.filter((page) => islandOn(page, name))
const propsOf = (page: BuiltPage, name: string) => islandOn(page, name)?.getAttribute('props') ?? ''

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

    // One file: whatever it shared with others would have to be fetched after it.
    expect(files).toHaveLength(1)
    expect(weigh(files)).toBeLessThanOrEqual(4000)
    for (const script of scripts) expect(script.getAttribute('type')).toBe('module')
    for (const style of root.querySelectorAll('link[rel=stylesheet]')) {
      expect(style.getAttribute('media')).toBe('print,(forced-colors:active)')
    }
  })

  it.each(ownScripts)('fetches what one page alone needs as one file: %s', (name) => {
    expect(listBeside(name, ['site'])).toHaveLength(1)
  })

  it.each(pagesWith('DemoForm'))('brings the demo form, once it is reached, within 75 kB: $path', (page) => {
    expect(weighIsland('DemoForm', propsOf(page, 'DemoForm'))).toBeLessThanOrEqual(75_000)
  })

  it.each(pagesWith('Chat'))('brings the chat, once it is opened, within 75 kB: $path', (page) => {
    expect(weighIsland('Chat', propsOf(page, 'Chat'))).toBeLessThanOrEqual(75_000)
  })

  it("brings the chat's window within 12 kB beside React, and what a conversation needs within 15 more", () => {
    const window = listBeside('Chat.island', ['site', 'hydrate'])

    expect(window.length).toBeGreaterThan(1)
    expect(weigh(window)).toBeLessThanOrEqual(12_000)
    expect(weigh(listBeside('create-talk', ['Chat.island']))).toBeLessThanOrEqual(15_000)
  })

  it('keeps the one font under 20 kB', () => {
    expect(readFileSync(join(siteFolder, 'fonts/truculenta-800-latin.woff2')).length).toBeLessThan(20_000)
  })
})
