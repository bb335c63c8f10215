import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fullConsent } from '#contract/consent.ts'
import { cookieBanner, storedChoice } from './cookie-banner.ts'
import { expect, startSite, test, type Site } from './site.ts'

const constant = /(export const consentVersion = )(\d+)/

/** Builds the product in a folder of its own after the one change an owner makes: the number of the text raised. */
function buildWithNewText(folder: string) {
  for (const part of ['src', 'public', 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const contract = join(folder, 'src/contract/consent.ts')
  const text = readFileSync(contract, 'utf8')
  expect(text).toMatch(constant)
  writeFileSync(
    contract,
    text.replace(constant, (_, words: string, version: string) => `${words}${Number(version) + 1}`),
  )
  execFileSync(process.execPath, ['src/build/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

test.describe('when the text of the consent has changed', () => {
  test.use({ answered: null })

  // It builds the product once more.
  test.slow()

  test('whoever chose before is asked again and told so; until then the old choice counts for nothing', async ({
    browser,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-new-text-'))
    let site: Site | null = null
    try {
      buildWithNewText(folder)
      site = await startSite({}, folder)
      const context = await browser.newContext({
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
      const [page, other] = [await context.newPage(), await context.newPage()]
      const banner = cookieBanner(page)
      await page.goto(`${site.url}/?utm_source=radio`)
      await other.goto(`${site.url}/about`)
      await expect(banner.simpleTitle).toBeVisible()
      await expect(banner.dialog.getByText('The categories have changed, so we ask again')).toBeVisible()
      await expect(banner.reopen).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull()
      await banner.openPreferences()
      await expect(banner.toggle('Marketing')).toBeChecked()
      await expect(cookieBanner(other).dialog).toBeVisible()
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
      await context.close()
    } finally {
      await site?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
