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
