import { keptBy } from './cookie-banner.ts'
import { chooseConsent, demoForm, expect, sentText, test } from './site.ts'

const day = 24 * 3_600_000

const labels = ['Full name', 'Phone number', 'Email', 'Company name', 'Message']

test.describe('the demo form', () => {
  test('[FORM-1, FORM-21, FORM-24, FORM-27, LAND-19, DATA-2] brings a request to the database and to sales', async ({
    page,
    site,
    email,
  }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    await demo.thinkOver()
    await demo.send.click()

    await expect(page.getByRole('status').filter({ hasText: sentText })).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
    expect(site.leadsOf(email)[0]).toMatchObject({
      name: 'Jean Bosco Habimana',
      company: 'Imbuto Market',
      status: 'new',
    })
    await expect
      .poll(() => site.lettersAbout('Imbuto Market').filter((letter) => letter.includes(email)).length)
      .toBe(2)
  })

  test('[FORM-2, FORM-3, FORM-4, FORM-5, FORM-7, FORM-8, FORM-9, FORM-10, FORM-11, FORM-16, FORM-17, FORM-18] says what is missing, in place, in a summary and in a toast, and takes it back of a field that is edited', async ({
    look: page,
  }) => {
    const demo = demoForm(page)
    await demo.open()
    for (const label of labels) await demo.form.getByLabel(label).fill('   ')
    await demo.send.click()

    await expect(page.getByRole('alert').filter({ hasText: 'Please fix the errors and try again' })).toBeVisible()
    const messages = [
      ['name', 'Full name is required'],
      ['phone', 'Phone number is required'],
      ['email', 'Email is required'],
      ['company', 'Company name is required'],
      ['businessSize', 'Please select business size'],
      ['message', 'Message is required'],
      ['captcha', 'Please solve the math problem'],
    ] as const
    for (const [name, message] of messages) {
      await expect(demo.form.locator(`[name=${name}]`)).toHaveAccessibleDescription(new RegExp(message))
      await expect(demo.form.getByRole('link', { name: message })).toBeVisible()
    }
    await expect(demo.form.getByRole('group', { name: 'Interested modules' })).toHaveAccessibleDescription(
      'Please select interested modules',
    )

    await demo.form.getByLabel('Full name').fill('A')
    await expect(demo.form.getByText('Full name is required')).toHaveCount(0)
    await expect(demo.form.getByText('Email is required').last()).toBeVisible()
    // It would lie over what has to be filled in.
    const toast = page.getByRole('alert').filter({ hasText: 'Please fix the errors' })
    await expect(toast).toHaveCount(0)
    await demo.send.click()
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(toast).toHaveCount(0)
  })

  test('moves focus to the summary, and from there to each field', async ({ look: page }) => {
    const demo = demoForm(page)
    await demo.open()
    await demo.send.click()

    await expect(demo.form.getByText('There is a problem')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(demo.form.getByRole('link', { name: 'Full name is required' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(demo.form.getByLabel('Full name')).toBeFocused()
  })

  test('says that a pasted message is too long, counts it, and cuts none of it', async ({ page, site, email }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    const field = demo.form.getByLabel('Message')
    const lines = `${'x'.repeat(39)}\n`.repeat(100)
    await field.fill('')
    await field.focus()
    await page.keyboard.insertText(`${lines}Our telephone is 0788 123 456`)
    await expect(field).toHaveValue(/0788 123 456$/)
    await expect(demo.form.getByText('4029 of 4000 characters')).toBeVisible()
    await expect(demo.form.getByText('All of it is still here: please shorten it.')).toBeVisible()
    await demo.send.click()
    await expect(field).toHaveAccessibleDescription('Message must be 4000 characters or fewer')
    await expect(field).toHaveValue(/0788 123 456$/)

    // A browser may send each end of a line as two signs.
    await field.fill(`${lines.slice(30)}Our telephone is 0788 123 456`)
    await expect(demo.form.getByText('3999 of 4000 characters')).toBeVisible()
    await expect(demo.form.getByText('please shorten it')).toHaveCount(0)
    await demo.send.click()
    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email).map(({ message }) => message)).toEqual([
      `${lines.slice(30)}Our telephone is 0788 123 456`,
    ])
  })

  test('[FORM-6] does not take for an e-mail address what is none', async ({ page, email }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    const field = demo.form.getByLabel('Email')
    for (const address of ['amina', 'amina@shop', '@shop.rw', 'amina@ shop.rw', 'a@b@c.rw']) {
      // What was said of a field is taken back once it is edited.
      await field.fill(address)
      await expect(field).not.toHaveAccessibleDescription(/valid email/)
      await demo.send.click()

      await expect(field).toHaveAccessibleDescription('Please enter a valid email')
    }
  })

  test('[FORM-12] says when the sum is wrong, and asks another', async ({ page, site, email }) => {
    const demo = demoForm(page)
    await demo.open()
    await demo.fill(email)
    const asked = await demo.form.locator('[name=challengeId]').inputValue()
    await demo.answer.fill('999')
    await demo.send.click()

    await expect(demo.form.getByRole('link', { name: 'Incorrect answer, please try again' })).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(0)
    await expect(demo.form.locator('[name=challengeId]')).not.toHaveValue(asked)
    await demo.solveSum()
    await demo.send.click()
    await expect(page.getByText(sentText)).toBeVisible()
  })

  test('[FORM-15, FORM-19, FORM-20, MATH-7] hides a honeypot and sends it empty, is busy while it sends, sends once, and is empty with a new sum after success', async ({
    page,
    site,
    email,
  }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    const trap = demo.form.locator('[name=_honey]')
    await expect(trap).not.toBeInViewport()
    await expect(trap).toHaveAttribute('tabindex', '-1')
    const id = await demo.form.locator('[name=challengeId]').inputValue()
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const posts: (string | null)[] = []
    await page.route('**/api/demo-requests', async (route) => {
      posts.push(route.request().postData())
      await held
      await route.continue()
    })
    await demo.send.dblclick()

    await expect(demo.send).toHaveText('Sending Request...')
    await expect(demo.send).toBeDisabled()
    release()
    await expect(page.getByText(sentText)).toBeVisible()
    expect(posts).toEqual([expect.stringMatching(/name="_honey"\r\n\r\n\r\n/)])
    expect(site.leadsOf(email)).toHaveLength(1)
    for (const label of labels) await expect(demo.form.getByLabel(label)).toHaveValue('')
    await expect(demo.form.getByLabel('Complete Suite')).not.toBeChecked()
    await expect(demo.form.locator('[name=challengeId]')).not.toHaveValue(id)
    await expect(demo.answer).toHaveValue('')
  })

  test('keeps what was typed over a reload once functional storage is allowed, and forgets it after success', async ({
    page,
    email,
  }) => {
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.open()
    await demo.fill(email, 'Habari, naitwa Bosco. 你好 🙂')
    await page.reload()
    await expect(demo.question).toHaveText(/\d/)

    await expect(demo.form.getByLabel('Email')).toHaveValue(email)
    await expect(demo.form.getByLabel('Message')).toHaveValue('Habari, naitwa Bosco. 你好 🙂')
    await expect(demo.form.getByLabel('Complete Suite')).toBeChecked()
    await demo.solveSum()
    await demo.send.click()
    await expect(page.getByText(sentText)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('demo-request-draft'))).toBeNull()
  })

  test('forgets what was typed and not sent a week after the last change, on whatever page', async ({
    page,
    email,
  }) => {
    await chooseConsent(page, { functional: true })
    const demo = demoForm(page)
    await demo.open()
    await demo.fill(email, 'Habari, naitwa Bosco.')
    const box = demo.form.getByLabel('Email')
    await page.clock.setFixedTime(Date.now() + 6 * day)
    await page.reload()
    await expect(box).toHaveValue(email)

    await page.clock.setFixedTime(Date.now() + 8 * day)
    await page.reload()
    await expect(demo.question).toHaveText(/\d/)
    await expect(box).toHaveValue('')
    await demo.fill(email, 'Habari, naitwa Bosco.')
    await page.clock.setFixedTime(Date.now() + 16 * day)
    await page.goto('/pricing')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('demo-request-draft'))).toBeNull()
  })

  test('keeps nothing in the browser when functional storage is refused', async ({ page, email }) => {
    const demo = demoForm(page)
    await demo.open()
    const before = await keptBy(page)
    await demo.fill(email)

    expect(await keptBy(page)).toEqual(before)
  })

  test('sends where the visitor came from only with marketing consent', async ({ page, site, email }) => {
    await chooseConsent(page, { marketing: true })
    await page.goto('/pricing?utm_source=radio&utm_campaign=kigali', { referer: 'https://news.example/business' })
    await expect.poll(() => keptBy(page)).toContain('attribution')
    await demoForm(page).request(email)

    const [lead] = site.leadsOf(email)
    expect(JSON.parse(String(lead?.['attribution']))).toMatchObject({
      first: { referrer: 'news.example', utm: { utm_source: 'radio', utm_campaign: 'kigali' } },
    })
  })

  test('sends nothing of where the visitor came from without that consent', async ({ page, site, email }) => {
    await page.goto('/pricing?utm_source=radio', { referer: 'https://news.example/business' })
    await demoForm(page).request(email)

    expect(site.leadsOf(email)[0]).toMatchObject({ attribution: null })
  })

  test('links a second request of the same person to the first, from another tab', async ({
    page,
    context,
    site,
    email,
  }) => {
    await demoForm(page).request(email)
    // Only the tab in front is drawn at full speed.
    await demoForm(await context.newPage()).request(email)

    const [first, second] = site.leadsOf(email)
    expect(second?.['follows_id']).toBe(first?.['id'])
    await expect.poll(() => site.lettersAbout(`Reply-To: Jean Bosco Habimana <${email}>`).length).toBe(2)
  })
})
