import type { BrowserContext, Page } from '@playwright/test'
import { leastConsent } from '#contract/consent.ts'
import { heldRequest, keptPages, type HeldRequest, type WorkerMessage } from '#islands/offline/worker-messages.ts'
import { cookieBanner } from './cookie-banner.ts'
import { startFailingServer } from './failing-server.ts'
import { chooseConsent, demoForm, expect, startSite, test, withMotion } from './site.ts'

const functional = { ...leastConsent, functional: true }
test.use({ ...withMotion, answered: functional })

/** What the browser keeps for this site besides its storage of words. Opens no store: that would bring back one just taken away. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return { workers: registrations.length, stores: await caches.keys() }
  })
const nothing = { workers: 0, stores: [] }

const pathsKeptBy = (page: Page) =>
  page.evaluate(async (name) => {
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
    return requests.map(({ url }) => new URL(url).pathname)
  }, keptPages)

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => pathsKeptBy(page)).toEqual(expect.arrayContaining([path]))
}

/** The requests that the service worker is to send. */
const heldBy = (page: Page) =>
  page.evaluate(async (cacheName) => {
    const held = await caches.match('/api/demo-requests', { cacheName })
    return held ? ((await held.json()) as readonly HeldRequest[]) : []
  }, heldRequest)

async function storeHeld(page: Page, held: readonly HeldRequest[]) {
  await page.evaluate(
    async ({ store, text }) => (await caches.open(store)).put('/api/demo-requests', new Response(text)),
    { store: heldRequest, text: JSON.stringify(held) },
  )
}

/** Tells the service worker all at once, as tabs may. */
const tellWorker = (page: Page, messages: readonly WorkerMessage[]) =>
  page.evaluate(async (all) => {
    const { active } = await navigator.serviceWorker.ready
    for (const message of all) active?.postMessage(message, [])
  }, messages)

/** Tells the browser what it tells itself when the network is back, maybe hours later. */
async function syncNow(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page)
  const ids: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(...registrations.map(({ registrationId }) => registrationId))
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => ids.length).toBeGreaterThan(0)
  const [registrationId = ''] = ids
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: heldRequest, lastChance: false })
}

/** The network is back, no page that could send is open, and the browser wakes the service worker; a page without a script is left. */
async function leaveToBackground(page: Page, origin: string) {
  const context = page.context()
  const other = await context.newPage()
  // A page that is only being closed may still hear of the network.
  await page.goto('about:blank')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await other.goto('/robots.txt')
  // The browser may have been quicker.
  await syncNow(context, other, `${origin}/`)
  return other
}

/** A request that found no network, and is with the service worker. */
async function leaveUnsent(page: Page, email: string) {
  const demo = demoForm(page)
  await demo.makeReady(email)
  await expect.poll(() => pathsKeptBy(page)).toContain('/')
  await demo.sendOffline()
  await expect.poll(() => heldBy(page)).toHaveLength(1)
}

test.describe('without a network', () => {
  test('a page that was seen, prices and contact can be read, and say of when they are', async ({ page, context }) => {
    await open(page, '/pt/about')
    await expect.poll(() => pathsKeptBy(page)).toEqual(expect.arrayContaining(['/pt/pricing', '/pt/contact']))
    await context.setOffline(true)
    for (const path of ['/pt/about', '/pt/pricing', '/pt/contact']) {
      await page.goto(`${path}?from=bookmark`)
      const line = page.getByText('Sem rede. Esta página é de')
      await expect(line).toContainText(String(new Date().getFullYear()))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    // One that was not seen says so, and what there is instead.
    await page.goto('/pt/hotel')
    await expect(page.getByRole('heading', { name: 'Sem rede' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ligar' })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
    // Nobody else's page is behind it, whatever the address looks like.
    const { origin } = new URL(page.url())
    await page.goto(`${origin}//stranger.example/`)
    expect(
      await page
        .locator('p a')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.origin),
    ).toBe(origin)
    await page.goto('/pt/hotel')
    await page.getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByText('Sem rede. Esta página é de')).toBeVisible()

    await context.setOffline(false)
    await page.goto('/pt/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Sem rede. Esta página é de')).toHaveCount(0)
  })

  test('a page keeps prices and contact in its own language alone', async ({ page }) => {
    await open(page, '/pt/contact')
    await expect.poll(() => pathsKeptBy(page)).toContain('/pt/pricing')
    // Whatever else that page had asked for was asked for before this.
    await open(page, '/about')
    expect(await pathsKeptBy(page)).not.toContain('/fr/contact')
  })

  test('a price comes from the network wherever it answers', async ({ page, context }) => {
    await open(page, '/pricing')
    await page.evaluate(async (store) => {
      const old = new Response('<html lang="en"><p>The price of last year', {
        headers: { 'content-type': 'text/html' },
      })
      await (await caches.open(store)).put('/pricing', old)
    }, keptPages)
    const readKept = () =>
      page.evaluate(async (store) => (await (await caches.open(store)).match('/pricing'))?.text(), keptPages)
    expect(await readKept()).toContain('last year')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(readKept).not.toContain('last year')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('No network.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('prices for programs, which say of no day of which they are, are neither kept nor shown', async ({
    page,
    context,
  }) => {
    await open(page, '/pricing')
    await page.goto('/pricing.md')
    await expect(page.getByText('# Affordable Pricing Plans')).toBeVisible()
    // An hour later.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.goto('/pricing.md')
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    // An earlier version kept them.
    await page.evaluate(async (store) => {
      const old = new Response('# The prices of last year', { headers: { 'content-type': 'text/markdown' } })
      await (await caches.open(store)).put('/pricing.md', old)
    }, keptPages)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  })

  for (const failure of [503, 'silence'] as const) {
    test(`what was kept is shown with its date where our server gives ${failure}`, async ({ browser, site }) => {
      const server = await startFailingServer(site)
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      await chooseConsent(page, { functional: true })
      await open(page, '/pricing')
      server.fail(failure)
      await page.goto('/pricing')

      await expect(page.getByText('Our site does not answer just now. This page is from')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await context.close()
      await server.stop()
    })
  }

  test('prices that were kept are those of the last day on which a page was read', async ({ page }) => {
    await open(page, '/about')
    const readDate = () =>
      page.evaluate(
        async (store) => (await (await caches.open(store)).match('/pricing'))?.headers.get('date'),
        keptPages,
      )
    await expect.poll(readDate).toBeTruthy()
    const lastWeek = 'Mon, 16 Nov 2026 08:00:00 GMT'
    await page.evaluate(
      async ({ store, date }) => (await caches.open(store)).put('/pricing', new Response('', { headers: { date } })),
      { store: keptPages, date: lastWeek },
    )
    expect(await readDate()).toBe(lastWeek)
    await page.reload()
    await expect.poll(readDate).not.toBe(lastWeek)
  })

  test('a request that waits is sent once the network is back, even if its page is closed', async ({
    page,
    site,
    email,
  }) => {
    await leaveUnsent(page, email)
    const other = await leaveToBackground(page, site.url)
    await expect.poll(() => site.leadsOf(email).length).toBe(1)
    await expect.poll(async () => (await keptBy(other)).stores).toEqual([keptPages])

    // The next page of the site says that it arrived, and sends no second one.
    await other.goto('/')
    await expect(other.getByText('The demo request that waited here has been sent.')).toBeVisible()
    expect(await other.locator('[data-reference]').textContent()).toBe(site.leadsOf(email)[0]?.['reference'])
    expect(site.leadsOf(email)).toHaveLength(1)
    await other.locator('#contact').scrollIntoViewIfNeeded()
    await other.locator('[data-challenge-question]').getByText(/\d/).waitFor()
    await expect(other.getByLabel('Full name')).toHaveValue('')
  })

  test('a request that waited for more than a week is not sent in the background, but gone', async ({
    page,
    site,
    email,
  }) => {
    await leaveUnsent(page, email)
    const held = await heldBy(page)
    await storeHeld(
      page,
      held.map((one) => ({ ...one, at: Date.now() - 8 * 24 * 3_600_000 })),
    )
    const other = await leaveToBackground(page, site.url)
    await expect.poll(async () => (await keptBy(other)).stores).toEqual([keptPages])
    expect(site.leadsOf(email)).toEqual([])
  })

  test('a request that our server does not take keeps none behind it from going out', async ({ page, site, email }) => {
    await leaveUnsent(page, email)
    const tooLong: HeldRequest = { idempotencyKey: 'too-long', fields: [['message', 'x'.repeat(1e6)]], at: Date.now() }
    await storeHeld(page, [tooLong, ...(await heldBy(page))])
    const other = await leaveToBackground(page, site.url)
    await expect.poll(() => site.leadsOf(email)).toHaveLength(1)
    await expect.poll(() => heldBy(other)).toEqual([tooLong])
  })

  test('what several tabs hand over and take back at once is all heard', async ({ page, context }) => {
    await open(page, '/about')
    await context.setOffline(true)
    const requests = Array.from({ length: 20 }, (_, at) => ({
      idempotencyKey: `key-${at}`,
      fields: [],
      at: Date.now(),
    }))
    await tellWorker(
      page,
      requests.map((request) => ({ kind: 'hold', request })),
    )
    // In whatever order they come to the lock.
    const keysHeld = async () => (await heldBy(page)).map(({ idempotencyKey }) => idempotencyKey).toSorted()
    await expect.poll(keysHeld).toEqual(requests.map(({ idempotencyKey }) => idempotencyKey).toSorted())
    const [first, ...others] = requests
    await tellWorker(
      page,
      others.map(({ idempotencyKey }) => ({ kind: 'let go', idempotencyKey })),
    )
    await expect.poll(() => heldBy(page)).toEqual([first])
  })

  test('a tab that can store nothing leaves with the worker what other tabs handed over', async ({
    page,
    context,
    email,
  }) => {
    const other = await context.newPage()
    const emails = [`first.${email}`, `second.${email}`] as const
    const isFull = () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    }
    for (const [at, tab] of [page, other].entries()) {
      await demoForm(tab).makeReady(emails[at] ?? '')
      await tab.evaluate(isFull)
    }
    const sendersHeld = async () => (await heldBy(page)).map(({ fields }) => new Map(fields).get('email'))
    await demoForm(page).sendOffline()
    await expect.poll(sendersHeld).toEqual([emails[0]])
    await demoForm(other).send.click()
    await expect.poll(sendersHeld).toEqual(emails)
    // What is changed is taken back, and nothing else.
    await other.getByRole('button', { name: 'Change my request' }).click()
    await other.getByLabel('Company name').fill('Imbuto Market Ltd')
    await expect.poll(sendersHeld).toEqual([emails[0]])
  })

  test('what the background could not send goes out with whichever page is opened next', async ({
    page,
    context,
    site,
    email,
  }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    await demo.sendOffline()
    await expect(page.getByText('You may close this page and come back to it.')).toBeVisible()
    const other = await context.newPage()
    await page.close({ runBeforeUnload: false })
    await other.goto('about:blank')
    await context.setOffline(false)
    await other.goto('/about')

    await expect(other.getByText('The demo request that waited here has been sent.')).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
    expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('demo-')))).toEqual([])
  })

  test('a first attempt that meets a network which is only coming back is followed by another', async ({
    page,
    context,
    site,
    email,
  }) => {
    await leaveUnsent(page, email)
    const attempts: string[] = []
    await page.route('**/api/demo-requests', async (route) => {
      attempts.push(route.request().url())
      return attempts.length === 1 ? route.abort() : route.continue()
    })
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/about')

    await expect(page.getByText('The demo request that waited here has been sent.')).toBeVisible()
    expect(attempts).toHaveLength(2)
    expect(site.leadsOf(email)).toHaveLength(1)
  })

  test('a request that arrives takes no words away that were typed in another tab since', async ({
    page,
    context,
    email,
  }) => {
    const other = await context.newPage()
    const demo = demoForm(other)
    const company = demo.form.getByLabel('Company name')
    await demo.open()
    await leaveUnsent(page, email)
    await company.fill('Another shop')
    await page.goto('about:blank')
    await context.setOffline(false)
    await expect(other.getByText('The demo request that waited here has been sent.')).toBeVisible()
    await other.reload()
    await expect(company).toHaveValue('Another shop')
  })

  test('two requests that wait in two tabs go out both, whichever is closed or arrives first', async ({
    page,
    context,
    site,
    email,
  }) => {
    const [first, second] = [`first.${email}`, `second.${email}`]
    const other = await context.newPage()
    const forms = [demoForm(page), demoForm(other)] as const
    await forms[0].makeReady(first)
    await forms[1].makeReady(second)
    for (const [at, tab] of [page, other].entries()) {
      await forms[at]?.sendOffline()
      await expect(tab.getByText('You may close this page and come back to it.')).toBeVisible()
    }
    await other.close({ runBeforeUnload: false })
    await context.setOffline(false)
    await page.goto('/about')

    await expect.poll(() => [first, second].map((one) => site.leadsOf(one).length)).toEqual([1, 1])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('demo-request-unsent'))).toBeNull()
    await expect(page.getByText('The demo request that waited here has been sent.').last()).toBeVisible()
  })

  test('what was being changed when its page was closed goes out as it stood, or as it was', async ({
    page,
    context,
    site,
    email,
  }) => {
    for (const [field, label, changed] of [
      ['phone', 'Phone number', '+250 788 000 111'],
      ['name', 'Full name', ''],
    ] as const) {
      const own = `${field}.${email}`
      const tab = await context.newPage()
      const demo = demoForm(tab)
      await demo.makeReady(own)
      const before = await tab.getByLabel(label).inputValue()
      await demo.sendOffline()
      await tab.getByRole('button', { name: 'Change my request' }).click()
      await tab.getByLabel(label).fill(changed)
      await tab.close({ runBeforeUnload: false })
      await context.setOffline(false)
      await page.goto('/about')

      await expect(page.getByText('The demo request that waited here has been sent.')).toBeVisible()
      expect(site.leadsOf(own).map((lead) => lead[field])).toEqual([changed || before])
      await page.goto('about:blank')
    }
  })

  test('where keeping is allowed no more, the page that waits asks to be left open', async ({ page, email }) => {
    const demo = demoForm(page)
    await demo.makeReady(email)
    await demo.sendOffline()
    await expect(page.getByText('You may close this page and come back to it.')).toBeVisible()
    await cookieBanner(page).reopen.click()
    await cookieBanner(page).button('Reject All').click()

    await expect(page.getByText('Please leave this page open until then.')).toBeVisible()
    await expect(page.getByText('You may close this page')).toHaveCount(0)
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.accept()
  })
})

test.describe('nothing is kept', () => {
  test.describe('without functional consent', () => {
    test.use({ answered: { ...leastConsent, analytics: true, marketing: true } })

    test('by no page, and no worker comes', async ({ page }) => {
      await page.goto('/')
      await page.goto('/pricing')
      expect(await keptBy(page)).toEqual(nothing)
    })
  })

  test('once it is withdrawn, in whichever tab', async ({ page, context }) => {
    const banner = cookieBanner(page)
    await open(page, '/about')
    const other = await context.newPage()
    await other.goto('/contact')
    await page.bringToFront()
    await banner.reopen.click()
    await banner.button('Reject All').click()
    await expect.poll(() => keptBy(page)).toEqual(nothing)
    // What is still open goes by the same rule.
    await other.reload()
    await other.goto('/modules')
    expect(await keptBy(other)).toEqual(nothing)
  })

  test('once it is withdrawn, on a page that was loaded past the worker as well', async ({ page }) => {
    const banner = cookieBanner(page)
    await open(page, '/about')
    // As with the Shift key.
    await (await page.context().newCDPSession(page)).send('Page.reload', { ignoreCache: true })
    await expect(banner.reopen).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await banner.reopen.click()
    await banner.button('Reject All').click()
    await expect.poll(() => keptBy(page)).toEqual(nothing)
  })

  test('nor what a page hands to the worker that has been told so', async ({ page }) => {
    await open(page, '/about')
    const hold: WorkerMessage = { kind: 'hold', request: { idempotencyKey: 'k', fields: [], at: Date.now() } }
    await page.evaluate(async (message) => {
      const worker = (await navigator.serviceWorker.ready).active
      const stop = () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', done)
          port1.start()
          worker?.postMessage({ kind: 'stop' }, [port2])
        })
      await stop()
      worker?.postMessage(message, [])
      await stop()
    }, hold)
    expect((await keptBy(page)).stores).toEqual([keptPages])
  })

  test('with SERVICE_WORKER=off, which takes away what was', async ({ browser }) => {
    const site = await startSite()
    const state = { cookies: [], origins: [] }
    const context = await browser.newContext({ baseURL: site.url, storageState: state })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Accept All' }).click()
    await expect.poll(() => pathsKeptBy(page)).toContain('/')
    await site.restart({ SERVICE_WORKER: 'off' })
    // An hour later.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.reload()
    await expect.poll(() => keptBy(page)).toEqual(nothing)
    await context.close()
    await site.stop()
  })
})
