import { expect, it } from 'vitest'
import { papersRevised } from '#facts/papers.ts'
import { hashStated } from '#tests/papers-stated.ts'

it('dates the papers by the day on which a fact in them last moved', () => {
  const states = hashStated()
  expect(
    papersRevised.states,
    `A figure, an address or a name in a paper has moved: in src/facts/papers.ts set \`on\` to today and \`states\` to '${states}'.`,
  ).toBe(states)
})
