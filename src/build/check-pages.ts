import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { defaultLanguage, languageOfPath } from '#content/languages.ts'

export type WrittenPage = { readonly path: string; readonly html: string }

/** `literal` as it stands in the source. */
type Problem = { readonly what: string; readonly literal: string }

const leadSomewhere = 'a[href], form[action], use[href], link[rel=expect], img[src]'

/**
 * What no page may be published with: a link, anchor, picture or script of ours that does not exist, an id that stands
 * twice, a picture or drawing without words for those who do not see it, a word that was never written. Each problem
 * names the source line where its text stands.
 */
export function checkPages(pages: readonly WrittenPage[], siteFolder: string): readonly string[] {
  const roots = pages.map(({ path, html }) => [path, parse(html)] as const)
  /** Every id of every page, by its address. */
  const anchors = new Map(roots.map(([path, root]) => [path, root.querySelectorAll('[id]').map(({ id }) => id)]))
  const isThere = (address: string) => anchors.has(address) || existsSync(join(siteFolder, address))
  return roots.flatMap(([path, root]) =>
    Array.from(findProblems(path, root), ({ what, literal }) => `${locate(literal, path)}: ${what} (on ${path})`),
  )

  function* findProblems(path: string, root: HTMLElement): Generator<Problem> {
    for (const { attributes } of root.querySelectorAll(leadSomewhere)) {
      const literal = attributes['href'] ?? attributes['action'] ?? attributes['src'] ?? ''
      if (!/^[/#]/.test(literal) || literal.startsWith('/api/')) continue
      const [page, anchor] = literal.split('#')
      const target = page || path
      if (!isThere(target)) yield { what: `${literal} leads nowhere`, literal }
      else if (anchor && !anchors.get(target)?.includes(anchor))
        yield { what: `${literal} has no such anchor`, literal }
    }
    const ids = anchors.get(path) ?? []
    for (const literal of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
      yield { what: `the id '${literal}' stands twice`, literal }
    }
    for (const drawing of root.querySelectorAll('svg[role=img], figure[data-sample], img')) {
      if (drawing.getAttribute('aria-label') || drawing.hasAttribute('alt')) continue
      const literal = drawing.textContent.trim().slice(0, 40) || drawing.outerHTML
      yield { what: `a drawing has no label: ${literal}`, literal }
    }
    for (const element of root.querySelectorAll('[data-behaviour]')) {
      const literal = element.getAttribute('data-behaviour') ?? ''
      const isMissing = !existsSync(`src/islands/behaviours/${literal}.ts`)
      if (isMissing) yield { what: `there is no behaviour '${literal}'`, literal }
    }
    // A word that is not there shows as the value a template makes of it.
    const text = root.querySelector('main')?.textContent ?? ''
    for (const { index } of text.matchAll(/\bundefined\b|\bNaN\b|\[object Object\]|\{\{|\u{E000}/gu)) {
      const found = text.slice(Math.max(0, index - 30), index + 20).trim()
      yield { what: `a word is missing: ${found}`, literal: found.slice(0, 20) }
    }
  }
}

/**
 * `src/content/LANGUAGE/retail.ts:47`, the first source line that holds the text; words of the page's language come
 * first, markup after. What the assistant says stands on no page.
 */
function locate(literal: string, path: string) {
  const own = languageOfPath(path) ?? defaultLanguage
  const exclude = ['src/content/*/assistant/**', 'src/content/copy/**']
  const words = [own, '*'].map((language) => `src/content/${language}/**/*.{ts,md}`)
  for (const pattern of [...words, 'src/{site,islands,facts}/**/*.{ts,tsx}']) {
    for (const file of globSync(pattern, { exclude })) {
      const line = readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(literal))
      if (line >= 0) return `${file}:${line + 1}`
    }
  }
  return 'src'
}
