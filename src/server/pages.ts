import type { Language } from '#content/languages.ts'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import type { RequestSent } from '#contract/callback.ts'
import type { DeskView } from '#contract/desk-view.ts'

export type RenderedPage = { readonly html: string; readonly contentSecurityPolicy: string }

/**
 * Pages that depend on what a visitor sent. The build makes the renderer (React, the site's own components) and the
 * server loads it, so that the server room knows nothing of how the site looks.
 */
export type PageRenderer = {
  renderDemoAnswer(answer: DemoAnswer & { readonly language: Language }): RenderedPage
  /** After a form posted without JavaScript. Null for whoever brings no ticket: that a request was sent, and nothing of it. */
  renderRequestSent(sent: RequestSent | null, language: Language): RenderedPage
  /** A page of the team's own. */
  renderDesk(view: DeskView): RenderedPage
}

/** Renders each view once: for what says the same to everybody, because anybody may ask for it. */
export function renderOnce<View>(render: (view: View) => RenderedPage): (view: View) => RenderedPage {
  const made = new Map<string, RenderedPage>()
  return (view) => {
    const key = JSON.stringify(view)
    const page = made.get(key) ?? render(view)
    made.set(key, page)
    return page
  }
}

/** `dist/pages.json`: every static page by its address, with the policy its inline code needs. */
export type PageManifest = {
  readonly pages: Readonly<Record<string, { readonly file: string; readonly contentSecurityPolicy: string }>>
  /** HTML beside the pages of the route table, by its address, such as the API reference. */
  readonly documents: PageManifest['pages']
  /**
   * The not-found page of each language by what its addresses begin with (`/`, `/fr`); the text `pathMarker` in it is
   * replaced by the requested path, escaped.
   */
  readonly notFound: PageManifest['pages']
}

export const pathMarker = '%REQUESTED_PATH%'
