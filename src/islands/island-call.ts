/** Dispatched on an island that waits to be called (`wake="call"`); one that is awake hears it too. */
export const called = 'call'
/** Dispatched on an island whose code could not be fetched. */
export const unanswered = 'unanswered'

export function callIsland(island: Element) {
  island.dispatchEvent(new Event(called))
}
