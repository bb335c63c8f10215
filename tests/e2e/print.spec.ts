import { plans } from '#facts/plans.ts'
import { readPaper } from './read-paper.ts'
import { expect, test } from './site.ts'

test('prices of all plans, by the month and by the year, and what each plan has, are printed', async ({
  look: page,
}) => {
  await page.goto('/pricing')
  const sheets = await readPaper(await page.pdf({ format: 'A4' }))
  const text = sheets.flatMap(({ lines }) => lines).join(' ')
  const marks = await page.locator('td', { has: page.getByText('Yes', { exact: true }) }).count()

  for (const { monthlyPrice, annualPrice } of Object.values(plans)) {
    for (const cents of [monthlyPrice, annualPrice]) expect(text).toContain(`$${String(cents / 100)}`)
  }
  expect(marks).toBeGreaterThan(20)
  expect(sheets.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBeGreaterThanOrEqual(marks)
})
