/** Calls once when an element has come near the screen. */
export function whenNear(element: Element, call: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      call()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}
