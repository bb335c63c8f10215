import { tables } from '@joplin/turndown-plugin-gfm'
import { parse, type HTMLElement } from 'node-html-parser'
import TurndownService from 'turndown'
import { takeOut, listTerms, unseen } from './knowledge.ts'

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
turndown.use(tables)

/** What a reader of plain text has no use for: drawings (their labels stay), and what is pressed or filled in. */
const tools = 'svg, button, fieldset, label, input, select, textarea, iframe, [role=status], [role=alert]'

/**
 * A rendered page as Markdown, for people and models that read text (llmstxt.org): what a visitor sees, no more. Links
 * are made absolute; a form that sends something becomes a link to its place on the page.
 */
export function writeMarkdownTwin(html: string) {
  const root = parse(html)
  const main = root.querySelector('main')
  if (!main) throw new Error('A page without a main element has no text.')
  const page = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  const styles = root.querySelectorAll('style').map(({ text }) => text)

  takeOut(main, unseen)
  for (const element of main.querySelectorAll(findHidingClasses(styles.join('')).join() || '_')) {
    // A drawn mark in a table is its name: the one hidden word that says what is seen. A sign keeps two parts apart.
    if (!isAllOfItsCell(element) && /[\p{L}\d]/u.test(element.textContent)) element.remove()
  }
  for (const form of main.querySelectorAll('form')) replaceForm(form, page)
  takeOut(main, tools)
  for (const figure of main.querySelectorAll('figure[aria-label]')) {
    figure.set_content(`<p><em>${figure.getAttribute('aria-label')}</em></p>`)
  }
  for (const list of main.querySelectorAll('dl')) list.replaceWith(`<ul>${writeTerms(list)}</ul>`)
  for (const table of main.querySelectorAll('table')) simplify(table)
  for (const list of main.querySelectorAll('ul, ol')) if (list.querySelector('h2, h3, h4')) unfold(list)
  for (const summary of main.querySelectorAll('summary')) summary.replaceWith(`<h3>${summary.innerHTML}</h3>`)
  for (const heading of main.querySelectorAll('h1, h2, h3, h4')) heading.set_content(putOnOneLine(heading))
  for (const link of main.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', page).href)
  }
  // On the page their boxes keep links apart.
  const markdown = turndown.turndown(main.innerHTML.replaceAll(/(<\/a>|[.?!:])(?=<a\b)/g, '$1 '))
  return `${markdown.replaceAll(/\n{3,}/g, '\n\n')}\n`
}

/** Not shown at all until its address is named, or shown to listeners only. */
const hidingRule = /([^{};]+)\{[^{}]*(?:display:\s*none|clip-path:\s*inset\(50%\))[^{}]*\}/g

/**
 * The classes of a page's CSS, with their dots, that hide whatever carries them, on every screen. Rules of a medium or a
 * feature do not count: what a phone hides is still said; nor do those of a state, such as the view of the prices that
 * is not chosen.
 */
export function findHidingClasses(css: string): readonly string[] {
  const always = css.replaceAll(/@(?:media|supports)[^{}]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  const selectors = Array.from(always.matchAll(hidingRule), ([, some = '']) => some.split(',')).flat()
  return selectors.flatMap((selector) => /^\s*(\.[\w-]+)(?::not\(:target\))?\s*$/.exec(selector)?.[1] ?? [])
}

function isAllOfItsCell(element: HTMLElement) {
  const cell = element.closest('td')
  return cell?.textContent.trim() === element.textContent.trim()
}

/** Without the line breaks and the weights that a headline has for the eye; links stay. */
function putOnOneLine(element: HTMLElement) {
  return element.innerHTML.replaceAll(/<br\s*\/?>/g, ' ').replaceAll(/<\/?(?:b|i|em|strong|span|small)\b[^>]*>/g, '')
}

/** One that sends becomes a link, named by its button; one that counts here keeps the example it was filled in with. */
function replaceForm(form: HTMLElement, page: string) {
  const send = form.querySelector('button[type=submit]')?.textContent ?? ''
  if (form.hasAttribute('action') && send !== '') {
    const anchor = form.closest('[id]')?.id ?? ''
    form.replaceWith(`<p><a href="${page}#${anchor}">${send}</a></p>`)
    return
  }
  for (const label of form.querySelectorAll('label[for]')) {
    const value = form.querySelector(`input[id="${label.getAttribute('for')}"][value]`)?.getAttribute('value')
    if (value) label.replaceWith(`<p>${label.innerHTML}: ${value}</p>`)
  }
}

/** A list whose items have headings is a row of small sections: a heading within a list item reads badly. */
function unfold(list: HTMLElement) {
  list.replaceWith(list.children.map(({ innerHTML }) => `<div>${innerHTML}</div>`).join(''))
}

function writeTerms(list: HTMLElement) {
  const write = (values: readonly HTMLElement[]) => values.map(({ innerHTML }) => innerHTML).join('. ')
  return listTerms(list)
    .map(({ term, values }) => `<li><b>${term.innerHTML}</b>: ${write(values)}</li>`)
    .join('')
}

/** Cells of one line, which is all that Markdown knows, and the caption above them. */
function simplify(table: HTMLElement) {
  for (const cell of table.querySelectorAll('th, td')) cell.set_content(putOnOneLine(cell))
  for (const caption of table.querySelectorAll('caption')) {
    table.insertAdjacentHTML('beforebegin', `<p>${caption.innerHTML}</p>`)
    caption.remove()
  }
}
