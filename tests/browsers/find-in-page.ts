/** What is looked for: a button or link, a field by its label, any text, or a selector with words in it. */
export type Wanted = {
  readonly kind: 'action' | 'field' | 'text' | 'selector'
  readonly name: string
  /** A selector of the part of the page it stands in. */
  readonly within?: string
}

/**
 * Source of a function that runs in the page and returns the first element in sight that is wanted, or null. WebDriver
 * finds by selector only; this finds by the name that is said.
 */
export const findInPage = String.raw`function ({ kind, name, within }) {
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const said = (element) => {
    const label = element.getAttribute('aria-label')
    return plain(label ?? element.textContent)
  }
  const labelOf = (element) => {
    const label = element.getAttribute('aria-label')
    if (label) return [plain(label)]
    return [...(element.labels ?? [])].flatMap((one) => [plain(one.textContent), plain(one.firstChild?.textContent)])
  }
  const open = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].filter(isSeen).at(-1)
  const root = within ? document.querySelector(within) : (open ?? document)
  if (!root) return null
  const all = (selector) => [...root.querySelectorAll(selector)].filter(isSeen)
  switch (kind) {
    case 'action':
      return all('button, a[href], summary').find((element) => !element.disabled && element.ariaDisabled !== 'true' && said(element) === name) ?? null
    case 'field':
      return all('input, textarea, select').find((element) => labelOf(element).includes(name)) ?? null
    case 'text': {
      const holders = all('body *, :scope *').filter((element) => plain(element.textContent).includes(name))
      return holders.at(-1) ?? null
    }
    default:
      return all(name).find((element) => plain(element.textContent) !== '') ?? null
  }
}`
