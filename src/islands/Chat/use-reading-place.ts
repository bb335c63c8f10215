import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rounding, and no more. */
const tolerance = 4
/** Above what is to be read first. */
const gap = 8

/** A message is in sight with about two of its lines. */
const glimpse = 48

type ReadingPlace = {
  readonly scroller: RefObject<HTMLElement | null>
  /** Of one's own messages, of those of one of us, and of the lines that tell who came and went. */
  readonly classes: { readonly own: string; readonly person: string; readonly notice: string }
  readonly ownCount: number
  /** Up to which number what was said has been on the screen. */
  readonly onShown: (upTo: number) => void
}

/**
 * Scrolls with the conversation as somebody reads it: down with what comes, but no further than the question it
 * answers, or than what one of us said and nobody has seen yet, so that each is read from its beginning. Who has
 * scrolled up is left alone until the next question, and told how many messages of ours stand below.
 */
export function useReadingPlace({ scroller, classes, ownCount, onShown }: ReadingPlace) {
  const isFollowing = useRef(true)
  const placed = useRef(0)
  const seenOwn = useRef(ownCount)
  const shown = useRef(new WeakSet<Element>())
  /** Where what one of us said begins to be read; chosen anew when there is more of it. */
  const beginning = useRef<{ readonly at: Element; readonly newest: Element } | null>(null)
  const [below, setBelow] = useState(0)

  /** What one of us said or did since the visitor's last message. */
  function listNews(log: Element) {
    const said = [...log.children]
    const question = said.findLastIndex(({ classList }) => classList.contains(classes.own))
    const isNews = ({ classList }: Element) => classList.contains(classes.person) || classList.contains(classes.notice)
    return said.slice(question + 1).filter(isNews)
  }

  function look(current: HTMLElement, log: Element, news: readonly Element[]) {
    const fold = current.getBoundingClientRect().bottom + tolerance
    const isShown = (each: Element) => {
      const { top, height } = each.getBoundingClientRect()
      return top + Math.min(height, glimpse) <= fold
    }
    for (const each of news) if (isShown(each)) shown.current.add(each)
    const isUnread = (each: Element) => each.classList.contains(classes.person) && !shown.current.has(each)
    setBelow(news.filter(isUnread).length)
    const last = [...log.querySelectorAll<HTMLElement>('[data-number]')].findLast(isShown)
    onShown(Number(last?.dataset['number'] ?? 0))
  }

  function follow() {
    const { current } = scroller
    const log = current?.firstElementChild
    // Closed or minimised there is nothing to measure.
    if (!current || !log || current.clientHeight === 0) return
    const news = listNews(log)
    const newest = news.at(-1)
    if (!newest) beginning.current = null
    else if (beginning.current?.newest !== newest)
      beginning.current = { at: news.find((each) => !shown.current.has(each)) ?? newest, newest }
    if (isFollowing.current) {
      const place = findPlace(current, classes.own, beginning.current?.at)
      current.scrollTo({ top: Math.max(current.scrollTop, place) })
      placed.current = current.scrollTop
    }
    look(current, log, news)
  }
  const followSoon = useEffectEvent(follow)

  useLayoutEffect(() => {
    // One's own message is always worth a look.
    if (ownCount > seenOwn.current) {
      isFollowing.current = true
      scroller.current?.scrollIntoView({ block: 'nearest' })
    }
    seenOwn.current = ownCount
    followSoon()
  })
  // An on-screen keyboard takes room from the end.
  useEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(() => followSoon())
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller])

  function noticeScroll() {
    const { current } = scroller
    const log = current?.firstElementChild
    if (!current || !log || current.clientHeight === 0) return
    const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < tolerance
    isFollowing.current = isAtEnd || current.scrollTop > placed.current - tolerance
    look(current, log, listNews(log))
  }

  /** To the first that nobody has seen. */
  function goOn() {
    isFollowing.current = true
    beginning.current = null
    follow()
  }

  return { below, noticeScroll, goOn }
}

/** A question of many lines leaves at least half of the room to its answer. */
function findPlace(scroller: HTMLElement, ownClass: string, beginning: Element | undefined) {
  const question = [...scroller.getElementsByClassName(ownClass)].at(-1)
  const end = scroller.scrollHeight - scroller.clientHeight
  const start = scroller.scrollTop - scroller.getBoundingClientRect().top
  if (beginning) return Math.min(end, start + beginning.getBoundingClientRect().top - gap)
  if (!question) return end
  const { top, bottom } = question.getBoundingClientRect()
  return Math.min(end, start + Math.max(top - gap, bottom - scroller.clientHeight / 2))
}
