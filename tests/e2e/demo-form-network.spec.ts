import { chooseConsent, demoForm, expect, failedText, sentText, test } from './site.ts'

const day = 24 * 3_600_000

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

  test('sends what a failed request was changed to, and asks nobody who writes', async ({ page, site, email }) => {
    await page.clock.install()
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.makeReady(email)
    const keys: (string | undefined)[] = []
    await page.route('**/api/demo-requests', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.fulfill({ status: 502 }) : route.continue()
    })
    await demo.send.click()
    await expect(page.getByText(failedText)).toBeVisible()
    await expect(demo.send).toBeFocused()
    const phone = demo.form.getByLabel('Phone number')
    await phone.focus()
    await page.clock.runFor(60_000)
    // To go from field to field is no end of it.
    await phone.blur()
    await page.clock.runFor(5000)
    expect(keys).toHaveLength(1)
    await phone.fill('+250 788 000 111')

    // What was changed goes out no more, neither from here nor after the page is closed.
    expect(await page.evaluate(() => localStorage.getItem('demo-request-unsent'))).toBeNull()
    await page.clock.runFor(60_000)
    await expect(phone).toBeFocused()
    expect(keys).toHaveLength(1)
    await phone.blur()
    await expect(demo.form.getByText('Tries so far: 1.')).toBeVisible()
    await page.clock.runFor(16_000)
    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toMatchObject([{ phone: '+250 788 000 111' }])
    expect(keys[1]).not.toBe(keys[0])
    await expect(page.getByRole('status').filter({ hasText: 'It is with us.' })).not.toBeFocused()
  })

  test('takes no form away from somebody who is in a field of it', async ({ page, site, email }) => {
    await page.clock.install()
    const demo = demoForm(page)
    await demo.makeReady(email)
    let tries = 0
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/api/demo-requests', async (route) => {
      tries += 1
      if (tries === 1) return route.fulfill({ status: 500 })
      await held
      return route.continue()
    })
    await demo.send.click()
    await expect(page.getByText(failedText)).toBeVisible()
    await page.clock.runFor(16_000)
    await expect.poll(() => tries).toBe(2)
    const company = demo.form.getByLabel('Company name')
    await company.focus()
    release()
    await expect(page.getByText(sentText)).toBeVisible()
    await expect(company).toBeFocused()
    await company.fill('Imbuto Market Ltd')

    await expect(demo.form.getByText('Your request went out as it was before this change.')).toBeVisible()
    await company.blur()
    await expect(company).toHaveValue('Imbuto Market Ltd')
    expect(site.leadsOf(email)).toHaveLength(1)
  })

  test('keeps what was written where the network went before its script came', async ({
    page,
    context,
    site,
    email,
  }) => {
    await page.goto('/')
    await expect(page.locator('[data-chat-trigger][data-state]')).toBeVisible()
    await context.setOffline(true)
    const demo = demoForm(page)
    await demo.fill(email)
    await demo.send.click()

    await expect(demo.form.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible()
    await expect(demo.send).toBeFocused()
    await context.setOffline(false)
    await demo.question.filter({ hasText: /\d/ }).waitFor()
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await demo.solveSum()
    await demo.send.click()
    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
  })

  test('says one thing of a sum that does not come', async ({ page, email }) => {
    await page.route('**/api/challenge', (route) => route.fulfill({ status: 503 }))
    await page.goto('/#contact')
    const demo = demoForm(page)
    await demo.fill(email)
    await expect(demo.form.locator('[name=phoneE164]')).toHaveCount(1)
    await demo.send.click()

    await expect(page.getByRole('alert').filter({ hasText: 'The sum has not come yet.' })).toBeVisible()
    await expect(page.getByText('Please solve the math problem')).toHaveCount(0)
    await expect(page.getByText('Please fix the errors')).toHaveCount(0)
  })

  for (const viewport of [
    { width: 390, height: 800 },
    { width: 360, height: 640 },
  ]) {
    test(`a failure covers nothing of what it goes on with, at ${viewport.width}`, async ({ page, email }) => {
      await page.setViewportSize(viewport)
      const demo = demoForm(page)
      await demo.makeReady(email)
      await page.route('**/api/demo-requests', (route) => route.fulfill({ status: 500 }))
      await demo.send.click()
      const toast = page.getByRole('alert').getByText(failedText)
      const line = demo.form.getByText('Tries so far: 1.')
      await expect(toast).toBeVisible()
      await expect(line).toBeInViewport({ ratio: 1 })
      const [over, under] = [await toast.boundingBox(), await line.boundingBox()]
      expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
    })
  }

  test('survives a reload in the middle of sending', async ({ page, site, email }) => {
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.makeReady(email)
    await page.route('**/api/demo-requests', (route) => route.abort('connectionreset'))
    await demo.send.click()
    await expect(page.getByText(failedText)).toBeVisible()
    await page.unroute('**/api/demo-requests')
    await page.reload()

    await expect(page.locator('[data-reference]').first()).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('demo-request-draft'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('demo-request-unsent'))).toBeNull()
  })

  test('is kept with the sum as it was corrected after a failure', async ({ page, site, email }) => {
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.makeReady(email)
    await page.route('**/api/demo-requests', (route) => route.abort('connectionreset'))
    await demo.answer.fill('999')
    await demo.send.click()
    await expect(demo.form.getByText('Tries so far: 1.')).toBeVisible()
    await demo.solveSum()
    await demo.send.click()
    await expect(demo.form.getByText('Tries so far: 2.')).toBeVisible()
    await page.unroute('**/api/demo-requests')
    await page.goto('/about')

    await expect(page.getByText('The demo request that waited here has been sent.')).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
  })

  test('goes out within a week, however often it was tried, and no later', async ({ page, site, email }) => {
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.makeReady(email)
    let tries = 0
    await page.route('**/api/demo-requests', (route) => {
      tries += 1
      return route.abort('connectionreset')
    })
    const kept = () => page.evaluate(() => localStorage.getItem('demo-request-unsent'))
    await demo.send.click()
    await expect(page.getByText(failedText)).toBeVisible()
    const before = await kept()
    const begun = Date.now()
    await page.clock.setFixedTime(begun + 6 * day)
    await page.goto('/pricing')
    await expect.poll(() => tries).toBeGreaterThan(1)
    expect(await kept()).toBe(before)

    await page.clock.setFixedTime(begun + 8 * day)
    const triesBefore = tries
    await page.goto('/about')
    await expect.poll(kept).toBeNull()
    await demo.open()
    await expect(demo.question).toHaveText(/\d/)
    expect(tries).toBe(triesBefore)
    expect(site.leadsOf(email)).toEqual([])
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

  test('shows it as well where what is fetched with the first letter did not come', async ({ page, email }) => {
    await page.route(/\/assets\/(?:AfterSending|FieldHints|Toasts|judge)-/, (route) => route.abort())
    const demo = demoForm(page)
    await demo.makeReady(email)
    await page.route('**/api/demo-requests', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'storage-unavailable', message: '' } } }),
    )
    await demo.send.click()

    await expect(page.getByRole('alert').filter({ hasText: failedText })).toBeVisible()
  })
})
