import type { Page } from '@playwright/test'
import {
  consentDateKey,
  consentIdKey,
  consentKey,
  consentVersionKey,
  fullConsent,
  leastConsent,
} from '#contract/consent.ts'
import { paths } from '#site/page.tsx'
import { cookieBanner, keptBy } from './cookie-banner.ts'
import { settled } from './settled.ts'
import { demoForm, expect, test } from './site.ts'

const addresses = [...paths, '/no-such-page']
const ownKeys = [consentKey, consentDateKey, consentVersionKey, consentIdKey]

/** What a page may ask for before a choice, all of it from the site itself: its own parts, and the form's sum. */
const allowedParts: readonly (readonly [kind: string, address: RegExp])[] = [
  ['document', /^\/[\w/-]*$/],
  ['script', /^\/assets\/[\w.-]+\.js$/],
  ['font', /^\/fonts\/[\w.-]+\.woff2$/],
  ['fetch', /^\/assets\/props-[\w-]+\.json$/],
  ['fetch', /^\/api\/challenge$/],
  // What paper and forced colours need, where a page has no room for it.
  ['stylesheet', /^\/assets\/seldom-[\w-]+\.css$/],
]

function watchRequests(page: Page, siteUrl: string) {
  const strangers: string[] = []
  let seen = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:') return
    seen += 1
    const isAllowed =
      url.origin === siteUrl &&
      url.search === '' &&
      allowedParts.some(([kind, address]) => kind === request.resourceType() && address.test(url.pathname))
    if (!isAllowed) strangers.push(`${request.resourceType()} ${request.url()}`)
  })
  return { strangers, count: () => seen }
}

/** To the end and back, step by step, so that whatever waits to come near does. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await settled(page)
}

test.describe('before a choice', () => {
  test.use({ answered: null })

  for (const [part, someAddresses] of [
    ['the first half of the pages', addresses.slice(0, 14)],
    ['the other half, and the page for what is not found', addresses.slice(14)],
  ] as const) {
    test(`${part} store nothing and ask for nothing but themselves`, async ({ page, site }) => {
      const banner = cookieBanner(page)
      const { strangers, count } = watchRequests(page, site.url)
      for (const address of someAddresses) {
        const before = count()
        await page.goto(address)
        await expect(banner.dialog, address).toBeVisible()
        await scrollThrough(page)

        expect(await keptBy(page), address).toEqual([])
        expect(strangers, address).toEqual([])
        expect(count() - before, address).toBeGreaterThan(2)
      }
    })
  }

  test('a campaign and a half-written request leave no trace, with Global Privacy Control or without', async ({
    page,
  }) => {
    for (const script of ['', `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`]) {
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
    ['the functional too', { ...leastConsent, functional: true }, ['demo-request-draft']],
    ['analytics too', { ...leastConsent, analytics: true }, []],
    ['marketing too', { ...leastConsent, marketing: true }, ['attribution']],
    ['everything', fullConsent, ['attribution', 'demo-request-draft']],
  ] as const) {
    test.describe(name, () => {
      test.use({ answered })

      for (const [signal, script] of [
        ['', ''],
        [
          ', whatever Global Privacy Control asks for',
          `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`,
        ],
      ] as const) {
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
          const beside = (await keptBy(page)).filter((key) => !ownKeys.some((own) => own === key))
          expect(beside).toEqual(kept)
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

      expect(await keptBy(page)).toEqual([...ownKeys].toSorted())
    })
  })
})
