import { readFileSync, statSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { consentBanner } from '#content/consent.ts'
import { addressOf, defaultLanguage, languageCodes, languages } from '#content/languages.ts'
import { languageSwitch } from '#content/language-switch.ts'
import { notFound } from '#content/not-found.ts'
import { leastConsent } from '#contract/consent.ts'
import { paths } from '#facts/paths.ts'
import type { PageManifest } from '#server/pages.ts'
import { axeFindings } from './axe.ts'
import { cutOffAsSet } from './cut-off-as-set.ts'
import { keptBy } from './cookie-banner.ts'
import { readLayout } from './read-layout.ts'
import { settled } from './settled.ts'
import { screens } from './screens.ts'
import { demoForm, expect, test } from './site.ts'

const others = languageCodes.filter((code): boolean => code !== defaultLanguage)

/** Each page, the language with the most words first, besides the one that every other sweep opens. */
const { pages } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
const translated = paths.map((path) => {
  const size = (address: string) => statSync(`dist/site/${pages[address]?.file}`).size
  return others.map((code) => addressOf(path, code)).toSorted((one, other) => size(other) - size(one))
})

const [smallPhone, desk] = [360, 1440]

for (const [longest = '', ...shorter] of translated) {
  test(`${longest} breaks no word and cuts nothing off, and axe finds nothing there nor in ${shorter.join()}`, async ({
    look,
  }) => {
    const setWidth = (width: number) => look.setViewportSize({ width, height: 800 })
    await look.goto(longest)
    // The documentation shows one topic at a time only once its island is awake.
    await settled(look)
    await setWidth(smallPhone)
    expect(await cutOffAsSet(look)).toEqual([])
    for (const width of [320, 390, 768, desk]) {
      await setWidth(width)

      expect(await look.evaluate(readLayout), `${width} px`).toEqual([])
    }
    // Each part has the colours it has in English, where every page is looked at in both schemes, says
    // `tests/site/languages.test.ts`; where the words are longest they may still lie on another ground.
    expect(await axeFindings(look, { colours: ['light'] })).toEqual([])

    for (const address of shorter) {
      await setWidth(desk)
      await look.goto(address)
      await settled(look)
      expect(await axeFindings(look, { colours: [] }), address).toEqual([])
      await setWidth(smallPhone)
      expect(await cutOffAsSet(look), address).toEqual([])
    }
  })
}

for (const language of others) {
  test(`${language}: the switch keeps page, anchor and what the address says`, async ({ page }) => {
    await page.goto('/pricing?currency=XOF#currencies')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: languages[language].name }).click()

    await expect(page).toHaveURL(`${addressOf('/pricing', language)}?currency=XOF#currencies`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await header.getByRole('link', { name: languages[defaultLanguage].name }).click()
    await expect(page).toHaveURL('/pricing?currency=XOF#currencies')
  })

  test(`${language}: an unknown address is not found in it`, async ({ request }) => {
    const response = await request.get(addressOf('/no-such-page', language))

    expect(response.status()).toBe(404)
    expect(parse(await response.text()).querySelector('h1')?.textContent).toBe(notFound[language].heading)
  })

  test.describe(`${language}: a browser that asks for it`, () => {
    test.use({ locale: language })

    test('is offered the page in one line that moves nothing, and nothing is kept', async ({ page }) => {
      await page.goto('/about')
      const offer = page.getByRole('link', { name: languageSwitch[language].offer })
      await offer.click()

      await expect(page).toHaveURL(addressOf('/about', language))
      await expect(page.locator(`[lang="${defaultLanguage}"][hreflang]`).first()).toBeAttached()
      await expect(page.getByRole('link', { name: languageSwitch[defaultLanguage].offer })).toHaveCount(0)
      expect(await keptBy(page)).not.toContain('language')
    })
  })

  test.describe(`${language}: a browser that asks for another language`, () => {
    test.use({ locale: defaultLanguage, viewport: { width: 360, height: 800 } })

    test('is offered it once a visit, beside the first action of the page', async ({ page }) => {
      await page.goto(addressOf('/', language))
      const offer = page.getByRole('navigation', { name: languageSwitch[defaultLanguage].offer })
      const line = await offer.boundingBox()
      const action = await page.locator('#home a[href="#modules"]').boundingBox()
      expect((action?.y ?? Infinity) + (action?.height ?? 0)).toBeLessThan(line?.y ?? 0)
      expect(line?.height, 'one line, as high as a thumb').toBeLessThan(50)
      // The screen ends above it: it lies on nothing, from edge to edge.
      expect(line).toMatchObject({ x: 0, width: 360 })
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeCloseTo(800, 0)

      await offer.getByRole('button').click()
      await expect(offer).toHaveCount(0)
      await page
        .locator(`footer a[href="${addressOf('/pricing', language)}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(addressOf('/pricing', language))
      await settled(page)

      await expect(offer).toHaveCount(0)
      expect(await keptBy(page)).not.toContain('language')
    })

    test('reads it twice as large, and can close it, where the text is so', async ({ page }) => {
      await page.goto(addressOf('/pharmacy', language))
      const offer = page.getByRole('navigation', { name: languageSwitch[defaultLanguage].offer })
      const link = offer.getByRole('link')
      const sizeOf = () => link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const size = await sizeOf()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

      expect(await sizeOf()).toBe(2 * size)
      const over = (element: Element) => element.scrollWidth - element.clientWidth
      expect([await link.evaluate(over), await offer.evaluate(over)]).toEqual([0, 0])
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      // Neither the button of the chat nor the one for cookies lies over it.
      await offer.getByRole('button').click()

      await expect(offer).toHaveCount(0)
    })
  })

  test.describe(`${language}: a browser that asks for it and may be remembered`, () => {
    test.use({ locale: language, answered: { ...leastConsent, functional: true } })

    test('is asked no more once it has said no', async ({ page }) => {
      await page.goto('/about')
      const offer = page.getByRole('link', { name: languageSwitch[language].offer })
      await offer.waitFor()
      await page.getByRole('button', { name: languageSwitch[language].close, exact: true }).last().click()
      await expect(offer).toHaveCount(0)
      await page.goto('/services')
      await page.waitForLoadState('load')

      expect(await keptBy(page)).toContain('language')
      await expect(offer).toHaveCount(0)
    })
  })

  test.describe(`${language}: before a choice`, () => {
    test.use({ answered: null })

    test('the cookie banner speaks it', async ({ page }) => {
      await page.goto(addressOf('/services', language))

      await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(consentBanner[language].title)
      await page.getByRole('button', { name: consentBanner[language].reject, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
}

test.describe('a browser that asks for another language', () => {
  test.use({ locale: 'fr', viewport: screens.smallPhone })

  test('reads what is wrong with a form, though the offer of that language stands in the same place', async ({
    page,
  }) => {
    const demo = demoForm(page)
    await demo.open()
    await page.getByRole('link', { name: languageSwitch.fr.offer }).waitFor()
    await demo.send.click()
    const wrong = page.getByRole('alert').getByText('Please fix the errors and try again')
    const isOnTop = () =>
      wrong.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isOnTop, 'nothing lies over what is wrong').toBe(true)
  })
})
