import { expect, it } from 'vitest'
import { papersRevised } from '#facts/papers.ts'
import { hashStated } from '#tests/papers-stated.ts'

it('dates the papers by the day on which a fact in them last moved', () => {
  const states = hashStated()
  const now = `A figure, an address or a name in a paper has moved: in src/facts/papers.ts set \`on\` to today and \`states\` to '${states}'.`

  expect(papersRevised.states, now).toBe(states)
})
