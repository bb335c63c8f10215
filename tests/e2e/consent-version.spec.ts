import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { fullConsent } from '#contract/consent.ts'
import { cookieBanner, storedChoice } from './cookie-banner.ts'
import { expect, test } from './site.ts'

const constant = /(export const consentVersion = )(\d+)/

/** The one change an owner makes: the number of the text raised. */
const raiseVersion: Plugin = {
  name: 'new-text',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/contract/consent.ts')) return null
    expect(code).toMatch(constant)
    return code.replace(constant, (_, words: string, version: string) => `${words}${Number(version) + 1}`)
  },
}

/**
 * Makes what the browser runs anew with that change, by its files' names; nothing else of the product knows the number.
 * It is held here: a page still asks for files while it is being closed.
 */
async function bundleWithNewText() {
  const folder = mkdtempSync(join(tmpdir(), 'site-new-text-'))
  try {
    const builder = await createBuilder({
      logLevel: 'error',
      plugins: [raiseVersion],
      environments: { client: { build: { outDir: folder } } },
    })
    const { client } = builder.environments
    if (!client) throw new Error('no client environment')
    await builder.build(client)
    const assets = join(folder, 'assets')
    return new Map(readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.describe('when the text of the consent has changed', () => {
  test.use({ answered: null })

  test('whoever chose before is asked again and told so; until then the old choice counts for nothing', async ({
    site,
    browser,
  }) => {
    const bundled = await bundleWithNewText()
    const script = [...bundled.keys()].find((name) => /^site-.*\.js$/.test(name))
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: {
        cookies: [],
        origins: [
          {
            origin: site.url,
            localStorage: [
              { name: 'cookie-consent', value: JSON.stringify(fullConsent) },
              { name: 'cookie-consent-date', value: '2026-01-05T08:00:00.000Z' },
            ],
          },
        ],
      },
    })
    try {
      await context.route('**/assets/*.js', (route) => {
        const name = basename(new URL(route.request().url()).pathname)
        // The islands ask for the new script by its own name: under two names it would run twice.
        const isOldName = name.startsWith('site-') && name !== script
        const body = isOldName ? `import './${script}'` : bundled.get(name)
        return route.fulfill(body === undefined ? { status: 404 } : { contentType: 'text/javascript', body })
      })
      const [page, other] = [await context.newPage(), await context.newPage()]
      const banner = cookieBanner(page)
      await page.goto('/?utm_source=radio')
      await other.goto('/about')
      await expect(banner.simpleTitle).toBeVisible()
      await expect(banner.dialog.getByText('The categories have changed, so we ask again')).toBeVisible()
      await expect(banner.reopen).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull()
      await expect(cookieBanner(other).dialog).toBeVisible()
      await page.bringToFront()
      await banner.openPreferences()
      await expect(banner.toggle('Marketing')).toBeChecked()
      // The same answer as before: only the version and the date are new.
      await banner.button('Accept All').click()

      await expect(banner.dialog).toBeHidden()
      await expect(cookieBanner(other).dialog).toBeHidden()
      expect((await storedChoice(page)).consent).toEqual(fullConsent)
      await page.reload()
      await expect(banner.reopen).toBeVisible()
      await banner.reopen.click()
      await expect(banner.simpleTitle).toBeVisible()
      await expect(banner.dialog.getByText('The categories have changed')).toBeHidden()
    } finally {
      await context.close()
    }
  })
})
