import { noPage, phone, whatsApp } from '#made/offline.ts'

/** A page that was kept. */
export type Kept = { readonly path: string; readonly title: string }

/** In place of the browser's own page, which says that ours may have moved: how we are reached, and what can be read. */
export function sayNoPage(path: string, pages: readonly Kept[]): Response {
  const prefix = prefixOf(path)
  const words = noPage[prefix]
  if (!words) return Response.error()
  const own = pages.filter((page) => prefixOf(page.path) === prefix)
  const links = own.map((page) => `<li><a href="${escape(page.path)}">${page.title}</a>`).join('')
  const html = `<!doctype html><html lang="${words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${look}</style><h1>${words.title}</h1><p>${words.text}</p>
<p><a href="">${words.again}</a></p>
<p><a href="tel:${phone}">${words.call}</a><br><a href="https://wa.me/${whatsApp}">${words.whatsApp}</a></p>
${own.length > 0 ? `<h2>${words.kept}</h2><ul>${links}</ul>` : ''}`
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
  }
  return new Response(html, { status: 503, headers })
}

/** What the page has of ours has not come: the browser's own type, and room for a finger. */
const look =
  ':root{color-scheme:light dark}body{max-width:34em;margin:10vh auto;padding:0 1.2rem;font:1.1rem/1.6 system-ui}a{line-height:2.4}'

/** Titles stand in the pages as HTML already; an address may hold what a stranger wrote. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function prefixOf(path: string) {
  const first = `/${path.split('/')[1] ?? ''}`
  return first in noPage ? first : ''
}
