import type { CustomAtRules, Visitor } from 'lightningcss'
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

/** The media of the style sheet that only paper and forced colours need; browsers fetch it last, or not at all. */
export const seldomMedia = 'print,(forced-colors:active)'

/** Parts what a page's styles say of paper and of forced colours from the rest. Both keep their layers. */
export function partSeldom(css: string) {
  const part = (visitor: Visitor<CustomAtRules>) => minifyCss(minifyCss(css, visitor))
  return { css: part({ Rule: (rule) => (isSeldom(rule) ? [] : undefined) }), seldom: part(onlySeldom()) }
}

/** Removes rules rather than rebuilding the sheet, because Lightning CSS does not read all that it writes. */
function onlySeldom(): Visitor<CustomAtRules> {
  let depth = 0
  return {
    Rule(rule) {
      if (isSeldom(rule)) depth += 1
      return depth > 0 || holdsRules.has(rule.type) ? undefined : []
    },
    RuleExit(rule) {
      if (isSeldom(rule)) depth -= 1
      return undefined
    },
  }
}

const holdsRules: ReadonlySet<string> = new Set(['layer-block', 'supports'])

type Rule = { readonly type: string; readonly value?: unknown }
type Query = {
  readonly mediaType: string
  readonly condition?: { readonly value?: { readonly name?: unknown } } | null
}

function isSeldom({ type, value }: Rule) {
  if (type !== 'media') return false
  const { mediaQueries } = (value as { readonly query: { readonly mediaQueries: readonly Query[] } }).query
  return mediaQueries.every(({ mediaType, condition }) => {
    return mediaType === 'print' || condition?.value?.name === 'forced-colors'
  })
}
