import { describe, expect, it } from 'vitest'
import { trimMarkup } from './trim-markup.ts'

describe('trimming markup', () => {
  it('leaves out the slash of void elements and empty values', () => {
    expect(trimMarkup('<img src="/a/" alt=""/><br/><input disabled="" value="x"/>')).toBe(
      '<img src="/a/" alt><br><input disabled value="x">',
    )
  })

  it('touches no text, no style and no value', () => {
    const html = '<style>a:after{content:""}a[b=""]{c:d}</style><p title="a=&quot;&quot;">x="" / </p><a href="/">/</a>'
    expect(trimMarkup(html)).toBe(html)
  })
})
