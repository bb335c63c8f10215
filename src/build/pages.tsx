import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#content/languages.ts'
import { describeDesk } from '#desk/Desk.tsx'
import { DeskDocument } from '#desk/DeskDocument.tsx'
import type { PageRenderer } from '#server/pages.ts'
import { describeDemoAnswer, describeRequestSent } from '#site/describe.tsx'
import type { Page } from '#site/page.tsx'
import { ShareImage } from '#site/ShareImage.tsx'
import { renderContent, renderDocument, renderPage, type BuildAssets } from './render.tsx'

// What the build takes from the bundle, because React and styles are as they are sent in there alone.
export { routes } from '#site/routes.ts'
export { describeDocuments, describeNotFound, describeRoute } from '#site/describe.tsx'
export { docsFiles } from '#site/pages/documentation/docs-files.ts'
export { renderPage } from './render.tsx'

/** The same, with the one script of the team's own pages. */
type PageAssets = BuildAssets & { readonly deskScript: string }

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
