import type { Page } from '@playwright/test'
import { leastConsent } from '#contract/consent.ts'
import { runTool } from '../spawn-product.ts'
import { asStored } from '../stored-consent.ts'
import { emptyTables, test as base, type Site } from './site.ts'

/** What `npm run visits -- --json` prints. */
type Report = {
  readonly views: number
  readonly pages: readonly { readonly key: string; readonly views: number; readonly p75: Record<string, number> }[]
  readonly referrers: readonly { readonly key: string; readonly views: number }[]
  readonly devices: readonly { readonly key: string; readonly views: number }[]
}
/** The running product, and the counter's report on its database. */
type CountingSite = Site & { readonly report: () => Promise<Report> }

/** Each test counts from nothing, and its visitor has not answered the banner. */
export const test = base.extend<{ readonly counting: CountingSite }>({
  counting: async ({ countedSite }, use) => {
    emptyTables(countedSite, 'visits', 'vitals')
    const report = async () => JSON.parse(runTool({ DATA_DIR: countedSite.folder }, 'visits', '--json')) as Report
    await use({ ...countedSite, report })
  },
  answered: null,
  baseURL: async ({ countedSite }, use) => use(countedSite.url),
})

/** As a visitor who has answered the banner before. */
export async function answerBanner(page: Page, analytics: boolean) {
  await page.goto('/about')
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    asStored({ ...leastConsent, analytics }),
  )
}

/** Resolves when the counter's script has been fetched and run: from then on the view will be counted. */
export async function reporter(page: Page) {
  const response = await page.waitForResponse(/report-view/)
  // A module is imported once it has run, however often one asks.
  await page.evaluate(async (url) => void (await import(url)), response.url())
}
