const shownFor = 2000

/** A copy button for each code block in `column` (DOCS-8): a check mark for two seconds, an honest word where copying is refused. */
export function start(column: HTMLElement) {
  const { copy = '', copied = '', failed = '' } = column.dataset
  const status = column.querySelector('[data-copy-status]')
  const clearing = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>()

  function say(button: HTMLButtonElement, label: string) {
    button.textContent = label
    button.toggleAttribute('data-copied', label === copied)
    if (status) status.textContent = label === copy ? '' : label
  }

  async function take(button: HTMLButtonElement, code: HTMLElement) {
    try {
      await navigator.clipboard.writeText(code.textContent)
      say(button, copied)
    } catch {
      // Refused, or not a secure page: then the visitor's own hands finish it.
      getSelection()?.selectAllChildren(code)
      say(button, failed)
    }
    clearTimeout(clearing.get(button))
    clearing.set(
      button,
      setTimeout(() => say(button, copy), shownFor),
    )
  }

  for (const code of column.querySelectorAll<HTMLElement>('figure code')) {
    const caption = code.closest('figure')?.querySelector('figcaption')
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-description', caption?.textContent ?? '')
    button.textContent = copy
    button.addEventListener('click', () => void take(button, code))
    caption?.append(button)
  }
}
