import { loadAnew } from './me.ts'
import { createReader } from './reader.ts'

const minuteMs = 60_000

export const isInbox = () => document.querySelector('[data-live=waiting]') !== null

/** Reads the live parts of the inbox or of a lead anew when something happens at the desk; null on any other page. */
export function createInbox(): (() => void) | null {
  if (!document.querySelector('[data-live]') || document.querySelector('[data-chat]')) return null
  const read = createReader((fresh) => {
    if (isInbox()) document.title = fresh.title
    for (const name of ['waiting', 'open', 'all'])
      for (const place of document.querySelectorAll(`[data-${name}]`))
        place.textContent = fresh.querySelector(`[data-${name}]`)?.textContent ?? place.textContent
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) takePart(part, fresh)
    return 'read'
  })
  async function take() {
    // Whoever is signed out, or looks at somebody who was erased meanwhile, sees what stands there now.
    if ((await read()) === 'other') loadAnew()
  }
  const renew = () => void (document.hidden || take())
  // What is left of a promise runs out while nothing else happens, and while a phone sleeps.
  setInterval(renew, minuteMs)
  document.addEventListener('visibilitychange', renew)
  return () => void take()
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
