import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { seldomStyles as ofModules } from 'virtual:seldom-styles'
import baseCss from '#design/base.css?compiled'
import seldomCss from '#design/seldom.css?compiled'
import tokensCss from '#design/tokens.css?compiled'
import { IslandLedgerContext, type IslandLedger } from '#islands/Island.tsx'
import { Document, type DocumentAssets, type DocumentHead } from '#site/Document.tsx'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { keepLinksInLanguage, keepPropsInLanguage } from './keep-language.ts'
import { collectStyles } from './style-ledger.ts'
import { trimMarkup } from './trim-markup.ts'
import type { TrimStyles } from './trim-styles.ts'

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

/** What only paper and forced colours need, of all components and of bare elements: for a page with no room for it. */
export const seldomStyles = ofModules + seldomCss

/** What every rendered page needs to know of this build. Written beside the bundle as `assets.json`. */
export type BuildAssets = Omit<DocumentAssets, 'css'> & Pick<DocumentHead, 'publicUrl'>

export type RenderOptions = {
  readonly head: Omit<DocumentHead, 'publicUrl'>
  readonly body: ReactNode
  readonly assets: BuildAssets
  /** Where the props of islands go; without it they travel in the page. */
  readonly storeProps?: StoreProps
  /** Without it the page brings all its styles as they were written. */
  readonly trimStyles?: TrimStyles
  /** Origins the page may frame. */
  readonly frames?: readonly string[]
}

/** A page as HTML with its CSS inlined, and the content security policy under which exactly its own code runs. */
export function renderPage(options: RenderOptions) {
  const { assets, storeProps = () => null, trimStyles = (css) => css, frames = [] } = options
  const head = { ...options.head, publicUrl: assets.publicUrl }
  const { language } = head
  const ledger = createIslandLedger((props) => storeProps(keepPropsInLanguage(props, language)))
  const { result: body, ...own } = collectStyles(() =>
    renderToStaticMarkup(<IslandLedgerContext value={ledger}>{options.body}</IslandLedgerContext>),
  )
  const bodyHtml = keepLinksInLanguage(body, language)
  const css = assets.seldom
    ? trimStyles(tokensCss + baseCss + own.css, bodyHtml + seldomStyles)
    : trimStyles(tokensCss + baseCss + own.css + own.seldom + seldomCss, bodyHtml)
  const document = renderToStaticMarkup(<Document head={head} assets={{ ...assets, css }} body={bodyHtml} />)
  const html = `<!doctype html>${trimMarkup(document)}`
  return { html, contentSecurityPolicy: contentSecurityPolicy(css, frames) }
}
