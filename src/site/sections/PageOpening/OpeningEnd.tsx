/** Its element has the browser wait, which knows elements by their ids. */
export const openingEndId = 'opening'

/**
 * Of the link that has the browser wait. Chromium (156) does so for as long as the network stalls, and where it breaks;
 * whoever has waited for three seconds sees what has come.
 */
export const waitId = 'wait'
/** Runs in the page as it stands here, where an element is a variable by its id; the build names its hash. */
export const stopWaiting = `setTimeout(()=>${waitId}.remove(),3e3)`

/**
 * Stands where the opening of a page ends. No page is painted before it has been read to there: with half of it, what is
 * centred, hangs on the right or stands on a rule would move when the rest comes.
 */
export function OpeningEnd() {
  return <template id={openingEndId} />
}
