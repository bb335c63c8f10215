import type { HTMLElement } from 'node-html-parser'
import { openPage, takeOut, writeMarkdown } from './read-page.ts'

/** What a reader of plain text has no use for: drawings (their labels stay), and what is pressed or filled in. */
const tools = 'svg, button, fieldset, label, input, select, textarea, iframe, [role=status], [role=alert]'

/**
 * A rendered page as Markdown, for people and models that read text (llmstxt.org): what a visitor sees, no more. Links
 * are made absolute; a form that sends something becomes a link to its place on the page.
 */
export function writeMarkdownTwin(html: string) {
  const { root, main, css } = openPage(html)
  const page = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  for (const element of main.querySelectorAll(findHidingClasses(css).join() || '_')) {
    // A drawn mark in a table is its name: the one hidden word that says what is seen. A sign keeps two parts apart.
    if (!isAllOfItsCell(element) && /[\p{L}\d]/u.test(element.textContent)) element.remove()
  }
  for (const form of main.querySelectorAll('form')) replaceForm(form, page)
  takeOut(main, tools)
  for (const figure of main.querySelectorAll('figure[aria-label]')) {
    figure.set_content(`<p><em>${figure.getAttribute('aria-label')}</em></p>`)
  }
  for (const link of main.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', page).href)
  }
  return `${writeMarkdown(main)}\n`
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
