import { axeFindings } from './axe.ts'
import { screens } from './screens.ts'
import { demoForm, expect, failedText, sentText, test } from './site.ts'

// The clock of the nearest office: a browser in Cameroon.
test.use({ timezoneId: 'Africa/Douala' })

const reference = /^[A-HJKMNP-TV-Z2-9]{3}-[A-HJKMNP-TV-Z2-9]{3}$/

test.describe('after sending', () => {
  test.use({ viewport: screens.phone })

  test('[FORM-21, FORM-24] a panel stays, with the reference that sales and the sender have, and takes a wish', async ({
    page,
    site,
    email,
  }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    // Whoever fills the form within a second is taken for a program, and is sent no confirmation.
    const ready = await page.evaluate(() => performance.now())
    await page.waitForFunction((since) => performance.now() > since + 1500, ready)
    await demo.send.click()

    const panel = page.getByRole('status').filter({ hasText: 'It is with us.' })
    await expect(panel).toBeFocused()
    await expect(demo.form).toBeHidden()
    const told = panel.locator('[data-reference]')
    await expect(told).toHaveText(reference)
    const name = (await told.textContent()) ?? ''
    expect(site.leadsOf(email)[0]).toMatchObject({ reference: name })
    await expect(panel.getByText(`Also in the email to ${email}.`)).toBeVisible()
    await expect(panel.getByText('A person answers by email or telephone.')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Call Bafoussam' })).toHaveAttribute('href', 'tel:+237000000300')
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/237000000300\\?text=.*${name}`),
    )
    const toSender = () => site.lettersAbout(`To: ${email}`)
    await expect.poll(() => toSender().length).toBe(1)
    expect(toSender()[0]).toContain(name)

    await panel
      .locator('label', { has: page.getByRole('radio') })
      .nth(1)
      .click()
    await panel.getByLabel('Between').selectOption({ index: 1 })
    await panel.getByRole('button', { name: 'Send this time' }).click()
    await expect(panel.getByText(/^Noted: we call on \w{3} \d/)).toBeVisible()
    expect(site.leadsOf(email)[0]?.['callback_at']).toEqual(expect.any(Number))
    const aboutCalls = () => site.lettersAbout(email).filter((letter) => letter.includes('would like a call'))
    await expect.poll(() => aboutCalls().length).toBe(1)

    // The toast went with the first touch of the panel.
    await expect(page.getByText(sentText)).toHaveCount(0)
    await expect(told).toBeVisible()
    await panel.getByRole('button', { name: 'Send another request' }).click()
    await expect(demo.form.getByLabel('Full name')).toHaveValue('')
    await expect(demo.form).toBeVisible()
  })

  test('without a network one message says that it waits, and the panel turns when it went out', async ({
    page,
    context,
    site,
    email,
  }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    // What the panel is made of came with the first letter.
    await expect(demo.form.locator('[name=phoneE164]')).toHaveCount(1)
    await demo.sendOffline()

    const waiting = page.getByRole('status').filter({ hasText: 'It waits here.' })
    await expect(waiting).toBeFocused()
    await expect(waiting.getByText('Tried once, next when the network is back')).toBeVisible()
    await expect(page.locator('[data-reference]')).toHaveCount(0)
    await expect(page.getByText(failedText)).toHaveCount(0)
    await expect(waiting.getByRole('link', { name: 'Send it as an SMS' })).toHaveAttribute(
      'href',
      /^sms:\+237000000300\?body=.*Jean%20Bosco/,
    )
    await waiting.getByRole('button', { name: 'Try now' }).click()
    await expect(waiting.getByText('Tried 2 times')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    await waiting.getByRole('button', { name: 'Change my request' }).click()
    await expect(demo.form.getByLabel('Email')).toHaveValue(email)
    await context.setOffline(false)

    await expect(page.locator('[data-reference]')).toHaveText(reference)
    await expect(waiting).toHaveCount(0)
    expect(site.leadsOf(email)).toHaveLength(1)
  })
})

test('axe finds nothing in the panel after sending, nor in the one that waits', async ({ page, context, email }) => {
  const demo = demoForm(page)
  await demo.makeReady(email)
  await expect(demo.form.locator('[name=phoneE164]')).toHaveCount(1)
  await demo.sendOffline()
  await expect(page.getByText('It waits here.')).toBeVisible()
  expect(await axeFindings(page, { part: '#contact' })).toEqual([])
  await context.setOffline(false)
  await expect(page.locator('[data-reference]')).toBeVisible()

  expect(await axeFindings(page, { part: '#contact' })).toEqual([])
})

test('a telephone number is sent as it is dialled from anywhere, beside what was typed', async ({
  page,
  site,
  email,
}) => {
  const demo = demoForm(page)
  await demo.open()
  await demo.fill(email)
  const phone = demo.form.getByLabel('Phone number')
  await phone.fill('699 12 34 56')
  await expect(demo.form.getByText('We dial +237 699 123 456')).toBeVisible()
  await demo.form.getByLabel('From').selectOption('Gabon +241')
  await phone.fill('06 12 3')
  await phone.blur()
  await expect(demo.form.getByText('That looks too short for Gabon.')).toBeVisible()
  await phone.fill('06 12 34 56')
  await demo.solveSum()
  await demo.send.click()

  await expect(page.locator('[data-reference]')).toBeVisible()
  expect(site.leadsOf(email)[0]).toMatchObject({ phone: '06 12 34 56', phone_e164: '+2416123456' })
})

test('a number that looks impossible is doubted and taken all the same', async ({ page, site, email }) => {
  const demo = demoForm(page)
  await demo.open()
  await demo.fill(email)
  await demo.form.getByLabel('Phone number').fill('12')
  await demo.form.getByLabel('Phone number').blur()
  await expect(demo.form.getByText('That looks too short for Cameroon.')).toBeVisible()
  await demo.solveSum()
  await demo.send.click()

  await expect(page.locator('[data-reference]')).toBeVisible()
  expect(site.leadsOf(email)[0]).toMatchObject({ phone: '12', phone_e164: null })
})

test('a slip in an e-mail address is offered, and never forced', async ({ look: page }) => {
  const demo = demoForm(page)
  await demo.open()
  const field = demo.form.getByLabel('Email')
  await field.fill('amina@gmial.com')
  await demo.form.getByRole('button', { name: 'Did you mean amina@gmail.com?' }).click()
  await expect(field).toHaveValue('amina@gmail.com')
  await expect(field).toBeFocused()
  await expect(demo.form.getByRole('button', { name: 'Did you mean' })).toHaveCount(0)
})

test.describe('a number of another country', () => {
  test.use({ timezoneId: 'UTC' })

  test('[FORM-4, FORM-18] stops the form until it says its code or its country, and reaches sales as it is dialled', async ({
    page,
    site,
    email,
  }) => {
    const demo = demoForm(page)
    await demo.open()
    await demo.fill(email)
    const phone = demo.form.getByLabel('Phone number')
    await phone.fill('677 12 34 56')
    await expect(demo.form.getByText('Please begin with + and the country’s code.')).toBeVisible()
    await demo.solveSum()
    await demo.send.click()
    const sayCode = 'Please enter the number in digits, beginning with + and the country’s code'
    await expect(phone).toHaveAccessibleDescription(new RegExp(sayCode.replace('+', '\\+')))
    expect(site.leadsOf(email)).toEqual([])

    await demo.form.getByLabel('From').selectOption('Senegal +221')
    await expect(demo.form.getByText(sayCode)).toHaveCount(0)
    await phone.fill('77 123 45 67')
    await expect(demo.form.getByText('We dial +221 771 234 567')).toBeVisible()
    await demo.solveSum()
    await demo.thinkOver()
    await demo.send.click()
    await expect(page.locator('[data-reference]')).toBeVisible()
    expect(site.leadsOf(email)[0]).toMatchObject({ phone: '77 123 45 67', phone_e164: '+221771234567' })
    await expect.poll(() => site.lettersAbout(email).filter((letter) => letter.includes('+221')).length).toBe(2)
    expect(site.lettersAbout(email).join('')).not.toContain('25077')
  })

  for (const [path, name] of [
    ['/fr/contact', 'Afrique du Sud +27'],
    ['/pt/contact', 'África do Sul +27'],
  ] as const) {
    test(`the list of countries speaks the language of the page: ${path}`, async ({ look: page }) => {
      await page.goto(`${path}#demo`)
      const field = page.locator('form[action="/api/demo-requests"] [name=phone]')
      await field.pressSequentially('77')
      await expect(page.locator('[name=phoneCountry] option', { hasText: name })).toHaveCount(1)
    })
  }

  test('is asked for where the number was typed before the form was awake', async ({ look: page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/DemoForm\.island/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/contact#demo')
    const form = page.locator('form[action="/api/demo-requests"]')
    await form.locator('[name=phone]').pressSequentially('77')
    await expect(form.locator('[name=phoneCountry]')).toHaveCount(0)
    held.resolve()
    await expect(form.locator('[name=phoneCountry]')).toBeVisible()
  })
})

test.describe('a number in Dakar', () => {
  test.use({ timezoneId: 'Africa/Dakar' })

  test('is Senegalese, because the clock is', async ({ page }) => {
    const demo = demoForm(page)
    await demo.open()
    await demo.form.getByLabel('Phone number').fill('77 123 45 67')
    await expect(demo.form.getByText('We dial +221 771 234 567')).toBeVisible()
  })
})
