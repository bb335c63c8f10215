import { describe, expect, it } from 'vitest'
import { collectStyles, trackStyle, trimTokens } from './page-styles.ts'

describe('the styles of a page', () => {
  const button = trackStyle('Button.module.css', [{ name: 'parts', css: '.a{}', seldom: '@media print{.a{}}' }], {
    button: 'a',
  })
  const field = trackStyle('Field.module.css', [{ name: 'parts', css: '.b{}', seldom: '' }], { field: 'b' })

  it('are those whose names were read, once, in a fixed order, each layer opened once', () => {
    const { result, css, seldom } = collectStyles(() => [field['field'], button['button'], button['button']].join(' '))

    expect(result).toBe('b a a')
    expect(css).toBe('@layer parts{.a{}.b{}}')
    expect(seldom).toBe('@layer parts{@media print{.a{}}}')
  })

  it('start empty for each page', () => {
    collectStyles(() => button['button'])

    expect(collectStyles(() => field['field']).css).toBe('@layer parts{.b{}}')
  })

  it('refuse a name that no rule has', () => {
    expect(() => button['buton']).toThrow("Button.module.css has no class 'buton'")
  })

  it('hold the tokens that the page and its scripts may use, and what those lean on', () => {
    const css = ':root{--paper:#fff;--ink:#000;--edge:var(--line);--line:#777;--leaf:#0a0}body{color:var(--ink)}'
    const scripts = 'a{fill:var(--leaf)}'

    expect(trimTokens(css, `${scripts}<p>`)).toBe(':root{--ink:#000;--leaf:#0a0}body{color:var(--ink)}')
    expect(trimTokens(`${css}.a{border-color:var(--edge)}`, scripts)).toContain('--edge:var(--line);--line:#777')
    expect(trimTokens(css, '<path fill="var(--paper)">')).toContain('--paper:#fff')
  })
})
