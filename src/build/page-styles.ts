import { minifyCss } from './css.ts'

const use = /var\((--[\w-]+)/g
const findUses = (text: string) => [...text.matchAll(use)].map(([, name = '']) => name)

/** Says the same with less: leaves out the custom properties a page does not use, and joins what its modules repeat. */
export type TrimStyles = (css: string, html: string) => string

/**
 * `scripts` is all the code a page may load later: what it paints with must be there from the beginning. Up to 280
 * bytes of a page after brotli.
 */
export function createStyleTrimmer(scripts: string): TrimStyles {
  const usedByScripts = findUses(scripts)
  return function trim(css, html): string {
    const used = new Set([...usedByScripts, ...findUses(html), ...findUses(css)])
    const isIdle = (name: string) => name.startsWith('--') && !used.has(name)
    const trimmed = minifyCss(css, { Declaration: { custom: ({ name }) => (isIdle(name) ? [] : undefined) } })
    // A property may be used by none but another that goes.
    return trimmed.length < css.length ? trim(trimmed, html) : trimmed
  }
}
