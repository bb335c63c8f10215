import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { documentation } from '#content/documentation.ts'
import { papersIn } from '#content/documents/papers.ts'
import { describeDesk } from '#desk/Desk.tsx'
import { DeskDocument } from '#desk/DeskDocument.tsx'
import { notFound } from '#content/not-found.ts'
import { demoAnswer } from '#content/demo-answer.ts'
import { requestSent, requestSentPage } from '#content/request-sent.ts'
import { pathMarker, type PageRenderer, type RenderedPage } from '#server/pages.ts'
import { Shell } from '#site/layouts/Shell.tsx'
import { addressOf, type Language } from '#content/languages.ts'
import type { Path } from '#facts/paths.ts'
import type { Page, PageCopy } from '#site/page.tsx'
import { DemoAnswerBody } from '#site/pages/demo-answer/DemoAnswer.tsx'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { ApiReferenceBody } from '#site/pages/documentation/ApiReference.tsx'
import { Manual, manualPath } from '#site/pages/documentation/Manual.tsx'
import { NotFoundBody } from '#site/pages/not-found/NotFound.tsx'
import { RequestSentBody } from '#site/pages/request-sent/RequestSent.tsx'
import { PaperView } from '#site/sheets/PaperView.tsx'
import type { DocumentHead } from '#site/Document.tsx'
import { renderContent, renderDocument, renderPage, type BuildAssets, type Making } from './render.tsx'
import { ShareImage } from './ShareImage.tsx'

// What the build takes from the bundle, because React and styles are as they are sent in there alone.
export { routes } from '#site/routes.ts'
export { docsFiles } from './docs/docs-files.ts'

/** The same, with the one script of the team's own pages. */
type PageAssets = BuildAssets & { readonly deskScript: string }

export function renderRoute(
  { path, copies, frames, renderBody }: Page,
  language: Language,
  assets: BuildAssets,
  making?: Making,
) {
  const head = { ...copies[language], path, language, shareImage: shareImagePath(path, language) }
  const body = (
    <Shell path={path} language={language}>
      {renderBody(language)}
    </Shell>
  )
  return renderPage({ head, assets, making, frames, body })
}

type Beside = {
  readonly copy: PageCopy
  readonly language: Language
  readonly body: ReactNode
  /** Of those that have one. */
  readonly address?: string
}

/** A page that stands in no table of routes, with around it what every page has. */
function renderBeside({ copy, language, body, address }: Beside, assets: BuildAssets) {
  const framed = (
    <Shell path={null} language={language} address={address}>
      {body}
    </Shell>
  )
  return renderPage({ head: { ...copy, path: null, language, shareImage: '' }, assets, body: framed })
}

export function renderNotFound(language: Language, assets: BuildAssets) {
  const copy = notFound[language]
  const body = <NotFoundBody copy={copy} language={language} path={pathMarker} />
  return renderBeside({ copy, language, body }, assets)
}

/**
 * HTML beside the pages of the route table, by its address: the API reference, and without a script the documentation as
 * one file (DOCS-9) and every paper.
 */
export function renderDocuments(language: Language, assets: BuildAssets): Readonly<Record<string, RenderedPage>> {
  const { publicUrl } = assets
  const copy = documentation[language]
  const renderBare = (head: PageCopy & Pick<DocumentHead, 'path' | 'shareImage'>, body: ReactNode) =>
    renderPage({ head: { ...head, language }, assets: { publicUrl, script: null }, body })
  const reference = { copy: copy.api, language, body: <ApiReferenceBody copy={copy} />, address: apiReferencePath }
  const manual = <Manual copy={copy} language={language} publicUrl={publicUrl} />
  const listed = papersIn(language)
  const papers = listed.map(([slug, words]) => {
    const { title, description } = words
    const path = `/documents/${slug}` as const
    const others = listed.flatMap(([other, { title: named }]) =>
      other === slug ? [] : [{ slug: other, title: named }],
    )
    const body = <PaperView slug={slug} language={language} words={words} others={others} />
    const head = { title, description, path, shareImage: shareImagePath('/', language) }
    return [addressOf(path, language), renderBare(head, body)] as const
  })
  return {
    [addressOf(apiReferencePath, language)]: renderBeside(reference, assets),
    [addressOf(manualPath, language)]: renderBare({ ...copy.manual, path: null, shareImage: '' }, manual),
    ...Object.fromEntries(papers),
  }
}

/** `/` → `/share/home.png`, `/pricing` in French → `/fr/share/pricing.png`. */
export function shareImagePath(path: Path, language: Language) {
  return addressOf(`/share/${path === '/' ? 'home' : path.slice(1)}.png`, language)
}

/** The picture shown where a page's address is shared: 1200x630 SVG. */
export function renderShareImage({ copies }: Page, language: Language) {
  return renderToStaticMarkup(<ShareImage title={copies[language].title} />)
}

/** Answers to a form posted without JavaScript and pages of the team's own, rendered by the running server. */
export function createPageRenderer(readAssets: () => PageAssets): PageRenderer {
  return {
    renderDemoAnswer({ language, ...answer }) {
      const copy = demoAnswer[language]
      const body = <DemoAnswerBody copy={copy} language={language} answer={answer} />
      return renderBeside({ copy, language, body }, readAssets())
    },
    renderDesk(view) {
      const { title, body } = describeDesk(view)
      const content = renderContent(body)
      const css = content.css + content.seldom
      // Only pages of members bring the desk's script, and the door to them.
      const script =
        'frame' in view || view.kind === 'sign-in' || view.kind === 'mailbox' ? readAssets().deskScript : null
      return renderDocument(<DeskDocument title={title} css={css} body={content.html} script={script} />, css)
    },
    renderRequestSent(sent, language) {
      const body = <RequestSentBody copy={requestSent[language]} language={language} sent={sent} />
      return renderBeside({ copy: requestSentPage[language], language, body }, readAssets())
    },
  }
}

let builtAssets: PageAssets | undefined

/** The built site's renderer: the server loads it with this bundle. */
export const pageRenderer = createPageRenderer(() => {
  builtAssets ??= JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8')) as PageAssets
  return builtAssets
})
