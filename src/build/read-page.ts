import { tables } from '@joplin/turndown-plugin-gfm'
import { parse, type HTMLElement } from 'node-html-parser'
import TurndownService from 'turndown'

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
turndown.use(tables)

/** What nobody sees on a page as it is sent. */
const unseen = '[hidden], [aria-hidden=true], [inert], template, dialog, noscript, script, style'

/** A built page, and its main part without what nobody sees. */
export function openPage(html: string) {
  const root = parse(html)
  const main = root.querySelector('main')
  if (!main) throw new Error('A page without a main element has no text.')
  const css = root.querySelectorAll('style').map(({ text }) => text)
  takeOut(main, unseen)
  return { root, main, css: css.join('') }
}

export function takeOut(main: HTMLElement, selector: string) {
  for (const element of main.querySelectorAll(selector)) element.remove()
}

/** The Markdown of what is left of a page. */
export function writeMarkdown(main: HTMLElement): string {
  for (const list of main.querySelectorAll('dl')) list.replaceWith(`<ul>${writeTerms(list)}</ul>`)
  for (const table of main.querySelectorAll('table')) simplify(table)
  for (const list of main.querySelectorAll('ul, ol')) if (list.querySelector('h2, h3, h4')) unfold(list)
  for (const summary of main.querySelectorAll('summary')) summary.replaceWith(`<h3>${summary.innerHTML}</h3>`)
  for (const heading of main.querySelectorAll('h1, h2, h3, h4')) heading.set_content(putOnOneLine(heading))
  // On the page their boxes keep links apart, and a name from what is said of it.
  const html = main.innerHTML
    .replaceAll(/([.?!:])(?=<a\b)/g, '$1 ')
    .replaceAll('</a><a', '</a>. <a')
    .replaceAll('</b><span', '</b>: <span')
    .replaceAll(' <small>', '. <small>')
    .replaceAll(/\s+(<\/b>[:.])/g, '$1')
  return turndown.turndown(html).replaceAll(/\n{3,}/g, '\n\n')
}

/** Without the line breaks and the weights that a headline has for the eye; links stay. */
function putOnOneLine(element: HTMLElement) {
  return element.innerHTML.replaceAll(/<br\s*\/?>/g, ' ').replaceAll(/<\/?(?:b|i|em|strong|span|small)\b[^>]*>/g, '')
}

/** A list whose items have headings is a row of small sections: a heading within a list item reads badly. */
function unfold(list: HTMLElement) {
  list.replaceWith(list.children.map(({ innerHTML }) => `<div>${innerHTML}</div>`).join(''))
}

/** Each term of a description list with all that is said of it. */
function writeTerms(list: HTMLElement) {
  const parts = list.querySelectorAll('dt, dd').map(({ tagName, innerHTML }, at, all) => {
    if (tagName === 'DT') return `<li><b>${innerHTML}</b>: `
    return all[at + 1]?.tagName === 'DD' ? `${innerHTML}. ` : `${innerHTML}</li>`
  })
  return parts.join('')
}

/** Cells of one line, which is all that Markdown knows, and the caption above them. */
function simplify(table: HTMLElement) {
  for (const cell of table.querySelectorAll('th, td')) cell.set_content(putOnOneLine(cell))
  for (const caption of table.querySelectorAll('caption')) {
    table.insertAdjacentHTML('beforebegin', `<p>${caption.innerHTML}</p>`)
    caption.remove()
  }
}
