import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { findHidingClasses } from '#build/markdown-twin.ts'
import { builtPages, siteFolder, textOf, type BuiltPage } from './built-site.ts'

const twinOf = ({ path }: BuiltPage) =>
  readFileSync(join(siteFolder, path === '/' ? 'index.md' : `${path.slice(1)}.md`), 'utf8')
const onOneLine = (markdown: string) => markdown.replaceAll(/\s+/g, ' ')

/** Words of a page that nobody sees when it arrives: to listeners only, after a step, or never. */
function findHiddenWords({ html }: BuiltPage) {
  const root = parse(html)
  const main = root.querySelector('main')
  const classes = findHidingClasses(textOf(root.querySelector('style')))
  const hidden = [
    '[hidden], [aria-hidden=true], [inert], template, dialog, noscript, [role=status], [role=alert]',
    ...classes,
  ].join()
  const elements = main?.querySelectorAll(hidden) ?? []
  // The name of a drawn mark stands in a table's cell for what is seen.
  const words = elements.filter((element) => !element.closest('td')).map(textOf)
  for (const element of elements) element.remove()
  const seen = textOf(main)
  return words.filter((word) => word.length > 3 && !seen.includes(word))
}

/** The documentation's is made of its topics. */
const madeOfPages = builtPages.filter(({ path }) => path !== '/documentation')

describe('the Markdown twins', () => {
  it('are looked at with hidden words to find', () => {
    const landing = builtPages.find(({ path }) => path === '/')
    const words = landing ? findHiddenWords(landing) : []

    expect(words.join(' ')).toContain('Leave this field empty')
    expect(words).toContain(', opens a new tab')
  })

  it.each(builtPages)('hold Markdown and no markup: $path', (page) => {
    const prose = twinOf(page).replaceAll(/```[^]*?```|`[^`\n]*`/g, '')

    expect(prose.match(/<\/?[a-z][^>]*>|\bclass=/g)).toBeNull()
    expect(prose).toMatch(/^# \S/m)
    expect(prose).not.toContain('\u200B')
  })

  it.each(builtPages)('say nothing that the page hides: $path', (page) => {
    const twin = onOneLine(twinOf(page))

    expect(findHiddenWords(page).filter((word) => twin.includes(word))).toEqual([])
  })

  it.each(madeOfPages)('keep every table: $path', (page) => {
    const heads = twinOf(page).match(/^\|(?: -{3,} \|)+$/gm)?.length ?? 0

    expect(heads).toBe(page.root.querySelectorAll('main table').filter((table) => !table.closest('figure')).length)
  })

  it.each(madeOfPages)('keep the headings that are seen: $path', (page) => {
    const twin = onOneLine(twinOf(page)).replaceAll(/\\|\*\*/g, '')
    const hidden = new Set(findHiddenWords(page))
    const headings = page.root.querySelectorAll('main :is(h1, h2, h3)')
    const isSeen = (element: (typeof headings)[number]) =>
      !element.closest('[hidden], [aria-hidden=true], figure, dialog, template, form')
    const words = headings
      .filter(isSeen)
      .map(textOf)
      .filter((word) => !hidden.has(word))

    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !twin.includes(word))).toEqual([])
  })

  it.each(builtPages)('are named by their page: $path', ({ path, root }) => {
    const link = root.querySelector('link[rel=alternate][type="text/markdown"]')

    expect(link?.getAttribute('href')).toBe(path === '/' ? '/index.md' : `${path}.md`)
  })
})
