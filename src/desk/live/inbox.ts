import { createReader } from './reader.ts'

/** Reads the parts of the inbox anew when somebody asks for a person or a request comes; null on any other page. */
export function createInbox(): (() => void) | null {
  if (!document.querySelector('[data-live=waiting]')) return null
  const read = createReader(
    () => location.pathname + location.search,
    (fresh) => {
      document.title = fresh.title
      for (const name of ['waiting', 'open', 'all'])
        for (const place of document.querySelectorAll(`[data-${name}]`))
          place.textContent = fresh.querySelector(`[data-${name}]`)?.textContent ?? place.textContent
      for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) takePart(part, fresh)
      return 'read'
    },
  )
  return () => void read()
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
