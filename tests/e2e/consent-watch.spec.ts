import type { Page } from '@playwright/test'
import {
  consentDateKey,
  consentIdKey,
  consentKey,
  consentVersionKey,
  fullConsent,
  leastConsent,
} from '#contract/consent.ts'
import { cookieBanner, keptBy } from './cookie-banner.ts'
import { settled } from './settled.ts'
import { demoForm, expect, test } from './site.ts'

const signals = [
  ['', ''],
  [
    ', whatever Global Privacy Control asks for',
    `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`,
  ],
] as const
const ownKeys = [consentKey, consentDateKey, consentVersionKey, consentIdKey]

test.describe('before a choice', () => {
  test.use({ answered: null })

  test('a campaign and a half-written request leave no trace, with Global Privacy Control or without', async ({
    page,
  }) => {
    for (const [, script] of signals) {
      await page.addInitScript(script)
      await visitAndType(page)

      expect(await keptBy(page)).toEqual([])
    }
  })
})

/** Comes from a campaign and begins a request; the banner lies above the form, so the typing goes past it. */
async function visitAndType(page: Page) {
  await page.goto('/?utm_source=radio&utm_campaign=kigali')
  const demo = demoForm(page)
  await demo.form.scrollIntoViewIfNeeded()
  await expect(demo.question).toHaveText(/\d/)
  await demo.form.getByLabel('Full name').fill('Amina Uwase')
  await demo.form.getByLabel('Message').fill('Two shops in Huye.')
}

test.describe('after the answer', () => {
  for (const [name, answered, kept] of [
    ['only the necessary', leastConsent, []],
    ['the functional too', { ...leastConsent, functional: true }, ['demo-request-draft', 'pages-kept', 'worker']],
    ['analytics too', { ...leastConsent, analytics: true }, []],
    ['marketing too', { ...leastConsent, marketing: true }, ['attribution']],
    ['everything', fullConsent, ['attribution', 'demo-request-draft', 'pages-kept', 'worker']],
  ] as const) {
    test.describe(name, () => {
      test.use({ answered })

      // Of what may be kept the signal could only take something away: it is sent where all may be.
      for (const [signal, script] of answered === fullConsent ? signals : signals.slice(0, 1)) {
        test(`is kept, and nothing else${signal}`, async ({ page, site }) => {
          const told = new Set<string>()
          page.on('request', (request) => {
            const { origin, pathname } = new URL(request.url())
            if (origin !== site.url || pathname.startsWith('/api/')) told.add(pathname)
          })
          await page.addInitScript(script)
          await visitAndType(page)
          // On the way out of a page whatever counts visits speaks, if it may.
          await page.goto('/about')
          await settled(page)

          told.delete('/api/challenge')
          if (answered.analytics) told.delete('/api/visits')
          expect([...told]).toEqual([])
          const beside = async () => (await keptBy(page)).filter((key) => !ownKeys.some((own) => own === key))
          // The service worker comes when the page has nothing else to do.
          await expect.poll(beside).toEqual(kept)
        })
      }
    })
  }

  test.describe('everything', () => {
    test.use({ answered: fullConsent })

    test('goes when it is refused, at once, and the choice stays', async ({ page }) => {
      const banner = cookieBanner(page)
      await visitAndType(page)
      expect(await keptBy(page)).toContain('attribution')
      await banner.reopen.click()
      await banner.button('Reject All').click()
      await expect(banner.dialog).toBeHidden()

      // Stores of pages go one after the other, in another process.
      await expect.poll(() => keptBy(page)).toEqual([...ownKeys].toSorted())
    })
  })
})
