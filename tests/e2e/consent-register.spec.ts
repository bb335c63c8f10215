import { runTool } from '../spawn-product.ts'
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
