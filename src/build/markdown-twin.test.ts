import { describe, expect, it } from 'vitest'
import { findHidingClasses } from './markdown-twin.ts'

describe('findHidingClasses', () => {
  it('finds what is never shown, what is shown to listeners only, and what waits for its address', () => {
    const css =
      '@layer parts{.a{color:red}.b{display:none}.c,.d{clip-path:inset(50%);width:1px}.e:not(:target){display:none}}'

    expect(findHidingClasses(css)).toEqual(['.b', '.c', '.d', '.e'])
  })

  it('leaves what only some screens or some choices hide', () => {
    const css =
      '@layer page{@media print{.a{display:none}}@supports (gap:1px){.b{display:none}}.c:has(:checked) .d{display:none}.e{display:grid}}'

    expect(findHidingClasses(css)).toEqual([])
  })
})
