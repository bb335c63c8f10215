import { describe, expect, it } from 'vitest'
import { createTokenTrimmer } from './trim-tokens.ts'

const css = ':root{--paper:#fff;--ink:#000;--edge:var(--line);--line:#777;--leaf:#0a0}body{color:var(--ink)}'

describe('the tokens of a page', () => {
  it('are those it uses itself, those its scripts may use, and what they lean on', () => {
    const trim = createTokenTrimmer('a{fill:var(--leaf)}')

    expect(trim(css, '<p>')).toBe(':root{--ink:#000;--leaf:#0a0}body{color:var(--ink)}')
    expect(trim(css, '.a{border-color:var(--edge)}')).toContain('--edge:var(--line);--line:#777')
  })
})
