import { expect, it } from 'vitest'
import { findWhom } from './whom.ts'

const nobody = { leads: { find: () => Promise.resolve(null), ofReference: () => Promise.resolve(null) } }

it.each([
  ['+250 788 471 147', ['250788471147', '00250788471147', '0788471147', '788471147']],
  ['0788 471147', ['0788471147', '250788471147']],
  ['+256 772 123 456', ['256772123456', '0772123456', '772123456']],
  ['+225 07 07 12 34 56', ['2250707123456', '0707123456']],
])('a number is found however it was typed: %s', async (typed, digits) => {
  const whom = await findWhom(typed, nobody as unknown as Parameters<typeof findWhom>[1])

  expect(whom?.kind === 'phone' && whom.digits).toEqual(expect.arrayContaining(digits))
})
