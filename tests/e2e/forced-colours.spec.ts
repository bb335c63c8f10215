import type { Locator, Page } from '@playwright/test'
import { chatWindow } from './chat-window.ts'
import { expect, test } from './site.ts'

/** A property as the browser uses it where the system's colours are forced. */
const look = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const)

/** The grounds that are seen in each drawing of the page. */
const groundsOfDrawings = (page: Page) =>
  page
    .locator('figure[data-sample]')
    .evaluateAll((figures) =>
      figures.map((figure) => [
        ...new Set(
          [...figure.querySelectorAll('*')]
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).backgroundColor),
        ),
      ]),
    )

test('drawings keep the colours that carry their meaning, where the system forces its own', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [address, mostGrounds] of [
    ['/', 4],
    ['/hotel', 4],
    ['/real-time-analytics', 2],
    ['/point-of-sale-system', 2],
  ] as const) {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(address)
    const free = await groundsOfDrawings(page)
    await page.emulateMedia({ forcedColors: 'active' })

    // Rooms and tables by state, bars by branch: they are told apart by their grounds.
    expect(Math.max(...free.map((grounds) => grounds.length)), address).toBeGreaterThanOrEqual(mostGrounds)
    expect(await groundsOfDrawings(page), address).toEqual(free)
  }
})

test('marks, switches, choices, headline, focus and the chat are seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/pricing')
  const canvas = await look(page.locator('body'), 'background-color')

  const mark = page.getByRole('cell', { name: 'Yes', exact: true }).first().locator('span').first()
  expect(await look(mark, 'border-top-color', '::before')).not.toBe(canvas)
  expect(Number.parseFloat(await look(mark, 'border-top-width', '::before'))).toBeGreaterThan(3)

  const chosen = page.locator('fieldset :checked + span').first()
  const other = page.locator('fieldset input:not(:checked) + span').first()
  expect(await look(chosen, 'background-color')).not.toBe(await look(other, 'background-color'))

  const headline = page.getByRole('heading', { level: 1 })
  expect(await look(headline, 'color')).not.toBe(canvas)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await look(focused, 'outline-style')).toBe('solid')
  expect(await look(focused, 'outline-color')).not.toBe(canvas)

  const chat = chatWindow(page)
  await expect(chat.trigger).toBeVisible()
  expect(await look(chat.trigger, 'border-top-color')).not.toBe(canvas)
  await chat.trigger.click()
  await expect(chat.dialog).toBeVisible()
  expect(await look(chat.dialog, 'border-top-style')).toBe('solid')
  expect(await look(chat.dialog, 'border-top-color')).not.toBe(canvas)
})

test.describe('the choice of cookies', () => {
  test.use({ answered: null })

  test('tells a switch that is on from one that is off, in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/privacy-policy')
    await page.getByRole('button', { name: 'Customize' }).click()
    const [first, second] = [page.locator('[role=switch]').first(), page.locator('[role=switch]').nth(1)]
    await expect(first).toBeVisible()
    await first.setChecked(true)
    await second.setChecked(false)

    expect(await look(first.locator('+ i'), 'background-color')).not.toBe(
      await look(second.locator('+ i'), 'background-color'),
    )
    expect(await look(second.locator('+ i'), 'border-top-style')).toBe('solid')
  })
})
