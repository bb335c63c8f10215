import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskView } from '#contract/desk.ts'
import baseCss from '#design/base.css?compiled'
import seldomCss from '#design/seldom.css?compiled'
import tokensCss from '#design/tokens.css?compiled'
import { describeDesk } from '#desk/Desk.tsx'
import { DeskDocument } from '#desk/DeskDocument.tsx'
import type { RenderedPage } from '#server/pages.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { collectStyles } from './style-ledger.ts'
import { trimMarkup } from './trim-markup.ts'

/** A page of the team's own, as HTML with its CSS inlined. Only pages of members bring the desk's script. */
export function renderDesk(view: DeskView, deskScript: string): RenderedPage {
  const { title, body } = describeDesk(view)
  const { result, css: own, seldom } = collectStyles(() => renderToStaticMarkup(body))
  const css = tokensCss + baseCss + own + seldom + seldomCss
  const document = renderToStaticMarkup(
    <DeskDocument title={title} css={css} body={result} script={'frame' in view ? deskScript : null} />,
  )
  return { html: `<!doctype html>${trimMarkup(document)}`, contentSecurityPolicy: contentSecurityPolicy(css) }
}
