import { chooseConsent, demoForm, expect, failedText, sentText, test } from './site.ts'

test.describe('a demo request on a bad network', () => {
  test('[FORM-22, FORM-23, FORM-31] says so when sending fails, logs why, and can be sent again with one tap', async ({
    page,
    site,
    email,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
    const demo = demoForm(page)
    await demo.makeReady(email)
    await page.route('**/api/demo-requests', (route) => route.abort('connectionreset'))
    await demo.send.click()

    await expect(page.getByRole('alert').filter({ hasText: failedText })).toBeVisible()
    await expect(demo.send).toBeEnabled()
    expect(logged.some((line) => line.startsWith('error: Demo request not sent'))).toBe(true)
    await page.unroute('**/api/demo-requests')
    await demo.form.getByRole('button', { name: 'Try again now' }).click()
    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
  })

  test('is not in the way of a form that wakes only when the network is back', async ({ page, context }) => {
    await page.goto('/')
    await context.setOffline(true)
    await page.locator('#contact').scrollIntoViewIfNeeded()
    await expect(page.getByText('Your sum is on its way.')).toBeVisible()
    await page.getByLabel('Full name').fill('Amina Uwase')
    await context.setOffline(false)

    await expect(page.locator('[data-challenge-question]')).toHaveText(/\d/)
    await expect(page.getByLabel('Full name')).toHaveValue('Amina Uwase')
  })

  test('is stored once when only the answer was lost', async ({ page, site, email }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    const keys: (string | undefined)[] = []
    await page.route('**/api/demo-requests', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await demo.send.click()
    await expect(page.getByText(failedText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
    await demo.form.getByRole('button', { name: 'Try again now' }).click()

    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  test('survives a reload in the middle of sending', async ({ page, site, email }) => {
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.makeReady(email)
    await page.route('**/api/demo-requests', (route) => route.abort('connectionreset'))
    await demo.send.click()
    await expect(page.getByText(failedText)).toBeVisible()
    await page.unroute('**/api/demo-requests')
    await page.reload()
    await demo.form.getByRole('button', { name: 'Try again now' }).click()

    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('demo-request-unsent'))).toBeNull()
  })

  test('waits as long as a busy server asks, then goes out by itself', async ({ page, site, email }) => {
    await page.clock.install()
    const demo = demoForm(page)
    await demo.makeReady(email)
    let tries = 0
    await page.route('**/api/demo-requests', (route) => {
      tries += 1
      return tries === 1
        ? route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: {} })
        : route.continue()
    })
    await demo.send.click()
    await expect(page.getByText('You can try again in 2 min').last()).toBeVisible()
    await page.clock.runFor(121_000)

    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
  })

  test('shows the failure and the e-mail address when the server cannot store it', async ({ page, email }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    await page.route('**/api/demo-requests', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'storage-unavailable', message: '' } } }),
    )
    await demo.send.click()

    await expect(page.getByText(failedText)).toBeVisible()
  })
})
