/**
 * Lays out what waits below a phone's first screen (decision 062): from then on the page is as long as it is, wherever one
 * scrolls to. As many parts at once as nobody waits for.
 */
export function layOutRest() {
  // A part of a page takes a slow phone less than this.
  const longestPartMs = 25
  const parts = document.querySelectorAll('section,article,footer').values()
  // Safari has none, and makes nothing wait.
  const { requestIdleCallback: later } = window as Partial<typeof window>
  const layOut = (idle: IdleDeadline) => {
    for (const part of parts) {
      // To be asked for its height lays out the part before it.
      part.toggleAttribute('data-laid', part.clientHeight > 0)
      if (idle.timeRemaining() < longestPartMs) return later?.(layOut)
    }
  }
  later?.(layOut)
}
