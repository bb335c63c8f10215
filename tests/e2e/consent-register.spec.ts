import { fullConsent, leastConsent } from '#contract/consent.ts'
import { runTool } from '../spawn-product.ts'
import { cookieBanner, keptBy } from './cookie-banner.ts'
import { emptyTables, expect, test as base } from './site.ts'

/** What `npm run consents -- export --json` prints. */
type Choices = readonly { readonly id: string; readonly consent: object; readonly version: number }[]

const test = base.extend<{ readonly register: { readonly read: () => Promise<Choices> } }>({
  register: async ({ countedSite }, use) => {
    emptyTables(countedSite, 'consents')
    const env = { DATA_DIR: countedSite.folder }
    await use({ read: async () => JSON.parse(runTool(env, 'consents', 'export', '--json')) as Choices })
  },
  answered: null,
  baseURL: async ({ countedSite }, use) => use(countedSite.url),
})

// One worker takes them all, one after the other: each would start a site of its own for its share.
test.describe.configure({ mode: 'default' })

test('[DATA-1] the register holds each choice under the number that the browser keeps', async ({ page, register }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect.poll(async () => (await register.read()).length).toBe(1)
  const first = await page.evaluate(() => localStorage.getItem('cookie-consent-id'))
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect.poll(async () => (await register.read()).length).toBe(2)
  const second = await page.evaluate(() => localStorage.getItem('cookie-consent-id'))

  expect(first).not.toBe(second)
  expect(await register.read()).toMatchObject([
    { id: second, version: 1, consent: { necessary: true, functional: false, analytics: false, marketing: false } },
    { id: first, version: 1, consent: { necessary: true, functional: true, analytics: true, marketing: true } },
  ])
})

test('[DATA-1] a choice made without a network reaches the register once there is one', async ({ page, register }) => {
  const banner = cookieBanner(page)
  await page.goto('/pricing')
  await expect(banner.simpleTitle).toBeVisible()
  await page.context().setOffline(true)
  await banner.button('Accept All').click()
  await expect(banner.dialog).toBeHidden()
  const id = await page.evaluate(() => localStorage.getItem('cookie-consent-id'))
  expect(await register.read()).toEqual([])
  await page.context().setOffline(false)

  await expect.poll(register.read).toMatchObject([{ id, consent: fullConsent }])
  await expect.poll(() => keptBy(page)).not.toContain('cookie-consent-unsent')
})

for (const isBlocked of [false, true]) {
  test(`or from the next page${isBlocked ? ', also where storage is blocked' : ''}`, async ({ page, register }) => {
    if (isBlocked) {
      await page.addInitScript(() => {
        const blocked = {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        }
        Object.defineProperty(window, 'localStorage', blocked)
      })
    }
    const banner = cookieBanner(page)
    let isDown = true
    await page.route('**/api/consents', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/pricing')
    const failed = page.waitForEvent('requestfailed')
    await banner.button('Reject All').click()
    await failed
    expect(await register.read()).toEqual([])
    isDown = false
    const sent = page.waitForResponse('**/api/consents')
    await page.goto('/about')
    await (await sent).finished()

    const choices = await register.read()
    expect(choices).toMatchObject([{ consent: leastConsent }])
    // Told once.
    await page.goto('/hotel')
    await expect(banner.reopen).toBeVisible()
    const kept = isBlocked
      ? await page.evaluate(() => Object.keys((JSON.parse(window.name) as { consent: object }).consent))
      : await keptBy(page)
    expect(kept.toSorted()).toEqual([
      'cookie-consent',
      'cookie-consent-date',
      'cookie-consent-id',
      'cookie-consent-version',
    ])
  })
}
