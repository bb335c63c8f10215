import type { Page } from '@playwright/test'
import { topicIds } from '#content/copy/docs/topic.ts'
import { axeFindings } from './axe.ts'
import { chatWindow } from './chat-window.ts'
import { settled } from './settled.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' })
const options = (page: Page) => page.getByRole('option')
const topic = (page: Page, id: string) => page.locator(`article#${id}`)
const section = (page: Page, id: string) => page.locator(`[data-section=${id}]`)

/** The page with its scripts at work, at an anchor or at its beginning, and its contents in sight. */
async function open(page: Page, anchor = '') {
  await page.goto(`/documentation${anchor}`)
  await expect(searchBox(page)).toBeEnabled()
}

async function showContents(page: Page) {
  if (await section(page, 'inventory').isHidden()) await page.locator('[data-contents] > summary').click()
}

/** Types into a box whose results are on their way, and waits for them. */
async function search(page: Page, text: string) {
  await searchBox(page).click()
  await searchBox(page).fill(text)
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone })

  test('[DOCS-4, DOCS-5] a click on a section selects it and opens it, another click closes it', async ({ page }) => {
    await open(page)
    await showContents(page)
    await expect(topic(page, 'getting-started')).toBeVisible()
    await expect(topic(page, 'inventory')).toBeHidden()

    const inventory = section(page, 'inventory')
    await inventory.locator('summary').click()
    await expect(topic(page, 'inventory')).toBeVisible()
    await expect(topic(page, 'getting-started')).toBeHidden()
    await expect(inventory).toHaveAttribute('open')
    await expect(inventory.locator('summary')).toHaveAttribute('aria-current', 'true')
    await expect(section(page, 'getting-started').locator('summary')).not.toHaveAttribute('aria-current')
    await expect(page).toHaveURL(/#inventory$/)

    await inventory.locator('summary').click()
    await expect(inventory).not.toHaveAttribute('open')
    await expect(topic(page, 'inventory')).toBeVisible()

    await page.goBack()
    await expect(topic(page, 'getting-started')).toBeVisible()
  })

  test('the contents are open to listeners, too, once there is room for them', async ({ look: page }) => {
    await open(page)
    await expect(page.locator('[data-contents]')).not.toHaveAttribute('open')
    await page.setViewportSize(screens.desktop)
    await expect(page.locator('[data-contents]')).toHaveAttribute('open')
    expect(await axeFindings(page, { part: 'aside', colours: [] })).toEqual([])
  })

  test('[DOCS-4] sections work with the keyboard', async ({ look: page }) => {
    await open(page)
    await showContents(page)
    await section(page, 'pos-system').locator('summary').focus()
    await page.keyboard.press('Enter')

    await expect(topic(page, 'pos-system')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(section(page, 'pos-system').getByRole('link', { name: 'Open the till' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#pos-system-open-the-till')).toBeInViewport()
  })

  test('[DOCS-1] the box filters sections by their title and by the titles of their subsections', async ({
    look: page,
  }) => {
    await open(page)
    await search(page, 'refund')
    const shown = page.locator('[data-section]:visible')
    await expect(shown).toHaveCount(1)
    await expect(section(page, 'pos-system').getByRole('link', { name: 'Refunds' })).toBeVisible()
    await expect(section(page, 'pos-system').getByRole('link', { name: 'Open the till' })).toBeHidden()

    await searchBox(page).fill('USER MAN')
    await expect(shown).toHaveCount(1)
    await expect(section(page, 'user-management')).toBeVisible()

    await searchBox(page).fill('no such title')
    await expect(shown).toHaveCount(0)
    await expect(page.getByText('No title contains this word.')).toBeVisible()

    await searchBox(page).fill('')
    await expect(shown).toHaveCount(9)
    await expect(section(page, 'pos-system')).not.toHaveAttribute('open')
  })

  test('a search finds text, marks it, and leads there with the keyboard alone', async ({ look: page }) => {
    await open(page)
    await search(page, 'withdrawn token')
    await expect(options(page).first()).toContainText('Integrations and API')
    await expect(options(page).first().locator('mark').filter({ hasText: 'withdrawn' })).toBeVisible()
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const active = await searchBox(page).getAttribute('aria-activedescendant')
    expect(await options(page).first().getAttribute('id')).toBe(active)

    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#integrations-authentication$/)
    await expect(page.locator('#integrations-authentication')).toBeInViewport()
    await expect(topic(page, 'getting-started')).toBeHidden()
  })

  test('Escape first closes the results, then empties the box', async ({ look: page }) => {
    await open(page)
    await search(page, 'mobile money')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toHaveValue('mobile money')
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toHaveValue('')
    await expect(page.locator('[data-section]:visible')).toHaveCount(9)
  })

  test('axe finds nothing among results and in a chosen topic', async ({ look: page }) => {
    await open(page, '#security')
    expect(await axeFindings(page, { part: 'main' })).toEqual([])
    await search(page, 'sale')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await axeFindings(page, { part: 'main' })).toEqual([])
  })

  test('axe finds nothing in the API reference, and nothing is cut off', async ({ look: page }) => {
    await page.goto('/documentation/api-reference.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference')
    expect(await axeFindings(page)).toEqual([])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })

  test('[DOCS-8] a copy button copies and shows a check mark for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install({ time: 0 })
    await open(page, '#integrations')
    await page.clock.pauseAt(3_600_000)
    const figure = page.locator('figure', { hasText: 'List products' })
    const button = figure.getByRole('button')
    await expect(button).toHaveText('Copy')

    await button.click()
    await expect(button).toHaveText('Copied')
    await expect(button).toHaveAttribute('data-copied')
    await expect(page.locator('[data-copy-status]')).toHaveText('Copied')
    const mark = await button.evaluate((element) => getComputedStyle(element, '::before').content)
    expect(mark).toBe('""')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await figure.locator('code').textContent())

    await page.clock.runFor(1900)
    await expect(button).toHaveText('Copied')
    await page.clock.runFor(200)
    await expect(button).toHaveText('Copy')
    await expect(button).not.toHaveAttribute('data-copied')
    await expect(page.locator('[data-copy-status]')).toHaveText('')
  })
})

test('no topic is cut off at 320 px, nor at 390 px with text twice as large', async ({ look: page }) => {
  for (const [width, rootSize] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
    await expect(page.locator('main article')).toHaveCount(topicIds.length)
    for (const id of topicIds) {
      await page.evaluate((anchor) => (location.hash = anchor), id)
      await expect(topic(page, id)).toBeVisible()
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h2, h3, p, a, li, th, td, summary, button, figure)')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent.slice(0, 40)),
      )
      expect(outside, `${id} at ${width} px`).toEqual([])
    }
  }
})

test('[DOCS-8] where copying is refused the code is selected, and the button does not claim more', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await open(page, '#integrations')
  const figure = page.locator('figure', { hasText: 'List products' })
  await figure.getByRole('button').click()

  await expect(figure.getByRole('button')).toHaveText('Selected: copy it by hand')
  await expect(figure.getByRole('button')).not.toHaveAttribute('data-copied')
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('curl')
})

test('the texts to search and the code that does it are fetched when the box is used, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page)
  await settled(page)
  expect(asked.filter((path) => /props-|DocsSearch|hydrate/.test(path))).toEqual([])

  await searchBox(page).focus()
  await expect.poll(() => asked.filter((path) => /props-|DocsSearch/.test(path)).length).toBe(2)
})

test('what was typed while the search was still on its way is searched', async ({ look: page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/DocsSearch/, async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await searchBox(page).pressSequentially('webhook')
  await expect(page.locator('[data-section]:visible')).toHaveCount(1)
  letThrough()

  await expect(options(page).first()).toBeVisible()
  await expect(searchBox(page)).toHaveValue('webhook')
})

test('a hit in the API reference leads to its own document', async ({ look: page }) => {
  await open(page)
  await search(page, 'POST /sales web shop')
  await options(page).filter({ hasText: 'API reference' }).first().click()

  await expect(page).toHaveURL(/\/documentation\/api-reference\.html#api-record-sale$/)
  await expect(page.locator('#api-record-sale')).toBeInViewport()
})

test('no hit offers the assistant, with the question in its first message', async ({ look: page }) => {
  await open(page)
  await search(page, 'zebra crossing $& permits')
  await expect(page.getByText('No results.').first()).toBeVisible()
  expect(await axeFindings(page, { part: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Ask Sozi instead' }).click()

  const chat = chatWindow(page)
  await chat.introduce()
  await expect(chat.input).toHaveValue('I could not find this in the documentation: zebra crossing $& permits')
})

test('hostile and endless input is text and nothing else', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('dialog', (dialog) => {
    problems.push(dialog.message())
    void dialog.dismiss()
  })
  await open(page)
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '((((.*+?^${}',
    '\u202e\u0000%00',
  ]) {
    await search(page, text)
    await expect(page.getByText(/No results|\d results?/).first()).toBeAttached()
  }
  expect(await page.locator('search img, search script:not([type])').count()).toBe(0)

  await searchBox(page).pressSequentially('x')
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[role=combobox]')
    if (!box) return
    box.value = 'sale '.repeat(2000)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(options(page).first()).toBeVisible()
  await searchBox(page).fill('y'.repeat(10_000))
  await expect(page.getByText('No results.').first()).toBeVisible()
  expect(problems).toEqual([])
})

test('an address with an anchor opens its topic, an unknown one the first', async ({ look: page }) => {
  await open(page, '#integrations-webhooks')
  await expect(page.locator('#integrations-webhooks')).toBeInViewport()
  await expect(topic(page, 'getting-started')).toBeHidden()
  await expect(section(page, 'integrations')).toHaveAttribute('open')

  for (const anchor of ['#no-such-thing', '#%00', '#"><img src=x>', '#a.b:c']) {
    await page.goto('/pricing')
    await open(page, anchor)
    await expect(topic(page, 'getting-started')).toBeVisible()
    await expect(topic(page, 'integrations')).toBeHidden()
  }

  await open(page, '#inventory')
  await expect(topic(page, 'inventory')).toBeVisible()
  await page.evaluate(() => (location.hash = '#main'))
  await expect(topic(page, 'inventory')).toBeVisible()
})

test('a word in a hidden topic is found by the browser itself, which shows that topic', async ({ look: page }) => {
  await open(page)
  await expect(topic(page, 'pos-system')).toHaveAttribute('hidden', 'until-found')
  await topic(page, 'pos-system').dispatchEvent('beforematch')

  await expect(topic(page, 'pos-system')).toBeVisible()
  await expect(section(page, 'pos-system').locator('summary')).toHaveAttribute('aria-current', 'true')
})

test('on paper all topics stand, opened, without what only works on a screen', async ({ look: page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })

  await expect(topic(page, 'troubleshooting')).toBeVisible()
  await expect(page.getByText('Use a recovery code.')).toBeVisible()
  for (const selector of ['aside', 'body > footer a', 'body > header button', 'article button', '[data-turn]']) {
    await expect(page.locator(selector).first()).toBeHidden()
  }
})

test('the Markdown twin and the OpenAPI file are sent as what they are', async ({ request }) => {
  const markdown = await request.get('/documentation.md')
  const openApi = await request.get('/openapi.json')

  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(openApi.headers()['content-type']).toBe('application/json; charset=utf-8')
  expect(await openApi.json()).toMatchObject({ openapi: '3.1.0' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every topic is there at its own address, and nothing pretends to work', async ({ page }) => {
    await page.goto('/documentation#integrations-webhooks')
    await expect(page.locator('#integrations-webhooks')).toBeInViewport()
    for (const id of ['getting-started', 'pos-system', 'troubleshooting']) await expect(topic(page, id)).toBeVisible()
    await expect(searchBox(page)).toBeHidden()
    await expect(page.locator('figure button')).toHaveCount(0)

    await section(page, 'inventory').locator('summary').click()
    await section(page, 'inventory').getByRole('link', { name: 'Reorder points' }).click()
    await expect(page.locator('#inventory-reorder-points')).toBeInViewport()
  })
})
