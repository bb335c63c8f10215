import type { HTMLElement } from 'node-html-parser'

/** What nobody sees on a page as it is sent. */
export const unseen = '[hidden], [aria-hidden=true], [inert], template, dialog, noscript, script, style'

export function takeOut(main: HTMLElement, selector: string) {
  for (const element of main.querySelectorAll(selector)) element.remove()
}

/** Each term of a description list with all that is said of it. */
export function termsOf(list: HTMLElement) {
  return list.querySelectorAll('dt').map((term) => {
    const values: HTMLElement[] = []
    for (let next = term.nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling) values.push(next)
    return { term, values }
  })
}
