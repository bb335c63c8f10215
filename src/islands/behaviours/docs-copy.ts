const shownFor = 2000

/** Copy buttons of the code in `column` (DOCS-8): a check mark for two seconds, and an honest word where copying is refused. */
export function start(column: HTMLElement) {
  const status = column.querySelector('[data-copy-status]')
  const clearing = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>()

  function show(button: HTMLButtonElement, isCopied: boolean) {
    const label = button.querySelector('span')
    if (!label) return
    button.dataset['label'] ??= label.textContent
    const said = (isCopied ? column.dataset['copied'] : column.dataset['failed']) ?? ''
    label.textContent = said
    button.toggleAttribute('data-copied', isCopied)
    if (status) status.textContent = said
    clearTimeout(clearing.get(button))
    const clear = () => {
      label.textContent = button.dataset['label'] ?? ''
      button.removeAttribute('data-copied')
      if (status) status.textContent = ''
    }
    clearing.set(button, setTimeout(clear, shownFor))
  }

  async function copy(button: HTMLButtonElement) {
    const code = button.closest('figure')?.querySelector('code')
    if (!code) return
    try {
      await navigator.clipboard.writeText(code.textContent)
      show(button, true)
    } catch {
      // Refused, or not a secure page: then the visitor's own hands finish it.
      getSelection()?.selectAllChildren(code)
      show(button, false)
    }
  }

  for (const button of column.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}
