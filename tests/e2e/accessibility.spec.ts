import { paths } from '#site/page.tsx'
import { axeFindings } from './axe.ts'
import { settled } from './settled.ts'
import { demoForm, expect, test } from './site.ts'

const addresses = [...paths, '/no-such-page']

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address)
    await settled(page)

    expect(await axeFindings(page)).toEqual([])
  })
}

test('axe finds nothing in the form with its errors', async ({ page }) => {
  const demo = demoForm(page)
  await demo.open()
  await demo.send.click()
  await expect(demo.form.getByText('There is a problem')).toBeVisible()

  expect(await axeFindings(page)).toEqual([])
})

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()

  expect(await axeFindings(page)).toEqual([])
})

for (const [name, width, rootSize] of [
  ['at 320 px, which is 400 % of 1280', 320, '100%'],
  ['at 360 px', 360, '100%'],
  ['at 390 px with text twice as large', 390, '200%'],
  ['at 768 px', 768, '100%'],
] as const) {
  test(`nothing is cut off or scrolls sideways ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of addresses) {
      await page.goto(address)
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
      const outside = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main :is(h1, h2, h3, p, a, li, dd, dt, td, label, input, button), footer :is(a, p)',
          ),
        ]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
          .filter(
            (element) =>
              !element.closest('[role=img], [aria-hidden=true], [class*=trap]') &&
              element.getBoundingClientRect().width > 1,
          )
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
      )

      expect(outside, address).toEqual([])
    }
  })
}

test('the whole form can be filled and sent with the keyboard alone', async ({ page, site, email }) => {
  const demo = demoForm(page)
  await demo.open()
  await demo.form.getByLabel('Full name').focus()
  for (const text of ['Amina Uwase', '+250 788 000 111', email, 'Duka Bora']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Two shops, one stock.')
  await page.keyboard.press('Tab')
  await demo.solveSum()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' })).toBeVisible()
  expect(site.leadsOf(email)).toHaveLength(1)
})
