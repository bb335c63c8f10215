import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import baseCss from '#design/base.css?compiled'
import seldomCss from '#design/seldom.css?compiled'
import tokensCss from '#design/tokens.css?compiled'
import { IslandLedgerContext, type IslandLedger } from '#islands/Island.tsx'
import type { RenderedPage } from '#server/pages.ts'
import { Document, type DocumentAssets, type DocumentHead } from '#site/Document.tsx'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { keepLinksInLanguage, keepPropsInLanguage } from './keep-language.ts'
import { collectStyles } from './style-ledger.ts'
import type { TrimStyles } from './page-styles.ts'

const islandModules = import.meta.glob<Record<string, unknown>>('../islands/**/*.island.tsx', { eager: true })

/** Every island component and its path below `src/islands`, so that no name is kept by hand. */
const islandFiles = new Map(
  Object.entries(islandModules).flatMap(([path, module]) => {
    const file = path.slice('../islands/'.length, -'.island.tsx'.length)
    return Object.values(module).map((component) => [component, file] as const)
  }),
)

type StoreProps = IslandLedger['storeProps']

function createIslandLedger(storeProps: StoreProps): IslandLedger {
  let islands = 0
  return { fileOf: (component) => islandFiles.get(component), nextPrefix: () => `i${++islands}`, storeProps }
}

/** What every rendered page needs to know of this build. Written beside the bundle as `assets.json`. */
export type BuildAssets = Omit<DocumentAssets, 'css' | 'seldom'> & Pick<DocumentHead, 'publicUrl'>

export type RenderOptions = {
  readonly head: Omit<DocumentHead, 'publicUrl'>
  readonly body: ReactNode
  readonly assets: BuildAssets
  /** Where the props of islands go; without it they travel in the page. */
  readonly storeProps?: StoreProps
  /** Without it the page brings all its styles as they were written. */
  readonly trimStyles?: TrimStyles
  /** Takes what only paper and forced colours need out of a page that has no room for it. */
  readonly moveSeldom?: (css: string) => Pick<DocumentAssets, 'css' | 'seldom'>
  /** Origins the page may frame. */
  readonly frames?: readonly string[]
}

/** A page of the site with its CSS inlined. */
export function renderPage(options: RenderOptions): RenderedPage {
  const { assets, storeProps = () => null, trimStyles = (css) => css, moveSeldom, frames } = options
  const head = { ...options.head, publicUrl: assets.publicUrl }
  const { language } = head
  const ledger = createIslandLedger((props) => storeProps(keepPropsInLanguage(props, language)))
  const { html, css } = renderContent(<IslandLedgerContext value={ledger}>{options.body}</IslandLedgerContext>)
  const body = keepLinksInLanguage(html, language)
  const whole = trimStyles(css, body)
  const styles = moveSeldom?.(whole) ?? { css: whole }
  return renderDocument(<Document head={head} assets={{ ...assets, ...styles }} body={body} />, styles.css, frames)
}

/** What stands in a document, and all the CSS it needs. */
export function renderContent(body: ReactNode) {
  const { result, css } = collectStyles(() => renderToStaticMarkup(body))
  return { html: result, css: tokensCss + baseCss + css + seldomCss }
}

/** A document as HTML, and the content security policy under which exactly its own code runs. */
export function renderDocument(document: ReactNode, css: string, frames?: readonly string[]): RenderedPage {
  // React ends what has no end with a slash, which checkers of HTML advise against; any other '>' is escaped.
  const html = renderToStaticMarkup(document).replaceAll('/>', '>')
  return { html: `<!doctype html>${html}`, contentSecurityPolicy: contentSecurityPolicy(css, frames) }
}
