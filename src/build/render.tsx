import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import baseCss from '#design/base.css?inline'
import seldomCss from '#design/seldom.css?inline'
import tokensCss from '#design/tokens.css?inline'
import { IslandLedgerContext, type IslandLedger } from '#islands/Island.tsx'
import type { RenderedPage } from '#server/pages.ts'
import { Document, type DocumentAssets, type DocumentHead } from '#site/Document.tsx'
import { keepLinksInLanguage, keepPropsInLanguage } from './keep-language.ts'
import { collectStyles, trimTokens } from './page-styles.ts'

const islandModules = import.meta.glob<Record<string, unknown>>('../islands/**/*.island.tsx', { eager: true })

/** Every island component and its path below `src/islands`, so that no name is kept by hand. */
const islandFiles = new Map(
  Object.entries(islandModules).flatMap(([path, module]) => {
    const file = path.slice('../islands/'.length, -'.island.tsx'.length)
    return Object.values(module).map((component) => [component, file] as const)
  }),
)

/** What every rendered page needs to know of this build. Written beside the bundle as `assets.json`. */
export type BuildAssets = Omit<DocumentAssets, 'css' | 'seldom'> & Pick<DocumentHead, 'publicUrl'>

/** What a page of the built site leaves to other files. */
export type Making = Pick<IslandLedger, 'storeProps'> & {
  /** The tokens, as `var(--name`, of all the code that a page may load later: they must be there from the beginning. */
  readonly paintedWith: string
  /** Where what only paper and forced colours need goes, if the page has no room for it: its address. */
  readonly storeSeldom?: (css: string) => string
}

type PageParts = {
  readonly head: Omit<DocumentHead, 'publicUrl'>
  readonly body: ReactNode
  readonly assets: BuildAssets
  /** Without it the props of islands travel in the page, and all of its styles. */
  readonly making?: Making | undefined
  /** Origins the page may frame. */
  readonly frames?: readonly string[] | undefined
}

/** A page of the site with its CSS inlined. */
export function renderPage({ head, body, assets, making, frames }: PageParts): RenderedPage {
  const { language } = head
  let islands = 0
  const ledger: IslandLedger = {
    fileOf: (component) => islandFiles.get(component),
    nextPrefix: () => `i${++islands}`,
    storeProps: (props) => making?.storeProps(keepPropsInLanguage(props, language)) ?? null,
  }
  const content = renderContent(<IslandLedgerContext value={ledger}>{body}</IslandLedgerContext>)
  const html = keepLinksInLanguage(content.html, language)
  const trim = (css: string, other: string) => (making ? trimTokens(css, making.paintedWith + html + other) : css)
  const css = trim(content.css, content.seldom)
  const seldom = trim(content.seldom, css)
  const address = making?.storeSeldom?.(seldom)
  const styles = address ? { css, seldom: address } : { css: css + seldom }
  const { publicUrl } = assets
  const document = <Document head={{ ...head, publicUrl }} assets={{ ...assets, ...styles }} body={html} />
  return renderDocument(document, styles.css, frames)
}

/** What stands in a document, and all the CSS it needs; `seldom` is for paper and forced colours, and has the last word. */
export function renderContent(body: ReactNode) {
  const { result: html, css, seldom } = collectStyles(() => renderToStaticMarkup(body))
  return { html, css: tokensCss + baseCss + css, seldom: seldom + seldomCss }
}

/** A document as HTML, and the content security policy under which exactly its own code runs. */
export function renderDocument(document: ReactNode, css: string, frames: readonly string[] = []): RenderedPage {
  // React ends what has no end with a slash, which checkers of HTML advise against; any other '>' is escaped.
  // In drawings the slash is right, and leaves half as much to read before the first paint.
  const html = renderToStaticMarkup(document)
    .replaceAll('/>', '>')
    .replace(/><\/(?:path|use|circle|rect|line)>/g, '/>')
  // No inline script runs at all; the one inline style is named by its hash. Speculation rules are data, not code.
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'inline-speculation-rules'`,
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  return { html: `<!doctype html>${html}`, contentSecurityPolicy: policy.join('; ') }
}
