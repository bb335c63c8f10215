import { called, unanswered } from './island-call.ts'
import type { Wake } from './Island.tsx'
import { whenNear } from './when-near.ts'

const islands = import.meta.glob<Record<string, unknown>>('./**/*.island.tsx')

const schedules: Record<Wake, (island: HTMLElement, wakeUp: () => void) => void> = {
  visible: (island, wakeUp) => {
    // The island's own box is an inline one; what the visitor sees is its root.
    if (island.lastElementChild) whenNear(island.lastElementChild, wakeUp)
  },
  touch: (island, wakeUp) => {
    const events = ['pointerenter', 'pointerdown', 'focusin'] as const
    const first = () => {
      for (const event of events) island.removeEventListener(event, first, true)
      wakeUp()
    }
    for (const event of events) island.addEventListener(event, first, true)
  },
  call: (island, wakeUp) => island.addEventListener(called, wakeUp, { once: true }),
}

async function start(island: HTMLElement) {
  const file = island.getAttribute('file') ?? ''
  const load = islands[`./${file}.island.tsx`]
  if (!load) return
  const [{ startIsland }, module, props] = await Promise.all([import('./hydrate.ts'), load(), readProps(island)])
  const component = module[file.slice(file.lastIndexOf('/') + 1)]
  startIsland(island, component, props, island.getAttribute('prefix') ?? '')
}

async function readProps(island: HTMLElement): Promise<unknown> {
  const address = island.getAttribute('props')
  return address === null
    ? JSON.parse(island.querySelector('script')?.textContent ?? '{}')
    : (await fetch(address)).json()
}

/** A piece gets lost on a network that is there, too, or is given up only once that is back: no event would tell. */
const nextTryMs = 3000

/**
 * Wakes each island of the page at its own time. Without a network the plain HTML works by itself until there is one;
 * an island that was called in vain waits for the next call.
 */
export function wakeIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('site-island')) {
    const wake = island.getAttribute('wake') as Wake
    const wakeUp = () => {
      start(island).catch(() => {
        island.dispatchEvent(new Event(unanswered))
        if (wake === 'call') schedules.call(island, wakeUp)
        else setTimeout(wakeUp, nextTryMs)
      })
    }
    schedules[wake](island, wakeUp)
  }
}
