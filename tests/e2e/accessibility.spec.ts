import { axeFindings } from './axe.ts'
import { screens } from './screens.ts'
import { demoForm, expect, test } from './site.ts'

test('axe finds nothing in the form with its errors', async ({ look: page }) => {
  await page.setViewportSize(screens.smallPhone)
  const demo = demoForm(page)
  await demo.open()
  await demo.send.click()
  await expect(demo.form.getByText('There is a problem')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix the errors' })).toBeVisible()
  const isOnTop = await demo.form.getByRole('link', { name: 'Please solve the math problem' }).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop, 'the toast lies below the last problem').toBe(true)

  expect(await axeFindings(page, { part: '#contact' })).toEqual([])
})

test('axe finds nothing in the open menu of a phone', async ({ look: page }) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()

  expect(await axeFindings(page, { part: 'header' })).toEqual([])
})

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
