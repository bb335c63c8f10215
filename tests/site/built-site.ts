import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { defaultLanguage, languageOfPath, type Language } from '#content/languages.ts'
import type { PageManifest } from '#server/pages.ts'

export const siteFolder = 'dist/site'

export type BuiltPage = {
  readonly path: string
  readonly file: string
  readonly html: string
  readonly root: HTMLElement
}

function readPage(path: string, file: string): BuiltPage {
  const html = readFileSync(join(siteFolder, file), 'utf8')
  return { path, file, html, root: parse(html) }
}

const manifest = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest

type LanguagePage = BuiltPage & { readonly language: Language }

/** Every page of every language as the build wrote it. */
export const spokenPages: readonly LanguagePage[] = Object.entries(manifest.pages).map(([path, { file }]) => {
  return { ...readPage(path, file), language: languageOfPath(path) ?? defaultLanguage }
})
/** The not-found pages of every language, by what its addresses begin with. */
export const spokenNotFoundPages: readonly LanguagePage[] = Object.entries(manifest.notFound).map(
  ([path, { file }]) => {
    return { ...readPage(`not found: ${path}`, file), language: languageOfPath(path) ?? defaultLanguage }
  },
)
const isDefault = ({ language }: LanguagePage) => language === defaultLanguage

/** The 26 pages in the language of the addresses without a prefix. */
export const builtPages: readonly BuiltPage[] = spokenPages.filter(isDefault)
const [notFound] = spokenNotFoundPages.filter(isDefault)
if (!notFound) throw new Error('There is no page for what is not there.')
export const notFoundPage: BuiltPage = { ...notFound, path: 'not found' }
export const allPages = [...builtPages, notFoundPage]

/** The papers to download, in their readable form, in every language they are written in. */
export const spokenPapers = Object.entries(manifest.documents)
  .filter(([path]) => path.includes('/documents/'))
  .map(([path, { file }]) => readPage(path, file))
export const builtPapers = spokenPapers.filter(({ path }) => path.startsWith('/documents/'))

/** A page in the language of the addresses without a prefix. */
export function rootOf(path: string): HTMLElement {
  const page = builtPages.find((built) => built.path === path)
  if (!page) throw new Error(`${path} was not built`)
  return page.root
}

/** A page without its header and footer. */
export function mainOf(path: string): HTMLElement {
  const main = rootOf(path).querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  return main
}

/** A figure as a page says it: `RWF 1,200`, `−3`. */
export const numberIn = (text = '') => Number(text.replaceAll('−', '-').replaceAll(/[^\d-]/g, ''))

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Text as a reader sees it: tags dropped, entities decoded, white space folded, joiners left out. */
export function textOf(element: HTMLElement | null | undefined) {
  return element?.textContent.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim() ?? ''
}

export function isInSite(path: string) {
  return existsSync(join(siteFolder, path))
}
