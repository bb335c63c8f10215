import { fill } from '#contract/fill.ts'
import { createReader } from './reader.ts'
import type { Unsent } from './unsent.ts'

/** Near enough to the end to be reading there. */
const nearEnd = 80

/** The parts of a conversation's page that change while it is open. */
export function createPage(root: HTMLElement) {
  const log = root.querySelector<HTMLElement>('[data-log]')
  const typing = root.querySelector<HTMLElement>('[data-typing]')
  const net = root.querySelector<HTMLElement>('[data-net]')
  let isAtEnd = true

  const toEnd = () => log?.scrollTo({ top: log.scrollHeight })

  // A keyboard that comes up, or a draft that grows, does not push away what was said last.
  log?.addEventListener('scroll', () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd
  })
  if (log) new ResizeObserver(() => isAtEnd && toEnd()).observe(log)

  /** Messages stay where they are, so that they are read out once; only what became of them changes. */
  function takeEntries(fresh: Element) {
    if (!log) return
    const known = new Map(
      [...log.querySelectorAll<HTMLElement>('[data-entry]')].map((one) => [one.dataset['entry'], one]),
    )
    let hasNews = false
    for (const entry of fresh.querySelectorAll<HTMLElement>('[data-entry]')) {
      const before = known.get(entry.dataset['entry'])
      const [tick, told] = [before?.querySelector('[data-tick]'), entry.querySelector('[data-tick]')]
      if (!before) {
        log.insertBefore(entry, log.querySelector('[data-unsent-entry]') ?? typing)
        hasNews = true
      } else if (tick && told && tick.outerHTML !== told.outerHTML) tick.replaceWith(told)
    }
    if (hasNews && isAtEnd) toEnd()
  }

  function takeParts(fresh: ParentNode) {
    for (const part of root.querySelectorAll<HTMLElement>('[data-live]')) {
      const next = fresh.querySelector(`[data-live="${part.dataset['live']}"]`)
      if (next && next.outerHTML !== part.outerHTML && !part.contains(document.activeElement)) part.replaceWith(next)
    }
  }

  const read = createReader((page) => {
    const fresh = page.querySelector('[data-chat]')
    if (!(fresh instanceof HTMLElement) || fresh.dataset['mode'] !== root.dataset['mode']) return 'other'
    takeEntries(fresh)
    takeParts(fresh)
    return 'read'
  })

  return {
    toEnd,
    read,
    lastNumber: () => Number([...root.querySelectorAll<HTMLElement>('[data-number]')].at(-1)?.dataset['number'] ?? 0),
    showTyping(isShown: boolean) {
      if (typing) typing.hidden = !isShown
    },
    /** What waits stands below everything said, with a dashed edge. */
    showUnsent(waiting: readonly Unsent[], isReachable: boolean) {
      for (const old of root.querySelectorAll('[data-unsent-entry]')) old.remove()
      const template = root.querySelector<HTMLTemplateElement>('template[data-unsent-template]')
      for (const { text } of waiting) {
        const entry = template?.content.firstElementChild?.cloneNode(true)
        if (!(entry instanceof HTMLElement)) continue
        entry.querySelector('[data-text]')?.append(text)
        log?.insertBefore(entry, typing)
      }
      if (waiting.length > 0) toEnd()
      if (!net) return
      net.hidden = isReachable
      const count = net.querySelector<HTMLElement>('[data-unsent]')
      const { one = '', many = '' } = count?.dataset ?? {}
      if (count) count.textContent = waiting.length === 1 ? one : fill(many, { count: String(waiting.length) })
    },
  }
}
