import { filterSections } from '../docs/filter-sections.ts'
import { createTopics } from '../docs/topics.ts'

const wide = matchMedia('(width >= 64rem)')

/** The documentation's sidebar: one topic at a time, chosen there or by address (DOCS-4, DOCS-5), and its filter (DOCS-1). */
export function start(frame: HTMLElement) {
  const contents = frame.querySelector<HTMLDetailsElement>('[data-contents]')
  const topics = createTopics(frame)
  const filter = filterSections(frame)

  /** The list has done its work, and would push what was chosen out of sight. */
  function closeOnPhone() {
    if (contents && !wide.matches) contents.open = false
  }

  function follow() {
    const target = topics.find(location.hash)
    topics.select(target)
    topics.expand(target)
    closeOnPhone()
    if (location.hash !== '') target.scrollIntoView()
  }

  // In sight it is open to everybody: to browsers that cannot keep it so by style alone, and to those who listen.
  const unfold = () => contents && (contents.open = wide.matches)
  if (wide.matches) unfold()
  wide.addEventListener('change', unfold)
  if (topics.isAnchor(location.hash)) follow()
  else topics.select(topics.first)
  addEventListener('hashchange', () => {
    // An anchor of another part of the page, such as its main content, is not about topics.
    const anchor = document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
    if (topics.isAnchor(location.hash) || !anchor) follow()
  })

  for (const section of topics.sections) {
    section.querySelector('summary')?.addEventListener('click', () => {
      const topic = topics.find(`#${section.dataset['section']}`)
      const isNew = topics.select(topic)
      if (!isNew) return
      history.pushState(null, '', `#${topic.id}`)
      // On a phone the list stays in sight, so that a subsection can be chosen.
      if (wide.matches && topic.getBoundingClientRect().top < 0) topic.scrollIntoView()
    })
  }

  contents?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeOnPhone()
  })

  const box = frame.querySelector<HTMLInputElement>('[role=combobox]')
  if (!box) return
  box.disabled = false
  box.addEventListener('input', () => {
    filter(box.value)
    if (contents && !wide.matches && box.value.trim() !== '') contents.open = true
  })
}
