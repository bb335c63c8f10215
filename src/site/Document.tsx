import { jsonInHtml } from '#islands/json-in-html.ts'
import { brand } from '#facts/brand.ts'
import { inlineIcon } from './inline-icon.ts'
import { setType } from './set-type.ts'
import { structuredData } from './structured-data.ts'
import type { Path } from '#facts/paths.ts'
import type { Language } from '#content/languages.ts'
import { addressOf, defaultLanguage, languageCodes, languages } from '#content/languages.ts'
import { isPage, type PageCopy, type PaperPath } from './page.tsx'
import { manifestPath, twinPath } from './page-files.ts'
import { urlOf } from './url-of.ts'
import { openingEndId, stopWaiting, waitId } from './sections/PageOpening/OpeningEnd.tsx'

export type DocumentHead = PageCopy & {
  /** Null for the not-found page and for answers to a form: pages without an address of their own. */
  readonly path: Path | PaperPath | null
  readonly language: Language
  /** Address of the page's own picture for shared links. */
  readonly shareImage: string
}

export type DocumentAssets = {
  /** Complete CSS of the page, inlined. */
  readonly css: string
  /** Address of the one script; papers have none. */
  readonly script: string | null
  /** Address of what only paper and forced colours need, where the page has no room for it: browsers fetch it last, or not at all. */
  readonly seldom?: string
  /** Development only: scripts of the dev server. */
  readonly devScripts?: readonly string[]
}

type DocumentProps = { readonly head: DocumentHead; readonly assets: DocumentAssets; readonly body: string }

/** The whole HTML document around a page's rendered body. */
export function Document({ head, assets, body }: DocumentProps) {
  const { path, language, description, questions } = head
  const withProduct = (title: string) => (path === '/' ? title : `${title} · ${brand.product}`)
  const title = withProduct(head.title)
  const urlIn = (code: Language) => urlOf(path ?? '/', code)
  const url = path === null ? null : urlIn(language)
  const about = { language, title, shortTitle: head.title, description, ...(questions && { questions }) }
  const data = isPage(path) && structuredData({ path, ...about })
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{withProduct(head.searchTitle ?? head.title)}</title>
        <meta name="description" content={description} />
        {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        {isPage(path) && languageCodes.length > 1 && (
          <>
            {languageCodes.map((code) => (
              <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
          </>
        )}
        {isPage(path) && (
          <>
            <link rel="expect" href={`#${openingEndId}`} blocking="render" id={waitId} />
            <script dangerouslySetInnerHTML={{ __html: stopWaiting }} />
          </>
        )}
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        {assets.seldom && <link rel="stylesheet" href={assets.seldom} media="print,(forced-colors:active)" />}
        {assets.script !== null && <script type="module" src={assets.script} />}
        {assets.devScripts?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {url !== null && (
          <>
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:type" content="website" />
            <meta property="og:url" content={url} />
            <meta property="og:locale" content={languages[language].locale.replace('-', '_')} />
            <meta property="og:site_name" content={brand.product} />
            <meta property="og:image" content={urlOf(head.shareImage)} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <link rel="icon" href={inlineIcon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={addressOf(manifestPath, language)} />
        {isPage(path) && <link rel="alternate" type="text/markdown" href={addressOf(twinPath(path), language)} />}
        {data && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(JSON.stringify(data)) }} />
        )}
      </head>
      <body dangerouslySetInnerHTML={{ __html: setType(body, language) }} />
    </html>
  )
}
