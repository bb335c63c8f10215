/** Anything that says whether it stands in a text. */
export type Pattern = Pick<RegExp, 'test'>

/**
 * Whether the parts stand in a text one behind the other, whatever is between them. Each is looked for once, behind the
 * one before; a pattern that joined them by `.*` would try every pair, and a text of repetitions would hold everybody up.
 */
export function inOrder(...parts: readonly RegExp[]): Pattern {
  const searches = parts.map((part) => new RegExp(part, `${part.flags}g`))
  return {
    test(text) {
      let at = 0
      return searches.every((search) => {
        search.lastIndex = at
        const isThere = search.test(text)
        at = search.lastIndex
        return isThere
      })
    },
  }
}
