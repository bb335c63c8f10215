/** The topics of the documentation page and the sections of its sidebar that lead to them. */
export function createTopics(frame: HTMLElement) {
  const topics = [...frame.querySelectorAll<HTMLElement>('[data-topic]')]
  const sections = [...frame.querySelectorAll<HTMLDetailsElement>('[data-section]')]
  const links = [...frame.querySelectorAll<HTMLAnchorElement>('aside a[href^="#"]')]
  const current = frame.querySelector('[data-current]')
  const first = topics[0] ?? frame
  let selected: HTMLElement | null = null

  /** The element an address names within a topic; the first topic for any other. */
  function find(hash: string): HTMLElement {
    const element = document.getElementById(hash.slice(1))
    return element?.closest('[data-topic]') ? element : first
  }

  const topicOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-topic]') ?? first

  /** Shows the topic an element stands in, and no other (DOCS-4). Returns whether it was not the selected one. */
  function select(element: HTMLElement): boolean {
    const topic = topicOf(element)
    for (const other of topics) {
      if (other === topic) other.removeAttribute('hidden')
      else other.setAttribute('hidden', 'until-found')
    }
    for (const section of sections) mark(section.querySelector('summary'), section.dataset['section'] === topic.id)
    for (const link of links) mark(link, link.hash === `#${element.id}`)
    if (current) current.textContent = topic.querySelector('h2')?.textContent ?? ''
    for (let inner = element.closest('details'); inner; inner = inner.parentElement?.closest('details') ?? null) {
      inner.open = true
    }
    const isNew = topic !== selected
    selected = topic
    return isNew
  }

  /** Opens the section of an element's topic, and closes the one that the page came with open. */
  function expand(element: HTMLElement) {
    const topic = topicOf(element)
    for (const section of sections) {
      if (section.dataset['section'] === topic.id) section.open = true
      else if (section.dataset['section'] === first.id) section.open = false
    }
  }

  // The browser's own search has found a word in a topic that is not shown.
  for (const topic of topics) topic.addEventListener('beforematch', () => select(topic))
  // Engines that cannot open details for print by style alone.
  addEventListener('beforeprint', () => {
    for (const details of frame.querySelectorAll<HTMLDetailsElement>('[data-topic] details')) details.open = true
  })

  return {
    first,
    sections,
    find,
    select,
    expand,
    isAnchor: (hash: string) => hash !== '' && (find(hash) !== first || hash === `#${first.id}`),
  }
}

function mark(element: Element | null, isCurrent: boolean) {
  if (isCurrent) element?.setAttribute('aria-current', 'true')
  else element?.removeAttribute('aria-current')
}
