import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { settled } from './settled.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

const openingOf = (page: Page, place: string) => page.locator(`[data-opening=${place}]`)

/** Opens the page at a moment; the clock then moves only when a test moves it. */
async function visitAt(page: Page, moment: string) {
  await page.clock.install({ time: new Date(moment) })
  await page.clock.pauseAt(new Date(Date.parse(moment) + 1000))
  await page.goto('/contact')
}

test.describe('somebody in Kigali', () => {
  test.use({ timezoneId: 'Africa/Kigali', locale: 'en-GB' })

  test('[CONT-2, CONT-4, CONT-7] sees on a Tuesday who is there now, each on its own clock', async ({ page }) => {
    // 17:30 in Kigali, 18:30 in Kampala and in EAT, 16:30 in Luanda, 15:30 in Abidjan.
    await visitAt(page, '2027-03-02T15:30:00Z')

    await expect(openingOf(page, 'kigali')).toHaveText('Open now, until 18:00')
    await expect(openingOf(page, 'kampala')).toHaveText('Opens Wednesday 08:00 (07:00 on your clock)')
    await expect(openingOf(page, 'luanda')).toHaveText('Open now, until 18:00 (19:00 on your clock)')
    await expect(openingOf(page, 'abidjan')).toHaveText('Open now, until 18:00 (20:00 on your clock)')
    await expect(openingOf(page, 'phone')).toHaveText('Opens Wednesday 08:00 (07:00 on your clock)')
    await expect(openingOf(page, 'chat')).toHaveText('Open now, until 22:00 (21:00 on your clock)')
  })

  test('[CONT-7] is told of Monday on Friday evening, on Saturday and just after midnight on Sunday', async ({
    page,
  }) => {
    await visitAt(page, '2027-03-05T16:30:00Z')
    await expect(openingOf(page, 'kigali')).toHaveText('Opens Monday 08:00')
    for (const moment of ['2027-03-06T10:00:00Z', '2027-03-06T22:00:01Z']) {
      await page.clock.setSystemTime(new Date(moment))
      await page.reload()
      await expect(openingOf(page, 'kigali')).toHaveText('Opens Monday 08:00')
    }
    await page.clock.setSystemTime(new Date('2027-03-07T22:00:01Z'))
    await page.reload()

    await expect(openingOf(page, 'kigali')).toHaveText('Opens today 08:00')
  })

  test('[CONT-2, CONT-7] is told the name of the holiday that keeps the line silent', async ({ page }) => {
    await visitAt(page, '2027-03-26T09:00:00Z')

    await expect(openingOf(page, 'kigali')).toHaveText('Closed for Good Friday. Opens Tuesday 08:00')
    await expect(openingOf(page, 'phone')).toHaveText(
      'Closed for Good Friday. Opens Tuesday 08:00 (07:00 on your clock)',
    )
    await expect(openingOf(page, 'abidjan')).toHaveText('Open now, until 18:00 (20:00 on your clock)')

    await page.goto('/fr/contact')
    await expect(openingOf(page, 'kigali')).toContainText('Vendredi saint')
  })

  test('[CONT-7] sees an office open within the minute, without touching the page', async ({ page }) => {
    await visitAt(page, '2027-03-03T05:59:10Z')
    await expect(openingOf(page, 'kigali')).toHaveText('Opens today 08:00')
    await page.clock.runFor(40_000)
    await expect(openingOf(page, 'kigali')).toHaveText('Opens today 08:00')
    await page.clock.runFor(10_000)

    await expect(openingOf(page, 'kigali')).toHaveText('Open now, until 18:00')
  })

  test('[CONT-7] reads the truth again on coming back to a page left open overnight', async ({ page }) => {
    await visitAt(page, '2027-03-02T15:30:00Z')
    await expect(openingOf(page, 'kigali')).toHaveText('Open now, until 18:00')
    await setVisibility(page, 'hidden')
    await page.clock.runFor(12 * 3_600_000)
    await expect(openingOf(page, 'kigali')).toHaveText('Open now, until 18:00')
    await setVisibility(page, 'visible')

    await expect(openingOf(page, 'kigali')).toHaveText('Opens today 08:00')
  })
})

test.describe('somebody in Abidjan', () => {
  test.use({ timezoneId: 'Africa/Abidjan', locale: 'en-GB' })

  test('[CONT-7] is not told late on Thursday of a Friday that has begun in Kampala as of today', async ({ page }) => {
    await visitAt(page, '2027-03-04T22:30:00Z')

    await expect(openingOf(page, 'phone')).toHaveText('Opens Friday 08:00 (05:00 on your clock)')
  })
})

test.describe('somebody far away', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-NZ' })

  test('[CONT-7] is told the day and the time of the opening on their own clock', async ({ page }) => {
    // Wednesday evening there, Wednesday morning in Abidjan.
    await visitAt(page, '2027-03-03T09:30:00Z')

    await expect(openingOf(page, 'abidjan')).toHaveText('Open now, until 18:00 (Thursday 07:00 on your clock)')
  })
})

async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** The page, scrolled to the map: its script comes when the map is near. */
async function openAtMap(page: Page) {
  await page.goto('/contact')
  await page.locator('[data-behaviour=office-map]').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Office', { exact: true })).toBeVisible()
}

test.describe('the street map', () => {
  /** Answers for OpenStreetMap and notes what it would have been asked. */
  async function standInForOpenStreetMap(page: Page) {
    const asked: URL[] = []
    await page.route(/^https:/, async (route) => {
      asked.push(new URL(route.request().url()))
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>Streets</p>' })
    })
    return asked
  }

  test('is fetched from OpenStreetMap only after the visitor has asked for it', async ({ look: page }) => {
    const asked = await standInForOpenStreetMap(page)
    await openAtMap(page)
    await settled(page)
    const button = page.getByRole('button', { name: 'Show interactive map' })
    await button.scrollIntoViewIfNeeded()
    await page.getByLabel('Office', { exact: true }).selectOption('Luanda')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
    await button.click()

    const frame = page.frameLocator('iframe[title="Street map around our office in Luanda"]')
    await expect(frame.getByText('Streets')).toBeVisible()
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://www.openstreetmap.org/export/embed.html',
    ])
    const [west, south, east, north] = asked[0]?.searchParams.get('bbox')?.split(',').map(Number) ?? []
    expect(asked[0]?.searchParams.get('marker')).toBe('-8.839,13.289')
    expect([Number(west) < 13.289, Number(east) > 13.289]).toEqual([true, true])
    expect([Number(south) < -8.839, Number(north) > -8.839]).toEqual([true, true])
  })

  test('follows the chosen office, closes again, and leaves no step in the history', async ({ page }) => {
    const asked = await standInForOpenStreetMap(page)
    await openAtMap(page)
    const steps = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: 'Show interactive map' }).click()
    await expect(page.getByTitle('Street map around our office in Kigali')).toBeVisible()
    // A map that gives way before it is asked for is never fetched.
    await expect.poll(() => asked).toHaveLength(1)
    await page.getByLabel('Office', { exact: true }).selectOption('Abidjan')
    await expect(page.getByTitle('Street map around our office in Abidjan')).toBeVisible()
    await expect.poll(() => asked).toHaveLength(2)
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.getByRole('button', { name: 'Close the map' }).click()

    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show interactive map' })).toBeVisible()
    expect(asked).toHaveLength(2)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('asks anew on each visit', async ({ look: page }) => {
    const asked = await standInForOpenStreetMap(page)
    await openAtMap(page)
    await page.getByRole('button', { name: 'Show interactive map' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.reload()
    await settled(page)

    await expect(page.getByRole('button', { name: 'Show interactive map' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toHaveLength(1)
  })

  test('is shown without asking where the visitor said "always", until remembered choices are withdrawn', async ({
    page,
  }) => {
    await standInForOpenStreetMap(page)
    await page.goto('/contact')
    const store = (functional: boolean) =>
      page.evaluate((isAllowed) => {
        const choice = { necessary: true, functional: isAllowed, analytics: false, marketing: false }
        localStorage.setItem('cookie-consent', JSON.stringify(choice))
        localStorage.setItem('cookie-consent-date', new Date().toISOString())
      }, functional)
    await store(true)
    await openAtMap(page)
    await page.getByLabel('Always show it on this device').check()
    await openAtMap(page)
    await expect(page.locator('iframe')).toHaveCount(1)

    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await page.getByRole('button', { name: 'Reject All' }).click()
    await expect(page.getByLabel('Always show it on this device')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('street-map'))).toBeNull()
  })

  test('opens from the keyboard', async ({ look: page }) => {
    await standInForOpenStreetMap(page)
    await openAtMap(page)
    await page.getByLabel('Office', { exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: 'Show interactive map' })
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')

    await expect(page.getByTitle('Street map around our office in Kampala')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close the map' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('is allowed by the policy of this page, and any other frame is refused', async ({ look: page }) => {
    await standInForOpenStreetMap(page)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text())
    })
    await openAtMap(page)
    await page.getByRole('button', { name: 'Show interactive map' }).click()
    await expect(page.frameLocator('iframe').getByText('Streets')).toBeVisible()
    expect(refused).toEqual([])
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://maps.example/'
      document.body.append(frame)
    })

    await expect.poll(() => refused.length).toBe(1)
  })
})

test('axe finds nothing on the contact page with all of it told and open', async ({ look: page }) => {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title><p>Streets' }),
  )
  await openAtMap(page)
  await expect(openingOf(page, 'abidjan')).toHaveText(/\d\d:\d\d/)
  await page.getByRole('button', { name: 'Show interactive map' }).click()
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details')) question.open = true
  })

  expect(await axeFindings(page, { without: 'iframe' })).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[CONT-2, CONT-4, CONT-7] the hours stand there, and links lead to the street map', async ({ page }) => {
    await page.goto('/contact')

    for (const hours of ['Mon-Fri 8AM-6PM EAT', 'Mon-Fri 8AM-10PM EAT', 'Mon-Fri 8AM-6PM CAT', 'Mon-Fri 8AM-6PM GMT'])
      await expect(page.getByText(hours).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show interactive map' })).toBeHidden()
    const link = page.getByRole('link', { name: /^Bafoussam on OpenStreetMap ?, opens a new tab$/ })
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/.*mlat=5\.478/)
    await expect(link).toHaveAttribute('target', '_blank')
  })
})

test.describe('the privacy policy', () => {
  // Already tomorrow there.
  test.use({ timezoneId: 'Pacific/Auckland' })

  test("[PRIV-1] shows the reader's own date today, and the revision's own date under it", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-05-09T20:00:00Z'))
    await page.goto('/privacy-policy')
    const [today, revised] = [page.locator('main time').first(), page.locator('main time').last()]

    await expect(today).toHaveText('10 May 2031')
    await expect(today).toHaveAttribute('datetime', '2031-05-10')
    await expect(revised).not.toHaveAttribute('datetime', '2031-05-10')
    await expect(revised).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  })

  test('[PRIV-2, OPEN-12] has a text under each title, and leads from its contents to each section', async ({
    page,
  }) => {
    await page.goto('/privacy-policy')
    const words = await page
      .locator('main section[id]')
      .evaluateAll((sections) =>
        sections.map((each) => each.querySelectorAll('p, li').length && each.textContent.length),
      )
    expect(words).toHaveLength(10)
    expect(Math.min(...words)).toBeGreaterThan(150)
    await page.getByRole('navigation', { name: 'The ten sections' }).getByRole('link', { name: 'Cookies' }).click()

    await expect(page).toHaveURL(/#cookies$/)
    await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeInViewport()
  })
})

const ledger = (page: Page) => page.locator('main article[id]')
const nearest = (page: Page) => page.getByText('Nearest to you')

test.describe('the nearest office', () => {
  test.use({ viewport: screens.phone })

  test.describe('somebody in Lagos', () => {
    test.use({ timezoneId: 'Africa/Lagos' })

    test('[CONT-6] finds Bafoussam first, in sight and by the keyboard, without a question to anybody', async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/contact')
      await expect(ledger(page).first()).toHaveAttribute('id', 'bafoussam')
      await expect(ledger(page).first()).toContainText('Nearest to you by the time zone of your device')
      expect(await ledger(page).evaluateAll((rows) => rows.map(({ id }) => id))).toEqual([
        'bafoussam',
        'kigali',
        'kampala',
        'luanda',
        'abidjan',
      ])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await ledger(page).first().scrollIntoViewIfNeeded()
        const tops = await ledger(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
        expect(tops.toSorted((a, b) => a - b)).toEqual(tops)
      }
      expect(asked.filter((path) => path.includes('location'))).toEqual([])
    })

    test('nothing moves for who comes to an office by its address', async ({ page }) => {
      await page.goto('/contact#luanda')
      await settled(page)

      await expect(page.locator('#luanda')).toBeInViewport()
      await expect(nearest(page)).toBeHidden()
      await expect(ledger(page).first()).toHaveAttribute('id', 'kigali')
    })
  })

  test.describe('somebody in Paris', () => {
    test.use({ timezoneId: 'Europe/Paris' })

    test('is told of no nearest office', async ({ page }) => {
      await page.goto('/contact')
      await settled(page)

      await expect(nearest(page)).toBeHidden()
      await expect(ledger(page).first()).toHaveAttribute('id', 'kigali')
    })
  })
})
