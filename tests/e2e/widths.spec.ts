import { paths } from '#site/page.tsx'
import { readLayout } from './read-layout.ts'
import { expect, test } from './site.ts'

/** Width in CSS pixels, and how large the reader has made the text. */
const screens = [
  [320, '100%'], // 1280 at 400 %
  [360, '100%'],
  [390, '100%'],
  [390, '200%'],
  [768, '100%'],
] as const

for (const address of [...paths, '/no-such-page']) {
  test(`${address} breaks no word, cuts nothing off and keeps its order of sizes, narrow or enlarged`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, textSize] of screens) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)

      expect(await page.evaluate(readLayout), `${width} px, text at ${textSize}`).toEqual([])
    }
  })
}

test('a table that stands as blocks is still a table to the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/pricing')
  const table = page.getByRole('table', { name: 'The three plans, line by line' })
  const rows = await table.locator('tbody tr').count()
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    readonly nodes: readonly { readonly role?: { readonly value?: unknown } }[]
  }
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length

  await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'flex')
  expect(rows).toBeGreaterThan(10)
  expect(count('row')).toBeGreaterThan(rows)
  expect(count('rowheader')).toBeGreaterThanOrEqual(rows)
  expect(count('cell')).toBeGreaterThanOrEqual(rows * 3)
})
