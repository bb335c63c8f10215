/** The parts of the inbox that are read anew when somebody asks for a person or a request comes. */
export type LiveInbox = { readonly renew: () => void }

/** Null on any other page. */
export function createInbox(): LiveInbox | null {
  if (!document.querySelector('[data-live=waiting]')) return null
  let isReading = false
  let isToReadAgain = false

  async function read() {
    const { pathname, search } = location
    const answer = await fetch(pathname + search, { headers: { 'x-live': '1' } }).catch(() => null)
    if (!answer?.ok || answer.redirected) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    document.title = fresh.title
    for (const name of ['waiting', 'open', 'all'])
      for (const place of document.querySelectorAll(`[data-${name}]`))
        place.textContent = fresh.querySelector(`[data-${name}]`)?.textContent ?? place.textContent
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) takePart(part, fresh)
  }

  return {
    /** One reading at a time; what happens meanwhile is read after it. */
    async renew() {
      isToReadAgain = true
      if (isReading) return
      isReading = true
      while (isToReadAgain) {
        isToReadAgain = false
        await read()
      }
      isReading = false
    },
  }
}

/** Whoever has the focus on a link or a button finds it on the same one, if that is still there. */
function takePart(part: HTMLElement, fresh: Document) {
  const next = fresh.querySelector(`[data-live="${part.dataset['live']}"]`)
  if (!next || next.outerHTML === part.outerHTML) return
  const held = part.contains(document.activeElement) ? nameOf(document.activeElement) : null
  part.replaceWith(next)
  if (held === null) return
  const targets = [...next.querySelectorAll<HTMLElement>('a[href], button, input, select')]
  targets.find((target) => nameOf(target) === held)?.focus({ preventScroll: true })
}

function nameOf(element: Element | null): string {
  const action = element?.closest('form')?.getAttribute('action') ?? ''
  return [element?.tagName, element?.getAttribute('href') ?? '', action, element?.getAttribute('name') ?? ''].join(' ')
}
