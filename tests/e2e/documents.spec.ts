import { readFile } from 'node:fs/promises'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

test.describe('a paper, without JavaScript and without a form', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone })

  test('[ENT-6] the security whitepaper is downloaded at a touch, and read beside it', async ({ page }) => {
    await page.goto('/enterprise-grade')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Security Whitepaper' }).first().click(),
    ])
    expect(download.suggestedFilename()).toBe('security-whitepaper.pdf')
    const file = await readFile(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('link', { name: 'Read it here' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Security whitepaper' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute(
      'href',
      '/documents/security-whitepaper.pdf',
    )
    // Tables scroll by themselves; the page does not.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    }
  })
})

test('[NAV-26] a paper has one address, and the file says what it is', async ({ request }) => {
  const slashed = await request.get('/documents/board-page/', { maxRedirects: 0 })
  expect([slashed.status(), slashed.headers()['location']]).toEqual([308, '/documents/board-page'])
  const file = await request.get('/documents/board-page.pdf')
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="board-page.pdf"',
    'x-content-type-options': 'nosniff',
  })
  expect((await request.get('/documents/nothing.pdf')).status()).toBe(404)
  expect((await request.get('/documents')).status()).toBe(404)
})

test('the heads of a table keep their words whole on a phone', async ({ page }) => {
  await page.setViewportSize(screens.smallPhone)
  await page.goto('/documents/budget-workbook')
  const heads = page.locator('thead th')
  await expect(heads.filter({ hasText: 'quarter' }).first()).toBeAttached()
  const broken = await heads.evaluateAll((all) =>
    all.flatMap((head) => {
      const text = head.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})
