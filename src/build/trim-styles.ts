import { transform } from 'lightningcss'
import { cssTargets } from './css-targets.ts'

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
  return (allCss, html) => {
    const usedByPage = [...usedByScripts, ...findUses(html)]
    let css = allCss
    let length = Infinity
    // A property may be used by none but another that goes.
    while (css.length < length) {
      length = css.length
      css = trimOnce(css, new Set([...usedByPage, ...findUses(css)]))
    }
    return css
  }
}

function trimOnce(css: string, used: ReadonlySet<string>) {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...cssTargets,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined),
      },
    },
  }).code.toString()
}
