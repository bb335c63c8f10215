import { leastConsent } from '#contract/consent.ts'
import { expect, test } from './chat-peer.ts'
import { settled } from './settled.ts'
import { screens } from './screens.ts'
import { chatWindow, keptChat, keptDraft } from './chat-window.ts'
import { cookieBanner } from './cookie-banner.ts'

const keys = [
  'chatSize',
  'isExpanded',
  'isMinimized',
  'isOpen',
  'messages',
  'position',
  'session',
  'showUserForm',
  'userInfo',
]

test.describe('where functional storage is allowed', () => {
  test.use({ answered: { ...leastConsent, functional: true } })

  test('[CHAT-60, CHAT-61, DATA-7, DATA-8] the state is kept and restored on the next page', async ({ page }) => {
    const chat = chatWindow(page)
    await page.setViewportSize(screens.desktop)
    await chat.begin('/pricing')
    await chat.ask('Keep me')
    await expect(chat.messages).toHaveCount(4)
    await chat.button('Maximize').click()
    await chat.button('Move the window with the arrow keys').press('ArrowLeft')
    const times = await chat.log.locator('time').allTextContents()

    const kept = await keptChat(page)
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(keys)
    expect(kept).toMatchObject({
      isOpen: true,
      isMinimized: false,
      isExpanded: true,
      position: { bottom: 24, right: 40 },
      chatSize: { width: 500, height: 600 },
      userInfo: { name: 'Grace', email: 'grace@duka.example', phone: '', company: '', location: 'Rwanda' },
      showUserForm: false,
    })
    for (const message of (kept?.['messages'] ?? []) as readonly Record<string, unknown>[]) {
      expect(message).toMatchObject({ id: expect.any(String), text: expect.any(String) })
      expect(['user', 'agent']).toContain(message['sender'])
      expect(Number.isNaN(Date.parse(String(message['timestamp'])))).toBe(false)
    }

    await page.goto('/about')
    await expect(chat.messages).toHaveCount(4)
    expect(await chat.log.locator('time').allTextContents()).toEqual(times)
    expect(await chat.dialog.boundingBox()).toMatchObject({ width: 500, height: 600 })
    await chat.button('Minimize').click()
    await page.goto('/hotel')
    await expect(chat.dialog).toBeVisible()
    await expect(chat.log).toBeHidden()
  })

  test('what is half written survives a reload, a page change and a closed window, and goes with the tab', async ({
    page,
    context,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    await chat.input.fill('We are four in two')
    await page.reload()
    await expect(chat.input).toHaveValue('We are four in two')
    await chat.input.fill('We are four in two shops')
    await chat.button('Close').click()
    await chat.button('No, Thanks').click()
    await page.goto('/about')
    await chat.trigger.click()
    await expect(chat.input).toHaveValue('We are four in two shops')
    const other = await context.newPage()
    await other.goto('/about')
    await expect(chatWindow(other).input).toHaveValue('')

    await page.bringToFront()
    await chat.input.press('Enter')
    await expect(chat.messages.last()).toContainText('You asked: We are four in two shops')
    await page.reload()
    await expect(chat.messages.last()).toContainText('You asked: We are four in two shops')
    await expect(chat.input).toHaveValue('')
  })

  test('two tabs show one conversation: asked here, answered in both, each message once', async ({
    page,
    context,
    peer,
  }) => {
    const [here, there] = [chatWindow(page), chatWindow(await context.newPage())]
    const other = there.dialog.page()
    // Only the tab in front is drawn at full speed.
    await page.bringToFront()
    await here.begin('/pricing')
    await other.goto('/about')
    await expect(there.messages).toHaveCount(2)
    peer.next({ pieces: ['One ', 'two.'], holdAfter: 1 })
    await here.ask('In both')
    await expect(there.messages.nth(2)).toContainText('In both')
    await expect(there.messages.last()).toHaveText('One')
    peer.release()
    for (const tab of [here, there]) {
      await expect(tab.messages.last()).toContainText('One two.')
      await expect(tab.messages).toHaveCount(4)
    }

    await other.bringToFront()
    await there.ask('And back')
    for (const tab of [here, there]) {
      await expect(tab.messages.last()).toContainText('You asked: And back')
      await expect(tab.messages).toHaveCount(6)
    }
    // A question is one question, whichever tab sends it.
    expect(new Set(peer.called('POST messages').map(({ id }) => id)).size).toBe(2)

    await page.bringToFront()
    await here.button('Clear Chat').click()
    await page.getByRole('button', { name: 'Clear Everything' }).click()
    await expect(there.field('Name')).toBeVisible()
    await expect(there.field('Name')).toHaveValue('')
  })

  test('a window that shows its form goes on with what is begun in another tab', async ({ page, context }) => {
    const [here, there] = [chatWindow(page), chatWindow(await context.newPage())]
    const other = there.dialog.page()
    await there.open('/about')
    await expect(there.field('Name')).toBeVisible()
    await page.bringToFront()
    // Left open there, it is open here as well.
    await page.goto('/pricing')
    await here.introduce()
    await other.bringToFront()
    await expect(there.messages).toHaveCount(2)
    await expect(there.field('Name')).toHaveCount(0)
  })

  test('[CHAT-55] a welcome by name that comes after everything was cleared is not kept for whoever comes next', async ({
    page,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    const release = Promise.withResolvers<void>()
    await page.route('**/reset', async (route) => {
      await release.promise
      await route.continue()
    })
    await chat.clearMessages()
    await expect(chat.messages).toHaveCount(1)
    await chat.button('Clear Chat').click()
    await page.getByRole('button', { name: 'Clear Everything' }).click()
    await expect(chat.field('Name')).toHaveValue('')
    const cleared = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/reset'))
    release.resolve()
    await cleared
    await settled(page)
    expect(await keptChat(page)).toBeNull()
  })

  test('what was silent for longer than a week is gone, and its window stays closed', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.begin()
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('management-chat-state') ?? '') as { messages: object[] }
      const timestamp = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString()
      const messages = kept.messages.map((message) => ({ ...message, timestamp }))
      localStorage.setItem('management-chat-state', JSON.stringify({ ...kept, messages }))
    })
    await page.reload()
    await expect.poll(() => keptChat(page)).toBeNull()
    await expect(chat.dialog).toBeHidden()
    await chat.trigger.click()
    await expect(chat.field('Name')).toHaveValue('')
  })

  test('withdrawn consent takes what is kept with it at once, and the conversation goes on', async ({ page }) => {
    const chat = chatWindow(page)
    await chat.begin()
    await chat.input.fill('Half a')
    expect(await keptChat(page)).not.toBeNull()
    expect(await keptDraft(page)).toBe('"Half a"')
    await chat.button('Minimize').click()
    const banner = cookieBanner(page)
    await banner.reopen.click()
    await banner.openPreferences()
    await banner.toggle('Functional').click()
    await banner.button('Save Preferences').click()
    await expect(banner.dialog).toBeHidden()
    expect(await keptChat(page)).toBeNull()
    expect(await keptDraft(page)).toBeNull()

    await chat.button('Restore').click()
    await expect(chat.input).toHaveValue('Half a')
    await chat.ask('Still here')
    await expect(chat.messages.last()).toContainText('You asked: Still here')
    expect(await keptChat(page)).toBeNull()
    await expect(chat.dialog.getByText('Ends with this page.')).toBeVisible()
  })

  for (const [what, value] of [
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, open: true })],
    ['something hostile', JSON.stringify({ isOpen: true, messages: [{ id: 1 }], session: { id: '../x', token: 1 } })],
  ] as const) {
    test(`[CHAT-62] ${what} under its key is left aside and logged once`, async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('chat')) logged.push(message.text())
      })
      await page.addInitScript((text) => localStorage.setItem('management-chat-state', text), value)
      const chat = chatWindow(page)
      await page.goto('/pricing')
      // The trigger is away where the script has opened the window by itself.
      await page.evaluate(() => void dispatchEvent(new CustomEvent('openLiveChat')))
      await expect(chat.field('Name')).toBeVisible()

      expect(logged).toEqual(['The kept chat cannot be read and is left aside.'])
    })
  }

  test('[CHAT-62] a full storage is only logged: the chat works', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.addInitScript(() => {
      const real = localStorage.setItem.bind(localStorage)
      Storage.prototype.setItem = (key: string, value: string) => {
        if (key === 'management-chat-state') throw new DOMException('full', 'QuotaExceededError')
        real(key, value)
      }
    })
    const chat = chatWindow(page)
    await chat.begin()
    await chat.ask('Works?')

    await expect(chat.messages.last()).toContainText('You asked: Works?')
    expect(logged).toEqual(['The chat could not be kept in this browser.'])
  })
})

test('without functional consent nothing is kept, the window says so and offers to keep it', async ({ page }) => {
  const chat = chatWindow(page)
  await chat.begin()
  await chat.input.fill('Half a')
  expect(await keptChat(page)).toBeNull()
  expect(await keptDraft(page)).toBeNull()
  await expect(chat.dialog.getByText('Ends with this page.')).toBeVisible()
  await chat.button('Keep it in this browser').click()
  await expect(chat.dialog.getByText('This conversation ends')).toHaveCount(0)
  expect(await keptChat(page)).toMatchObject({ isOpen: true, userInfo: { name: 'Grace' } })
  await page.reload()

  await expect(chat.messages).toHaveCount(2)
  await expect(chat.input).toHaveValue('Half a')
})

test('with storage blocked altogether the chat works', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/pricing')
  await cookieBanner(page).button('Reject All').click()
  const chat = chatWindow(page)
  await chat.trigger.click()
  await chat.introduce()
  await chat.ask('Works?')

  await expect(chat.messages.last()).toContainText('You asked: Works?')
  expect(errors).toEqual([])
})

test('[CHAT-34, CHAT-35] a new visitor finds it closed; it begins with the form and one welcome message', async ({
  page,
}) => {
  const chat = chatWindow(page)
  await page.goto('/pricing')
  await expect(chat.dialog).toHaveCount(0)
  await chat.trigger.click()
  await expect(chat.field('Name')).toBeVisible()
  await chat.introduce()

  await expect(chat.messages.first()).toContainText('Hello, I am Sozi.')
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.smallPhone, answered: { ...leastConsent, functional: true } })

  test('a link in an answer leads to its page, and the window waits there as a bar', async ({
    page,
    context,
    peer,
  }) => {
    const chat = chatWindow(page)
    await chat.begin()
    peer.next({ pieces: ['The price list says it.'], sources: [{ title: 'Hotel', url: '/hotel' }] })
    await chat.ask('What does it cost?')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      chat.dialog.getByRole('list', { name: 'From' }).getByRole('link').click(),
    ])
    for (const tab of [page, opened]) {
      await expect(chatWindow(tab).dialog).toHaveCSS('height', '64px')
      await expect(chatWindow(tab).input).toBeHidden()
      await expect(tab.locator('[data-consent-reopen]')).toBeHidden()
    }
    await opened.getByRole('heading', { level: 1 }).click()
  })
})
