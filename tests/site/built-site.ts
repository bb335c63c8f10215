import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
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

/** The 26 pages as the build wrote them. */
export const builtPages = Object.entries(manifest.pages).map(([path, { file }]) => readPage(path, file))
export const notFoundPage = readPage('not found', manifest.notFound.file)
export const allPages = [...builtPages, notFoundPage]

/** The papers to download, in their readable form. */
export const builtPapers = Object.entries(manifest.documents ?? {})
  .filter(([path]) => path.startsWith('/documents/'))
  .map(([path, { file }]) => readPage(path, file))

/** Text as a reader sees it: tags dropped, entities decoded, white space folded. */
export function textOf(element: HTMLElement | null | undefined) {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

export function isInSite(path: string) {
  return existsSync(join(siteFolder, path))
}
