import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { documentation as documentationCopy } from '#content/en/documentation.ts'
import { paperWords } from '#content/en/documents/papers.ts'
import { notFound as notFoundCopy } from '#content/en/not-found.ts'
import { demoAnswer as demoAnswerCopy } from '#content/en/demo-answer.ts'
import { requestSent as requestSentCopy, requestSentPage } from '#content/en/request-sent.ts'
import { papers, type Paper } from '#contract/intent.ts'
import { pathMarker, type PageRenderer, type RenderedPage } from '#server/pages.ts'
import type { DocumentAssets } from '#site/Document.tsx'
import { Shell } from '#site/layouts/Shell.tsx'
import type { Language, Page, PageCopy } from '#site/page.tsx'
import { DemoAnswerBody } from '#site/pages/demo-answer/DemoAnswer.tsx'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { ApiReferenceBody } from '#site/pages/documentation/ApiReference.tsx'
import { Manual, manualPath } from '#site/pages/documentation/Manual.tsx'
import { NotFoundBody } from '#site/pages/not-found/NotFound.tsx'
import { RequestSentBody } from '#site/pages/request-sent/RequestSent.tsx'
import { PaperView } from '#site/sheets/PaperView.tsx'
import { renderDesk } from './render-desk.tsx'
import { renderPage, type RenderOptions } from './render.tsx'
import { ShareImage } from './ShareImage.tsx'

export { routes } from '#site/routes.ts'
export { docsFiles } from './docs/docs-files.ts'
export { manualPath } from '#site/pages/documentation/Manual.tsx'
export { seldomStyles } from './render.tsx'

/** What every rendered page needs to know of this build. Written beside the bundle as `assets.json`. */
export type BuildAssets = Omit<DocumentAssets, 'css'> & { readonly publicUrl: string }
/** The same, with the one script of the team's own pages. */
type PageAssets = BuildAssets & { readonly deskScript: string }

const language: Language = 'en'

export function renderRoute(
  { path, copies, frames, renderBody }: Page,
  { publicUrl, ...assets }: BuildAssets,
  making?: Pick<RenderOptions, 'storeProps' | 'trimStyles'>,
) {
  const { title, searchTitle = title, description, questions } = copies[language]
  const shareImage = shareImagePath(path)
  const head = {
    path,
    language,
    title,
    searchTitle,
    description,
    publicUrl,
    shareImage,
    ...(questions && { questions }),
  }
  return renderPage({ head, assets, ...making, frames, body: <Shell path={path}>{renderBody(language)}</Shell> })
}

export function renderNotFound({ publicUrl, ...assets }: BuildAssets) {
  const { title, description } = notFoundCopy
  const head = { path: null, language, title, description, publicUrl, shareImage: '' }
  const body = (
    <Shell path={null}>
      <NotFoundBody copy={notFoundCopy} language={language} path={pathMarker} />
    </Shell>
  )
  return renderPage({ head, assets, body })
}

/** HTML beside the pages of the route table, by its address: the API reference, the file of the documentation and every paper. */
export function renderDocuments(assets: BuildAssets): Readonly<Record<string, RenderedPage>> {
  const written = papers.map((slug) => [`/documents/${slug}`, renderPaper(slug, assets)])
  return {
    [apiReferencePath]: renderApiReference(assets),
    [manualPath]: renderManual(assets),
    ...Object.fromEntries(written),
  }
}

function renderPaper(slug: Paper, { publicUrl }: BuildAssets) {
  const { title, description } = paperWords[slug]
  const path = `/documents/${slug}` as const
  const head = { path, language, title, description, publicUrl, shareImage: shareImagePath('/') }
  const others = papers
    .filter((other) => other !== slug)
    .map((other) => ({ slug: other, title: paperWords[other].title }))
  return renderPage({
    head,
    assets: { script: null },
    body: <PaperView slug={slug} words={paperWords[slug]} others={others} />,
  })
}

/** The documentation as one file without a script (DOCS-9). */
function renderManual({ publicUrl }: BuildAssets) {
  const { title, description } = documentationCopy.manual
  const head = { path: null, language, title, description, publicUrl, shareImage: '' }
  const body = <Manual copy={documentationCopy} publicUrl={publicUrl} />
  return renderPage({ head, assets: { script: null }, body })
}

function renderApiReference({ publicUrl, ...assets }: BuildAssets) {
  const { title, description } = documentationCopy.api
  const head = { path: null, language, title, description, publicUrl, shareImage: '' }
  const body = (
    <Shell path={null}>
      <ApiReferenceBody copy={documentationCopy} />
    </Shell>
  )
  return renderPage({ head, assets, body })
}

/** `/` → `/share/home.png`, `/pricing` → `/share/pricing.png`. */
export function shareImagePath(path: string) {
  return `/share/${path === '/' ? 'home' : path.slice(1)}.png`
}

/** The picture shown where a page's address is shared: 1200x630 SVG. */
export function renderShareImage({ copies, path }: Page) {
  return renderToStaticMarkup(<ShareImage title={copies[language].title} path={path} />)
}

/** Answers to a form posted without JavaScript, rendered by the running server. */
export function createPageRenderer(readAssets: () => PageAssets): PageRenderer {
  const render = ({ title, description }: PageCopy, content: ReactNode) => {
    const { publicUrl, deskScript: _own, ...assets } = readAssets()
    const head = { path: null, language, title, description, publicUrl, shareImage: '' }
    return renderPage({ head, assets, body: <Shell path={null}>{content}</Shell> })
  }
  return {
    renderDemoAnswer: (answer) => render(demoAnswerCopy, <DemoAnswerBody copy={demoAnswerCopy} answer={answer} />),
    renderDesk: (view) => renderDesk(view, readAssets().deskScript),
    renderRequestSent: (sent) => render(requestSentPage, <RequestSentBody copy={requestSentCopy} sent={sent} />),
  }
}

let builtAssets: PageAssets | undefined

/** The built site's renderer: the server loads it with this bundle. */
export const pageRenderer = createPageRenderer(() => {
  builtAssets ??= JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8')) as PageAssets
  return builtAssets
})
