/** Its element has the browser wait, which knows elements by their ids. */
export const openingEndId = 'opening'

/**
 * Stands where the opening of a page ends. No page is painted before it has been read to there: with half of it, what is
 * centred, hangs on the right or stands on a rule would move when the rest comes.
 */
export function OpeningEnd() {
  return <template id={openingEndId} />
}
