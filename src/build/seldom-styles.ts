import { transform, type CustomAtRules, type Visitor } from 'lightningcss'
import { cssTargets } from './css-targets.ts'

/** The media of the style sheet that only paper and forced colours need; browsers fetch it last, or not at all. */
export const seldomMedia = 'print,(forced-colors:active)'

/**
 * Parts what a style sheet says of paper and of forced colours from the rest, so that a page need not carry it. Both
 * keep their layers.
 */
export function partSeldom(css: string) {
  return { css: visit(css, withoutSeldom), seldom: visit(css, onlySeldom()) }
}

function visit(css: string, visitor: Visitor<CustomAtRules>) {
  const options = { filename: 'part.css', minify: true, ...cssTargets }
  const { code } = transform({ ...options, code: Buffer.from(css), visitor })
  return code
    .toString()
    .replaceAll(/@supports[^{}]*\{\}/g, '')
    .replaceAll(/@layer \w+\{\}/g, '')
}

type Rule = { readonly type: string; readonly value?: unknown }

const withoutSeldom: Visitor<CustomAtRules> = { Rule: (rule) => (isSeldom(rule) ? [] : undefined) }

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
