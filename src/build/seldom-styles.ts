import type { CustomAtRules, Visitor } from 'lightningcss'
import { minifyCss } from './css.ts'

/** The media of the style sheet that only paper and forced colours need; browsers fetch it last, or not at all. */
export const seldomMedia = 'print,(forced-colors:active)'

/** Parts what a style sheet says of paper and of forced colours from the rest. Both keep their layers. */
export function partSeldom(css: string) {
  const part = (visitor: Visitor<CustomAtRules>) => minifyCss(minifyCss(css, visitor))
  const seldom = part(onlySeldom()).replaceAll(/@layer [\w, ]+;/g, '')
  return { css: part({ Rule: (rule) => (isSeldom(rule) ? [] : undefined) }), seldom }
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
