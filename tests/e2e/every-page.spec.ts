import { everyAddress } from './addresses.ts'
import { axeFindings } from './axe.ts'
import { cookieBanner, keptBy } from './cookie-banner.ts'
import { expectWholeOnPaper } from './find-on-paper.ts'
import { cutOffAsSet } from './cut-off-as-set.ts'
import { readLayout } from './read-layout.ts'
import { countCovered, readThings } from './read-things.ts'
import { expect, test, withMotion } from './site.ts'
import { settled } from './settled.ts'
import { scrollThrough, watchRequests } from './watch-requests.ts'

/** Width in CSS pixels, and how large the reader has made the text. */
const screens = [
  [768, '100%'],
  [412, '100%'],
  [390, '100%'],
  [390, '200%'],
  [320, '100%'], // 1280 at 400 %
  [360, '100%'],
] as const
const widestPhone = 412

/** HTML, font, the site's script, and one more: the page's own script, or what only paper needs. The documentation has both. */
const mostRequests = (address: string) => (address === '/documentation' ? 5 : 4)

test.use({ ...withMotion, answered: null })

for (const address of everyAddress) {
  // Opening a page costs more than looking at it, so each is opened once for all that is asked of every page.
  test(`${address} keeps nothing unasked, is open to everybody, whole on paper and at every width`, async ({
    page,
    site,
  }) => {
    const banner = cookieBanner(page)
    const { strangers, count } = watchRequests(page, site.url)
    await page.goto(address)

    await test.step('comes with few requests, as long as nothing is touched', async () => {
      await settled(page)
      expect(count()).toBeLessThanOrEqual(mostRequests(address))
    })

    await test.step('stores nothing before a choice, and asks for nothing but its own parts', async () => {
      await scrollThrough(page)
      await expect(banner.dialog).toBeVisible()
      expect(await keptBy(page)).toEqual([])
      expect(strangers).toEqual([])
      expect(count()).toBeGreaterThan(2)
    })

    await banner.button('Reject All').click()
    await expect(banner.dialog).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

    await test.step('gives axe nothing to find', async () => {
      expect(await axeFindings(page)).toEqual([])
    })

    await test.step('is on paper what it is on a screen', async () => {
      await expectWholeOnPaper(page)
    })

    await test.step('breaks no word, cuts nothing off and keeps its order of sizes, narrow or enlarged', async () => {
      for (const [width, textSize] of screens) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)

        const screen = `${width} px, text at ${textSize}`
        expect(await page.evaluate(readLayout), screen).toEqual([])
        // What stands beside a headline is shown whole on a phone, or not at all; the widest has room for one.
        if (width > widestPhone) continue
        const things = await page.evaluate(readThings)
        expect(things, screen).not.toContain('cut')
        if (width === widestPhone && things.length > 0) expect(things, screen).toContain('whole')
        if (textSize === '100%') expect(await page.evaluate(countCovered), `figures under the chat: ${screen}`).toBe(0)
      }
      expect(await cutOffAsSet(page)).toEqual([])
    })
  })
}
