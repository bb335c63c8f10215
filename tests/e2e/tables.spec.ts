import { screens } from './screens.ts'
import { expect, test } from './site.ts'

test('a table that stands as blocks is still a table to the browser', async ({ page }) => {
  await page.setViewportSize(screens.phone)
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

for (const width of [360, 1440])
  test(`the heading of a table is whole above its head, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/pricing')
    await expect(page.locator('footer[data-laid]')).toBeAttached()
    await expect(page.locator('table:has(caption):has(thead)')).not.toHaveCount(0)
    // What the head paints above itself, against the room below the heading's last line.
    const covered = await page.locator('table:has(caption)').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const [caption, head] = [table.querySelector('caption'), table.querySelector('thead')]
        if (!caption || !head) return []
        const [, up = '0'] = getComputedStyle(head).boxShadow.match(/-?[\d.]+px/g) ?? []
        return -parseFloat(up) >= parseFloat(getComputedStyle(caption).paddingBottom) ? [caption.textContent] : []
      }),
    )
    expect(covered).toEqual([])
  })
