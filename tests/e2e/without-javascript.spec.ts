import { addressOf, languageCodes } from '#content/languages.ts'
import { readLayout } from './read-layout.ts'
import { screens } from './screens.ts'
import { demoForm, expect, sentText, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('a demo request is asked its sum on the next page, keeps every word and arrives', async ({
    page,
    site,
    email,
  }) => {
    await page.goto('/')
    const demo = demoForm(page)
    await expect(page.getByText('Your sum is on its way.')).toBeHidden()
    await demo.fill(email)
    await demo.send.click()

    await expect(page.getByRole('heading', { level: 1, name: 'Request a Demo' })).toBeVisible()
    await expect(page.getByText('One step is left')).toBeVisible()
    await expect(demo.answer).toHaveAccessibleDescription(/Please solve the math problem/)
    await expect(demo.form.getByLabel('Full name')).toHaveValue('Jean Bosco Habimana')
    await expect(demo.form.getByLabel('Complete Suite')).toBeChecked()
    await expect(demo.form.getByLabel('Retail Business')).toBeChecked()
    await expect(demo.form.getByLabel('Business size')).toHaveValue('small')
    await demo.solveSum()
    await demo.thinkOver()
    await demo.send.click()

    await expect(page.getByText(sentText)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/request-sent')
    const [lead] = site.leadsOf(email)
    const reference = String(lead?.['reference'])
    await expect(page.locator('[data-reference]')).toHaveText(reference)
    await expect(page.getByRole('link', { name: 'WhatsApp opens with your reference' })).toHaveAttribute(
      'href',
      new RegExp(reference),
    )

    await page.getByLabel('When should we call?').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Send this time' }).click()
    await expect(page.getByText('Noted: we call on')).toBeVisible()
    expect(site.leadsOf(email)[0]?.['callback_at']).toEqual(expect.any(Number))
    await expect.poll(() => site.lettersAbout(`To: ${email}`).length).toBe(1)
    const aboutCalls = () => site.lettersAbout(email).filter((letter) => letter.includes('would like a call'))
    await expect.poll(() => aboutCalls().length).toBe(1)
  })

  test('the same messages are said', async ({ page }) => {
    await page.goto('/')
    const demo = demoForm(page)
    await demo.form.getByLabel('Email').fill('amina')
    await demo.send.click()

    for (const message of [
      'Full name is required',
      'Please enter a valid email',
      'Please select interested modules',
      'Message is required',
    ]) {
      await expect(demo.form.getByRole('link', { name: message })).toBeVisible()
    }
  })

  test('what was typed is shown as text, never run', async ({ page }) => {
    await page.goto('/')
    const demo = demoForm(page)
    const hostile = '"><script>alert(1)</script>'
    await demo.form.getByLabel('Full name').fill(hostile)
    await demo.form.getByLabel('Message').fill(hostile)
    await demo.send.click()

    await expect(demo.form.getByLabel('Full name')).toHaveValue(hostile)
    await expect(demo.form.getByLabel('Message')).toHaveValue(hostile)
    expect(await page.content()).not.toContain('<script>alert(1)')
  })

  test('[NAV-31] the menu opens, leads on and closes', async ({ page }) => {
    await page.setViewportSize(screens.phone)
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()

    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })

  test('the documentation, all its topics at once, breaks no word on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const language of languageCodes) {
      await page.goto(addressOf('/documentation', language))

      expect(await page.evaluate(readLayout), language).toEqual([])
    }
  })
})
