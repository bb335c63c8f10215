import { expect, test } from './site.ts'

test('a table that stands as blocks is still a table to the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/pricing')
  // What is not laid out yet has no rows for listeners (decision 062); the footer comes last.
  await expect(page.locator('footer[data-laid]')).toBeAttached()
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
