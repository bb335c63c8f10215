import { hash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLanguage, languageCodes, type Language } from '#content/languages.ts'
import { eagernesses, speculationRules } from '#contract/speculation-rules.ts'
import baseCss from '#design/base.css?inline'
import seldomCss from '#design/seldom.css?inline'
import tokensCss from '#design/tokens.css?inline'
import { describeDesk } from '#desk/Desk.tsx'
import { DeskDocument } from '#desk/DeskDocument.tsx'
import { IslandLedgerContext, type IslandLedger } from '#islands/Island.tsx'
import type { PageRenderer, RenderedPage } from '#server/pages.ts'
import { describeDemoAnswer, describeRequestSent, describeRoute, type Described } from '#site/describe.tsx'
import { stopWaiting } from '#site/sections/PageOpening/OpeningEnd.tsx'
import { Document, type DocumentAssets } from '#site/Document.tsx'
import type { Page } from '#site/page.tsx'
import { routes } from '#site/routes.ts'
import { ShareImage } from '#site/ShareImage.tsx'
import { keepLinksInLanguage, keepPropsInLanguage } from './keep-language.ts'
import { collectStyles, trimTokens } from './page-styles.ts'

// What the build takes from the bundle, because React and styles are as they are sent in there alone.
export { routes } from '#site/routes.ts'
export { describeDocuments, describeNotFound, describeRoute } from '#site/describe.tsx'
export { docsFiles } from '#site/pages/documentation/docs-files.ts'

const islandModules = import.meta.glob<Record<string, unknown>>('../islands/**/*.island.tsx', { eager: true })

/** Every island component and its path below `src/islands`, so that no name is kept by hand. */
const islandFiles = new Map(
  Object.entries(islandModules).flatMap(([path, module]) => {
    const file = path.slice('../islands/'.length, -'.island.tsx'.length)
    return Object.values(module).map((component) => [component, file] as const)
  }),
)

/** What every rendered page needs to know of this build. */
type BuildAssets = Omit<DocumentAssets, 'css' | 'seldom'>

/** What a page of the built site leaves to other files. */
type Making = {
  /** The tokens, as `var(--name`, of all the code that a page may load later: they must be there from the beginning. */
  readonly paintedWith: string
  /** Keeps a text in a file of its own and returns the address of that: props, and styles a page has no room for. */
  readonly store: (name: string, ending: string, text: string) => string
}

/** A page of the site with its CSS inlined. Without `making`, the props of islands travel in it, and all of its styles. */
export function renderPage(
  { head, body, frames, isBare }: Described,
  assets: BuildAssets,
  making?: Making,
): RenderedPage {
  const { language } = head
  let islands = 0
  const ledger: IslandLedger = {
    fileOf: (component) => islandFiles.get(component),
    nextPrefix: () => `i${++islands}`,
    storeProps: (props) => making?.store('props', 'json', keepPropsInLanguage(props, language)) ?? null,
  }
  const content = renderContent(<IslandLedgerContext value={ledger}>{body}</IslandLedgerContext>)
  const html = keepLinksInLanguage(content.html, language)
  const { seldom } = content
  const css = making ? trimTokens(content.css, making.paintedWith + html + seldom) : content.css
  const write = (styles: Pick<DocumentAssets, 'css' | 'seldom'>) => {
    const own = { ...(isBare ? { script: null } : assets), ...styles }
    return renderDocument(<Document head={head} assets={own} body={html} />, styles.css, frames)
  }
  const whole = write({ css: css + seldom })
  return !making || hasRoom(whole.html, language)
    ? whole
    : write({ css, seldom: making.store('seldom', 'css', seldom) })
}

/**
 * Whether a page carries what only paper and forced colours need (decision 040). It should still arrive in one go: 14,000
 * bytes, of which in the language without a prefix 500 are left to the next change. One that fetches a script of its own
 * has no request to spare, and may weigh what any page of its language may. A quick compression tells: it leaves a tenth
 * more than the one that goes out.
 */
function hasRoom(html: string, language: Language) {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const most = html.includes(' data-behaviour=') ? { own: 15_500, other: 16_900 } : { own: 15_100, other: 15_330 }
  return quick.length <= (language === defaultLanguage ? most.own : most.other)
}

/** What stands in a document, and all the CSS it needs; `seldom` is for paper and forced colours, and has the last word. */
function renderContent(body: ReactNode) {
  const { result: html, css, seldom } = collectStyles(() => renderToStaticMarkup(body))
  return { html, css: tokensCss + baseCss + css, seldom: seldom + seldomCss }
}

const sayHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** A document as HTML, and the content security policy under which exactly its own code runs. */
function renderDocument(document: ReactNode, css: string, frames: readonly string[] = []): RenderedPage {
  // React ends what has no end with a slash, which checkers of HTML advise against; any other '>' is escaped.
  // In drawings the slash is right, and leaves half as much to read before the first paint.
  const html = renderToStaticMarkup(document)
    .replaceAll('/>', '>')
    .replace(/><\/(?:path|use|circle|rect|line)>/g, '/>')
  // All that is inline is named by its hash, the rules for fetching ahead, too: beside a hash Chromium heeds no
  // 'inline-speculation-rules'.
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${[stopWaiting, ...eagernesses.map(speculationRules)].map(sayHash).join(' ')}`,
    `style-src 'self' ${sayHash(css)}`,
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

/** The same, with the one script of the team's own pages. */
type PageAssets = BuildAssets & { readonly deskScript: string }

/** Every page of the table of routes, in each language. */
export const renderRoutes = (assets: BuildAssets, making?: Making) =>
  languageCodes.flatMap((language) =>
    routes.map((page) => {
      return { route: page.path, language, ...renderPage(describeRoute(page, language), assets, making) }
    }),
  )

/** The picture shown where a page's address is shared: 1200x630 SVG. */
export function renderShareImage({ copies }: Page, language: Language) {
  return renderToStaticMarkup(<ShareImage title={copies[language].title} />)
}

/** Answers to a form posted without JavaScript and pages of the team's own, rendered by the running server. */
export function createPageRenderer(assets: PageAssets): PageRenderer {
  return {
    renderDemoAnswer: (answer) => renderPage(describeDemoAnswer(answer), assets),
    renderRequestSent: (sent, language) => renderPage(describeRequestSent(sent, language), assets),
    renderDesk(view) {
      const { title, body } = describeDesk(view)
      const content = renderContent(body)
      const css = content.css + content.seldom
      // Only pages of members bring the desk's script, and the door to them.
      const script = 'frame' in view || view.kind === 'sign-in' || view.kind === 'mailbox' ? assets.deskScript : null
      return renderDocument(<DeskDocument title={title} css={css} body={content.html} script={script} />, css)
    },
  }
}
