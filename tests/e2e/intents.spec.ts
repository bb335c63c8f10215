import type { Page } from '@playwright/test'
import { chatWindow } from './chat-window.ts'
import { expect, test, type Site } from './site.ts'

/** The subject of the letter to sales about a request of this person; folded lines are one. */
function subjectsOf(site: Site, email: string) {
  return site.lettersAbout(email).flatMap((letter) => {
    const [, subject = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(letter) ?? []
    return /request/i.test(subject) ? [subject.replaceAll(/\r?\n[ \t]+/g, ' ')] : []
  })
}

async function press(page: Page, label: string, place: 'first' | 'last') {
  await page.getByRole('main').getByRole('button', { name: label, exact: true })[place]().click()
  await chatWindow(page).dialog.waitFor()
}

/** Gives name and address, and sends what the button wrote. */
async function introduceAndSend(page: Page, email: string, phone?: string) {
  const chat = chatWindow(page)
  await chat.field('Company').fill('Duka Bora')
  await chat.introduce({ name: 'Amina', email, ...(phone !== undefined && { phone }) })
  await expect(chat.input).not.toHaveValue('')
  await chat.button('Send').click()
}

for (const width of [390, 1440]) {
  test.describe(`a wish, from its button to the letter to sales, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test("a trial of the plan that the calculator found, with the calculator's numbers", async ({
      page,
      site,
      email,
    }) => {
      const chat = chatWindow(page)
      await page.goto('/pricing')
      const main = page.getByRole('main')
      await main.getByLabel('People who use it').scrollIntoViewIfNeeded()
      await expect(async () => {
        await main.getByLabel('People who use it').fill('4')
        await expect(main.locator('[data-about^="professional 4-users"]')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await main.locator('[data-about^="professional 4-users"]').click()
      await introduceAndSend(page, email)

      await expect(chat.messages.last()).toContainText('Professional, 4 users')
      await expect(chat.messages.last()).toContainText('free trial')
      await expect(chat.messages.last()).toContainText('When would suit you?')
      await chat.button('Tomorrow morning').click()
      await expect(chat.messages.last()).toContainText('Our team has it all now')
      await expect
        .poll(() => subjectsOf(site, email))
        .toEqual(['Plan request: Duka Bora, Professional, Tomorrow morning'])
      expect(site.lettersAbout(email).join('\n')).toContain('4 users')
    })

    test('a call', async ({ page, site, email }) => {
      const chat = chatWindow(page)
      await page.goto('/contact')
      await press(page, 'Schedule Demo', 'last')
      await introduceAndSend(page, email)

      await expect(chat.messages.last()).toContainText('Noted: a call for Duka Bora')
      await chat.ask('+250 788 123 456')
      await expect(chat.messages.last()).toContainText('When would suit you?')
      await chat.button('Skip').click()
      await expect(chat.messages.last()).toContainText('number: +250 788 123 456')
      await expect.poll(() => subjectsOf(site, email)).toEqual(['Call request: Duka Bora'])
    })

    test('a consultation, with a question in the middle', async ({ page, site, email }) => {
      const chat = chatWindow(page)
      await page.goto('/services')
      await press(page, 'Schedule Consultation', 'first')
      await introduceAndSend(page, email)

      await expect(chat.messages.last()).toContainText('Noted: a consultation (setting up) for Duka Bora')
      await chat.ask('What does Professional cost?')
      await expect(chat.messages.last()).toContainText('$19.9')
      await expect(chat.messages.last()).toContainText('And for your request: when would suit you?')
      await chat.ask('Tuesday morning')
      await chat.ask('Huye')
      await expect(chat.messages.last()).toContainText('when: Tuesday morning; where: Huye')
      const reference = /Your reference is ([A-Z0-9]{3}-[A-Z0-9]{3})/.exec(
        (await chat.messages.last().textContent()) ?? '',
      )
      await expect
        .poll(() => subjectsOf(site, email))
        .toEqual(['Consultation request: Duka Bora, Huye, Tuesday morning'])
      expect(site.lettersAbout(reference?.[1] ?? 'none').length).toBeGreaterThan(0)
    })
  })
}

test('words of one’s own keep what the button wanted; a message from nowhere wants nothing', async ({
  page,
  site,
  email,
}) => {
  const chat = chatWindow(page)
  await page.goto('/pharmacy')
  await press(page, 'Schedule Demo', 'first')
  await chat.introduce({ name: 'Amina', email })
  await chat.ask('We count by hand every Friday.')
  await expect(chat.messages.last()).toContainText('Noted: a demo (pharmacy)')
  await chat.button('Skip').click()
  await chat.button('Skip').click()
  await expect(chat.messages.last()).toContainText('Our team has it all now')
  await expect.poll(() => subjectsOf(site, email)).toHaveLength(1)
  await chat.ask('We count by hand every Friday.')
  await expect(chat.messages.last()).not.toContainText('Noted')
})

test('the plan cards want the billing that is chosen', async ({ page }) => {
  await page.goto('/pricing')
  const plans = page.locator('[data-view=subscription] [data-intent=plan]')
  await expect(plans.first()).toHaveAttribute('data-about', 'starter monthly')
  await page.goto('/pricing?billing=annual')
  await expect(plans.first()).toHaveAttribute('data-about', 'starter annual')
})
