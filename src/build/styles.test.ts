import { describe, expect, it } from 'vitest'
import { compileGlobal, scopeOf } from './css.ts'
import { nameOf } from './short-names.ts'
import { collectStyles, trackStyle } from './style-ledger.ts'

describe('short class names', () => {
  it('are all different', () => {
    const names = Array.from({ length: 5000 }, (_, index) => nameOf(index))

    expect(new Set(names).size).toBe(5000)
    expect(names.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(names[52]).toBe('aa')
  })
})

describe('class names', () => {
  it('differ between two modules of one name', () => {
    expect(scopeOf('src/site/pages/about/figures.module.css')).toBe('src-site-pages-about-figures')
    expect(scopeOf('src/site/pages/hotel/figures.module.css')).not.toBe(scopeOf('src/site/sections/figures.module.css'))
  })
})

describe('the style ledger', () => {
  const button = trackStyle('Button.module.css', '.a{}', { button: 'a' })
  const field = trackStyle('Field.module.css', '.b{}', { field: 'b' })

  it('collects the CSS whose names were read, once, in a fixed order', () => {
    const { result, css } = collectStyles(() => [field['field'], button['button'], button['button']].join(' '))

    expect(result).toBe('b a a')
    expect(css).toBe('.a{}.b{}')
  })

  it('starts empty for each page', () => {
    collectStyles(() => button['button'])

    expect(collectStyles(() => field['field']).css).toBe('.b{}')
  })

  it('refuses a name that no rule has', () => {
    expect(() => button['buton']).toThrow("Button.module.css has no class 'buton'")
  })
})

describe('global styles', () => {
  it('set each token to its light value, and to its dark one where the reader asks for it on a screen', () => {
    const css = compileGlobal('@layer tokens{:root{--paper:light-dark(#fff, #000);--gap:1rem}}')

    expect(css).toMatch(/:root\{--paper:#fff;--gap:1rem\}/)
    expect(css).toMatch(/@media screen and \(prefers-color-scheme:\s?dark\)\{:root\{--paper:#000\}\}/)
    expect(css).not.toContain('light-dark')
  })
})
