import { describe, expect, it } from 'vitest'
import { createStyleTrimmer } from './page-styles.ts'
import { partSeldom } from './seldom-styles.ts'

const css = ':root{--paper:#fff;--ink:#000;--edge:var(--line);--line:#777;--leaf:#0a0}body{color:var(--ink)}'

describe('the styles of a page', () => {
  const trim = createStyleTrimmer('a{fill:var(--leaf)}')

  it('hold the tokens it uses itself, those its scripts may use, and what they lean on', () => {
    expect(trim(css, '<p>')).toBe(':root{--ink:#000;--leaf:#0a0}body{color:var(--ink)}')
    expect(trim(`${css}.a{border-color:var(--edge)}`, '')).toContain('--edge:var(--line);--line:#777')
    expect(trim(css, '<path fill="var(--paper)">')).toContain('--paper:#fff')
  })

  it('open each layer once where modules of one layer follow one another', () => {
    expect(trim('@layer a{.x{top:0}}@layer a{.y{left:0}}@layer b{.z{top:0}}', '')).toBe(
      '@layer a{.x{top:0}.y{left:0}}@layer b{.z{top:0}}',
    )
  })
})

describe('what only paper and forced colours need', () => {
  it('is parted from the rest, both in their layers', () => {
    const whole =
      '@layer parts{@media print{.x{display:none}}.x{top:0}}@layer page{@media (forced-colors:active){.y{top:0}}}'

    expect(partSeldom(whole)).toEqual({
      css: '@layer parts{.x{top:0}}@layer page;',
      seldom: '@layer parts{@media print{.x{display:none}}}@layer page{@media (forced-colors:active){.y{top:0}}}',
    })
  })
})
