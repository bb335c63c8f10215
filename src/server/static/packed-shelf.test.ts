import { readdirSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { openPackedShelf } from './packed-shelf.ts'

// Words enough that the best packing is better than the quick one.
const page = Buffer.from(Array.from({ length: 600 }, (_, index) => `<p>${(index * 7919) % 1000} shops</p>`).join(''))

it('what is met for the first time is packed quickly, then well, and found at the next start', async () => {
  const folder = makeTestFolder()
  const shelf = openPackedShelf(folder)
  const better: number[] = []
  const first = await shelf.take(page, ({ br }) => better.push(br?.length ?? 0))
  await shelf.packRest()
  const next = await openPackedShelf(folder).take(page, () => expect.unreachable())

  expect(better).toEqual([next.br?.length])
  expect(next.br?.length).toBeLessThan(first.br?.length ?? 0)
  for (const { br = Buffer.of() } of [first, next]) expect(brotliDecompressSync(br)).toEqual(page)
})

it('forgets what a start has not taken', async () => {
  const folder = makeTestFolder()
  const shelf = openPackedShelf(folder)
  await shelf.take(page, () => undefined)
  await shelf.packRest()
  expect(readdirSync(folder)).toHaveLength(2)

  await openPackedShelf(folder).packRest()
  expect(readdirSync(folder)).toEqual([])
})
