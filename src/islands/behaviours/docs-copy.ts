const shownFor = 2000

/** A copy button for a block of code (DOCS-8): a check mark for two seconds, an honest word where copying is refused. */
export function start(figure: HTMLElement) {
  const column = figure.closest<HTMLElement>('[data-copy]')
  const caption = figure.querySelector('figcaption')
  const code = figure.querySelector('code')
  if (!column || !caption || !code) return
  const { copy = '', copied = '', failed = '' } = column.dataset
  const status = column.querySelector('[data-copy-status]')
  const button = document.createElement('button')
  let clearing: ReturnType<typeof setTimeout> | undefined

  function say(label: string) {
    button.textContent = label
    button.toggleAttribute('data-copied', label === copied)
    if (status) status.textContent = label === copy ? '' : label
  }

  async function take(text: HTMLElement) {
    try {
      await navigator.clipboard.writeText(text.textContent)
      say(copied)
    } catch {
      // Refused, or not a secure page: then the visitor's own hands finish it.
      getSelection()?.selectAllChildren(text)
      say(failed)
    }
    clearTimeout(clearing)
    clearing = setTimeout(() => say(copy), shownFor)
  }

  button.type = 'button'
  button.setAttribute('aria-description', caption.textContent)
  button.textContent = copy
  button.addEventListener('click', () => void take(code))
  caption.append(button)
}
