import type { Page } from '@playwright/test'
import { demoForm, expect, test } from './site.ts'

const pages = ['/services', '/about', '/modules', '/contact', '/pricing']
const asks = (page: Page) => page.locator('main button[form=ask]')

/** Notes each `openLiveChat` and takes it, as a chat would. */
async function takeEvents(page: Page) {
  await page.addInitScript(() => {
    const taken: string[] = []
    Object.assign(window, { taken })
    addEventListener('openLiveChat', (event) => {
      event.preventDefault()
      taken.push((event as CustomEvent<{ message: string }>).detail.message)
    })
  })
}
const takenOn = (page: Page) => page.evaluate(() => (window as unknown as { taken: readonly string[] }).taken)

/** The page with its trigger gone, or replaced by a counting one. */
async function replaceTrigger(page: Page, replacement: 'none' | 'counting') {
  // The script says who is there once it listens; before that, a button leads to the demo form.
  await expect(page.locator('[data-chat-trigger][data-state]')).toBeAttached()
  await page.evaluate((kind) => {
    for (const trigger of document.querySelectorAll('[data-chat-trigger]')) trigger.remove()
    if (kind === 'none') return
    const trigger = document.createElement('button')
    trigger.dataset['chatTrigger'] = ''
    trigger.addEventListener('click', () => (document.title = `clicked: ${trigger.value}`))
    document.body.append(trigger)
  }, replacement)
}

test('[CTA-1, CTA-4] without a trigger every button of the five pages dispatches openLiveChat on the window', async ({
  page,
}) => {
  await takeEvents(page)
  for (const address of pages) {
    await page.goto(address)
    await replaceTrigger(page, 'none')
    // In one go: some of them stand in views that are not shown.
    const messages = await asks(page).evaluateAll((buttons) =>
      buttons.map((button) => {
        const ask = button as HTMLButtonElement
        ask.click()
        return ask.value
      }),
    )

    expect(messages.length).toBeGreaterThan(0)
    expect(await takenOn(page)).toEqual(messages)
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('[CTA-3] with a trigger on the page each button clicks it and hands it the first message', async ({ page }) => {
  await takeEvents(page)
  await page.goto('/ngo-compatibility')
  await replaceTrigger(page, 'counting')
  await page.getByRole('button', { name: 'Apply for the NGO Program' }).first().click()

  await expect(page).toHaveTitle(/^clicked: .*NGO program/)
  expect(await takenOn(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/ngo-compatibility')
})

for (const key of ['Space', 'Enter'] as const) {
  // One page each: a chat that has opened takes the focus, and the next key with it.
  test(`[CTA-4] opens the chat by keyboard, too: ${key}`, async ({ page }) => {
    await takeEvents(page)
    await page.goto('/services')
    await replaceTrigger(page, 'none')
    await asks(page).first().press(key)

    expect(await takenOn(page)).toHaveLength(1)
  })
}

test('where nothing opens a chat, a button leads to the demo form with its message written', async ({ look: page }) => {
  // A page without a chat: neither its trigger nor its window.
  await page.route('**/pharmacy', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const without = html.replace(/<button[^>]* data-chat-trigger.*?<\/site-island>/, '')
    expect(without.length).toBeLessThan(html.length)
    await route.fulfill({ response, body: without })
  })
  await page.goto('/pharmacy')
  const ask = page.getByRole('button', { name: 'Schedule Demo' })
  const message = (await ask.getAttribute('value')) ?? ''
  await ask.click()

  await expect(page).toHaveURL(/\/contact\?message=[^#]+#demo$/)
  await expect(demoForm(page).form.getByLabel('Message')).toHaveValue(message)
  expect(message).toContain('pharmacy')
})

test('a message in the address is text and nothing else', async ({ look: page }) => {
  const hostile = '"><img src=x onerror="document.title=\'broken\'">'
  await page.goto(`/contact?message=${encodeURIComponent(hostile)}#demo`)

  await expect(demoForm(page).form.getByLabel('Message')).toHaveValue(hostile)
  await expect(page).not.toHaveTitle('broken')
})
