import { Features, transform } from 'lightningcss'
import { cssTargets } from './styles.ts'

const use = /var\((--[\w-]+)/g
const findUses = (text: string) => [...text.matchAll(use)].map(([, name = '']) => name)

/** Leaves out of the global styles the tokens that the rest of a page does not use. */
export type TrimTokens = (globalCss: string, rest: string) => string

/**
 * `scripts` is all the code a page may load later: what it paints with must be there from the beginning. Up to 190
 * bytes of a page after brotli.
 */
export function createTokenTrimmer(scripts: string): TrimTokens {
  const usedByScripts = findUses(scripts)
  return (globalCss, rest) => {
    const usedByPage = [...usedByScripts, ...findUses(rest)]
    let css = globalCss
    let length = Infinity
    // A token may be used by none but another that goes.
    while (css.length < length) {
      length = css.length
      css = removeOthers(css, new Set([...usedByPage, ...findUses(css)]))
    }
    return css
  }
}

function removeOthers(css: string, used: ReadonlySet<string>) {
  return transform({
    filename: 'tokens.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    exclude: Features.LightDark,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined),
      },
    },
  }).code.toString()
}
