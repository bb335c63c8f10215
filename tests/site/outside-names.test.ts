import { expect, it } from 'vitest'
import { findOutsideNames } from '#server/assistant/embedded/names.ts'
import { spokenPages } from './built-site.ts'

it.each(spokenPages)('nothing that is said to stand on no page stands on one: $path', ({ root }) => {
  expect(findOutsideNames(root.textContent)).toEqual([])
})
