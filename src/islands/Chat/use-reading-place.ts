import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Rounding, and no more. */
const tolerance = 4
/** Above what is to be read first. */
const gap = 8

/**
 * Scrolls with the conversation as somebody reads it: down with what comes, but no further than the question it
 * answers, so that a long answer is read from its beginning. Who has scrolled up is left alone until the next question.
 */
export function useReadingPlace(scroller: RefObject<HTMLElement | null>, ownClass: string, ownCount: number) {
  const isFollowing = useRef(true)
  const placed = useRef(0)
  const seenOwn = useRef(ownCount)

  const follow = useEffectEvent(() => {
    const { current } = scroller
    // Closed or minimised there is nothing to measure.
    if (!current || !isFollowing.current || current.clientHeight === 0) return
    current.scrollTo({ top: Math.max(current.scrollTop, findPlace(current, ownClass)) })
    placed.current = current.scrollTop
  })

  useLayoutEffect(() => {
    // One's own message is always worth a look.
    if (ownCount > seenOwn.current) {
      isFollowing.current = true
      scroller.current?.scrollIntoView({ block: 'nearest' })
    }
    seenOwn.current = ownCount
    follow()
  })
  // An on-screen keyboard takes room from the end.
  useEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(() => follow())
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller])

  return function notice() {
    const { current } = scroller
    if (!current || current.clientHeight === 0) return
    const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < tolerance
    isFollowing.current = isAtEnd || current.scrollTop > placed.current - tolerance
  }
}

/** A question of many lines leaves at least half of the room to its answer. */
function findPlace(scroller: HTMLElement, ownClass: string) {
  const question = [...scroller.getElementsByClassName(ownClass)].at(-1)
  const end = scroller.scrollHeight - scroller.clientHeight
  if (!question) return end
  const { top, bottom } = question.getBoundingClientRect()
  const start = scroller.scrollTop - scroller.getBoundingClientRect().top
  return Math.min(end, start + Math.max(top - gap, bottom - scroller.clientHeight / 2))
}
