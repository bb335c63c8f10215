import { chatConversation, chatWindow as chatWindows } from '#content/chat.ts'
import { consentBanner as banners } from '#content/consent.ts'
import { demoForm as demoForms } from '#content/demo-form.ts'
import { conversation } from '#content/hand-off.ts'
import { addressOf, defaultLanguage, languageCodes, languages, type Language } from '#content/languages.ts'
import { contact } from '#facts/contact.ts'
import type { Page } from '@playwright/test'
import { costs, priced } from '../prices.ts'
import { solve } from '../solve.ts'
import { demoForm as hands, expect, test, withMotion } from './site.ts'

test.use(withMotion)

/** The way of a visitor who reads another language than English, from the switch to the letters. */
const others: readonly Language[] = languageCodes.filter((code) => code !== defaultLanguage)

/** Plain questions, as they are typed; and a figure and a word that only an answer in that language has. */
const questions: Readonly<Record<string, { readonly asked: string; readonly answer: RegExp }>> = {
  fr: { asked: 'combien coûte le plan Starter ?', answer: /6,90\s\$.*par mois/s },
  pt: { asked: 'quanto custa o plano Starter?', answer: /6,90\s\$.*por mês/s },
}

for (const language of others) {
  test.describe(`in ${languages[language].name}`, () => {
    test('the switch keeps the page, and the banner, the form and its mistakes speak the language', async ({
      page,
      site,
      email,
    }) => {
      await page.goto('/#contact')
      await page
        .locator(`header a[hreflang=${language}]`)
        .filter({ visible: true })
        .or(page.locator(`footer a[hreflang=${language}]`))
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`${addressOf('/', language)}#contact$`))
      await expect(page.locator('html')).toHaveAttribute('lang', language)

      const words = demoForms[language]
      const form = page.locator('form[action="/api/demo-requests"]')
      await expect(form.locator('[data-challenge-question]')).toHaveText(/\d/)
      await form.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.fixErrors)).toBeVisible()
      await expect(form.getByRole('link', { name: words.problems.name.missing })).toBeVisible()

      await fill(page, language, email)
      const sum = (await form.locator('[data-challenge-question]').textContent()) ?? ''
      await form.locator('[name=captcha]').fill(solve(sum))
      await hands(page).thinkOver()
      await form.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.sent)).toBeVisible()
      expect(site.leadsOf(email)).toMatchObject([{ language, business_size: 'small' }])
      await expect.poll(() => site.lettersAbout(`To: ${email}`).length).toBe(1)
      expect(site.lettersAbout(`To: ${email}`)[0]).toContain(`lang=3D"${language}"`)
    })

    test('the chat opens, greets and answers in it, and sends its summary in it', async ({ page, site, email }) => {
      const words = { ...chatWindows[language], ...chatConversation[language] }
      await page.goto(addressOf('/pricing', language))
      await page.locator('[data-chat-trigger]').click()
      const dialog = page.getByRole('dialog', { name: words.title, exact: true })
      await expect(dialog.getByRole('link').last(), 'the form is in sight to its end').toBeInViewport({ ratio: 1 })
      await dialog.getByLabel(words.start.labels.name, { exact: true }).fill('Awa')
      await dialog.getByLabel(words.start.labels.email, { exact: true }).fill(email)
      await dialog.getByRole('button', { name: words.start.B.button }).click()
      const log = dialog.getByRole('log')
      const { greetings } = conversation[language]
      await expect(log).toContainText(greetings.B('Awa', greetings.noCompany))

      // While an answer is on its way, nothing is sent.
      const ask = async (text: string) => {
        await dialog.getByRole('textbox', { name: words.compose.label }).fill(text)
        await expect(dialog.getByRole('button', { name: words.compose.send, exact: true })).toBeEnabled()
        await dialog.getByRole('textbox', { name: words.compose.label }).press('Enter')
      }
      const { asked = '', answer = /^$/ } = questions[language] ?? {}
      await ask(asked)
      await expect(log).toContainText(answer)
      // What stands under an answer leads to the pages of its language.
      const links = log.getByRole('link')
      await expect(links).not.toHaveCount(0)
      for (const link of await links.all()) {
        expect(await link.getAttribute('href')).toMatch(
          new RegExp(`^(${site.url}${languages[language].prefix}[/#]|tel:|mailto:|https:)`),
        )
      }

      // The question decides, whichever page it is asked on.
      await ask('How much is the Starter plan?')
      await expect(log).toContainText(priced`${costs.starter.month}.*a month`)

      await dialog.getByRole('button', { name: words.bar.close, exact: true }).click()
      await dialog.getByRole('button', { name: words.summary.send }).click()
      await expect.poll(() => site.lettersAbout(`To: ${email}`).length).toBe(1)
      expect(site.lettersAbout(`To: ${email}`)[0]).toContain(`lang=3D"${language}"`)
      await expect
        .poll(() => site.lettersAbout(email).some((letter) => letter.includes(`To: ${contact.sales}`)))
        .toBe(true)
      expect(site.leadsOf(email)).toMatchObject([{ language, source: 'chat' }])
    })

    test.describe('without an answer to the banner', () => {
      test.use({ answered: null })

      test('[CONS-4] cookies are explained in it', async ({ page }) => {
        await page.goto(addressOf('/', language))
        const words = banners[language]
        await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
        await page.getByRole('button', { name: words.accept }).filter({ visible: true }).click()
        await expect(page.getByRole('heading', { name: words.title })).toBeHidden()
      })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[FORM-17] a demo request is asked its sum on the next page, in the language, and arrives', async ({
        page,
        site,
        email,
      }) => {
        const words = demoForms[language]
        await page.goto(addressOf('/contact', language))
        await fill(page, language, email)
        const form = page.locator('form[action="/api/demo-requests"]')
        await form.getByRole('button', { name: words.send }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByText(words.sumLeft)).toBeVisible()
        await expect(page.getByText(words.notSentYet)).toBeVisible()
        await expect(page.getByText(words.problems.captcha.missing).first()).toBeVisible()
        await expect(form.getByLabel(words.interestedModules.retail)).toBeChecked()

        await form
          .locator('[name=captcha]')
          .fill(solve((await form.locator('[data-challenge-question]').textContent()) ?? ''))
        await form.getByRole('button', { name: words.send }).click()
        await expect(page.getByText(words.sent)).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(addressOf('/request-sent', language))
        expect(site.leadsOf(email)).toMatchObject([{ language }])
      })
    })
  })
}

async function fill(page: Page, language: Language, email: string) {
  const { labels, interestedModules, businessSizes } = demoForms[language]
  const form = page.locator('form[action="/api/demo-requests"]')
  await form.getByLabel(labels.name).fill('Awa Traoré')
  await form.getByLabel(labels.phone).fill('+225 07 08 09 10 11')
  await form.getByLabel(labels.email).fill(email)
  await form.getByLabel(labels.company).fill('Boutique du Plateau')
  await form.getByLabel(interestedModules.retail).check()
  await form.getByLabel(labels.businessSize).selectOption(businessSizes.small)
  await form.getByLabel(labels.message).fill('Deux boutiques, un seul stock.')
}
