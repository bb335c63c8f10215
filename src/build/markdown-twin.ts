import { tables } from '@joplin/turndown-plugin-gfm'
import { parse } from 'node-html-parser'
import TurndownService from 'turndown'

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
turndown.use(tables)

/** What a reader of plain text has no use for: drawings (their labels stay), fields, buttons and scripts. */
const unreadable = 'svg, script, button, input, select, textarea, noscript, iframe, [aria-hidden=true], [hidden]'

/** The address of a page's Markdown twin: `/` → `/index.md`, `/pricing` → `/pricing.md`. */
export function twinPath(path: string) {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** A rendered page as Markdown, for people and models that read text (llmstxt.org). Links are made absolute. */
export function writeMarkdownTwin(html: string, publicUrl: string) {
  const main = parse(html).querySelector('main')
  if (!main) throw new Error('A page without a main element has no text.')
  for (const element of main.querySelectorAll(unreadable)) element.remove()
  for (const drawing of main.querySelectorAll('[aria-label]')) {
    if (drawing.tagName === 'FIGURE') drawing.set_content(`<p><em>${drawing.getAttribute('aria-label')}</em></p>`)
  }
  for (const list of main.querySelectorAll('dl')) {
    const rows = list.querySelectorAll('dt').map((term) => {
      const values = (term.parentNode ?? list).querySelectorAll('dd').map((value) => value.innerHTML)
      return `<li><b>${term.innerHTML}</b>: ${values.join('. ')}</li>`
    })
    list.replaceWith(`<ul>${rows.join('')}</ul>`)
  }
  for (const summary of main.querySelectorAll('summary')) summary.replaceWith(`<h3>${summary.innerHTML}</h3>`)
  for (const link of main.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '/', publicUrl).href)
  }
  return `${turndown.turndown(main.innerHTML).replaceAll(/\n{3,}/g, '\n\n')}\n`
}
