import type { BrowserContext, ElementHandle, Page } from '@playwright/test'
import { findInPage } from '../browsers/find-in-page.ts'
import { makeHands, type Driver, type Hands } from '../browsers/hands.ts'
import { lettersOf } from '../browsers/letters.ts'
import { chatWays, ways } from '../browsers/ways.ts'
import { screens } from './screens.ts'
import { demoForm, expect, sentText, test, withMotion } from './site.ts'

test.use(withMotion)

/** The same hands that walk the ways in Firefox and WebKitGTK (`npm run browsers`). */
function drive(page: Page): Driver {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  return {
    open: async (url) => void (await page.goto(url)),
    async find(wanted) {
      const handle = await page.evaluateHandle(`(${findInPage})(${JSON.stringify(wanted)})`)
      const element = handle.asElement() as ElementHandle | null
      return (
        element && {
          click: () => element.click({ timeout: 5000 }),
          fill: (text) => element.fill(text, { timeout: 5000 }),
          choose: async (label) => void (await element.selectOption({ label })),
          text: async () => (await element.textContent()) ?? '',
          attribute: (name) => element.getAttribute(name),
        }
      )
    },
    errors: () => Promise.resolve(thrown),
  }
}

/** Every message meets a network that has just gone, and goes out by itself when it is back. */
const withBrokenNetwork = (hands: Hands, context: BrowserContext): Hands => ({
  ...hands,
  inside: (selector) => withBrokenNetwork(hands.inside(selector), context),
  async press(name) {
    if (name !== 'Send') return hands.press(name)
    await context.setOffline(true)
    await hands.press(name)
    await hands.see('Waiting for the network')
    await context.setOffline(false)
  },
})

/** The menu is another at a desk, the rest of a way is not: each way is walked at one width, those through the chat at both. */
test.describe('from interest to a person', () => {
  test.use({ viewport: screens.phone, answered: null })
  const visitor = { name: 'Grace Uwase', phone: '+250 788 000 101' }

  for (const { name, walk } of ways) {
    test(name, async ({ page, site, email }) => {
      const hands = makeHands(drive(page), site.url)
      await walk(hands, { ...visitor, email }, lettersOf(site, email))
      expect(await hands.errors()).toEqual([])
    })
  }

  test.describe('at a desk', () => {
    test.use({ viewport: screens.desktop })
    for (const { name, walk } of chatWays) {
      test(`${name}, offline in the middle`, async ({ page, context, site, email }) => {
        const hands = withBrokenNetwork(makeHands(drive(page), site.url), context)
        await walk(hands, { ...visitor, email }, lettersOf(site, email))
        expect(site.leadsOf(email)).toHaveLength(1)
      })
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('every button leads to the form, and the form to sales and back', async ({ page, site, email }) => {
      const demo = demoForm(page)
      const starts = [
        ['/pharmacy', 'Schedule Demo'],
        ['/pricing', 'Get Started'],
        ['/services', 'Schedule Consultation'],
        ['/contact', 'Schedule Demo'],
      ] as const
      for (const [address, label] of starts) {
        await page.goto(address)
        await page.getByRole('main').getByRole('button', { name: label, exact: true }).last().click()
        await expect(page).toHaveURL(/\/contact\?message=.+#demo$/)
        await expect(page.getByRole('heading', { name: 'Request a Demo' })).toBeInViewport()
      }
      await page.goto('/hotel')
      await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).first().click()
      await expect(page).toHaveURL(/\/contact#demo$/)
      await demo.fill(email)
      await demo.send.click()
      await demo.solveSum()
      await demo.thinkOver()
      await demo.send.click()

      await expect(page.getByText(sentText)).toBeVisible()
      expect(site.leadsOf(email)).toHaveLength(1)
      const said = (await page.locator('[data-reference]').textContent()) ?? ''
      const letters = lettersOf(site, email)
      await letters.to('sales@imisozi.example', 'Demo request', said)
      await letters.to(email, said)
    })
  })
})
