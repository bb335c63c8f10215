import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { defaultLanguage, languageOfPath } from '#content/languages.ts'

export type WrittenPage = { readonly path: string; readonly html: string }

type Problem = {
  readonly path: string
  readonly what: string
  /** As it stands in the source. */ readonly literal: string
}

/**
 * What no page may be published with: a link, anchor, picture or script of ours that does not exist, an id that stands
 * twice, a picture or drawing without words for those who do not see it, a word that was never written. Each problem
 * names the source line where its text stands.
 */
export function checkPages(pages: readonly WrittenPage[], siteFolder: string): readonly string[] {
  const roots = pages.map(({ path, html }) => ({ path, root: parse(html) }))
  const anchors = new Map(roots.map(({ path, root }) => [path, new Set(idsOf(root))]))
  const isThere = (address: string) => anchors.has(address) || existsSync(join(siteFolder, address))
  const problems = roots.flatMap(({ path, root }) => [
    ...findDeadLinks(path, root, anchors, isThere),
    ...findDoubleIds(path, root),
    ...findSilentPictures(path, root, isThere),
    ...findMissingScripts(path, root),
    ...findMissingWords(path, root),
  ])
  return problems.map(({ path, what, literal }) => `${locate(literal, path)}: ${what} (on ${path})`)
}

const idsOf = (root: HTMLElement) => root.querySelectorAll('[id]').map(({ id }) => id)

function findDeadLinks(
  path: string,
  root: HTMLElement,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  isThere: (address: string) => boolean,
): readonly Problem[] {
  const hrefs = root
    .querySelectorAll('a[href], form[action], use[href]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
  return hrefs
    .filter((href) => /^[/#]/.test(href) && !href.startsWith('/api/'))
    .flatMap((href) => {
      const [page = '', anchor] = href.split('#')
      const target = page || path
      if (!isThere(target)) return [{ path, what: `${href} leads nowhere`, literal: href }]
      if (anchor && !anchors.get(target)?.has(anchor))
        return [{ path, what: `${href} has no such anchor`, literal: href }]
      return []
    })
}

function findDoubleIds(path: string, root: HTMLElement): readonly Problem[] {
  const ids = idsOf(root)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
    path,
    what: `the id '${id}' stands twice`,
    literal: id,
  }))
}

function findSilentPictures(
  path: string,
  root: HTMLElement,
  isThere: (address: string) => boolean,
): readonly Problem[] {
  const images = root.querySelectorAll('img').flatMap((image) => {
    const src = image.getAttribute('src') ?? ''
    if (image.getAttribute('alt') === undefined)
      return [{ path, what: `the picture ${src} has no alt text`, literal: src }]
    return isThere(src) ? [] : [{ path, what: `the picture ${src} does not exist`, literal: src }]
  })
  const drawings = root
    .querySelectorAll('svg[role=img], figure[data-sample]')
    .filter((drawing) => !drawing.getAttribute('aria-label')?.trim())
    .map((drawing) => {
      const text = drawing.textContent.trim().slice(0, 40)
      return { path, what: `a drawing has no label: ${text}`, literal: text }
    })
  return [...images, ...drawings]
}

function findMissingScripts(path: string, root: HTMLElement): readonly Problem[] {
  return root
    .querySelectorAll('[data-behaviour]')
    .map((element) => element.getAttribute('data-behaviour') ?? '')
    .filter((name) => !existsSync(`src/islands/behaviours/${name}.ts`))
    .map((name) => ({ path, what: `there is no behaviour '${name}'`, literal: name }))
}

/** A word that is not there shows as the value a template makes of it. */
function findMissingWords(path: string, root: HTMLElement): readonly Problem[] {
  const text = root.querySelector('main')?.textContent ?? ''
  return [...text.matchAll(/.{0,30}(?:\bundefined\b|\bNaN\b|\[object Object\]|\{\{|\u{E000}).{0,10}/gu)].map(
    ([found]) => ({
      path,
      what: `a word is missing: ${found.trim()}`,
      literal: found.trim().slice(0, 20),
    }),
  )
}

let sources: readonly { readonly file: string; readonly lines: readonly string[] }[] | undefined

/**
 * `src/content/LANGUAGE/retail.ts:47`, the first source line that holds the text; words of the page's language come first, markup after. What the
 * assistant says stands on no page.
 */
function locate(literal: string, path: string) {
  sources ??= [
    ...globSync('src/content/*/**/*.{ts,md}', { exclude: ['src/content/*/assistant/**', 'src/content/copy/**'] }),
    ...globSync('src/{site,islands,facts}/**/*.{ts,tsx}'),
  ].map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }))
  const own = `src/content/${languageOfPath(path) ?? defaultLanguage}/`
  const isOwn = ({ file }: { readonly file: string }) => file.startsWith(own)
  for (const { file, lines } of [...sources.filter(isOwn), ...sources.filter((source) => !isOwn(source))]) {
    const line = lines.findIndex((text) => text.includes(literal))
    if (line >= 0) return `${file}:${line + 1}`
  }
  return 'src'
}
