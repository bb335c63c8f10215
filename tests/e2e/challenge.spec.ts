import type { Page } from '@playwright/test'
import { solve } from '../solve.ts'
import { demoForm, expect, sentText, test } from './site.ts'

/** Opens the form with a sum in it; from then on time passes only as the test lets it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await demoForm(page).open()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

test.describe('the sum', () => {
  test('[MATH-1, MATH-2, MATH-3, DATA-3] uses integers from 1 to 10 and never goes below zero', async ({ request }) => {
    for (let round = 0; round < 60; round += 1) {
      const challenge = (await (await request.get('/api/challenge')).json()) as Record<string, unknown>
      const question = String(challenge['question'])
      const [a, b] = question.match(/\d+/g)?.map(Number) ?? []

      expect(Object.keys(challenge).toSorted()).toEqual(['expiresAt', 'id', 'question'])
      expect(question).toMatch(/^\d+ [+−×] \d+$/)
      for (const number of [a, b]) expect(number).toBeGreaterThanOrEqual(1)
      for (const number of [a, b]) expect(number).toBeLessThanOrEqual(10)
      expect(Number(solve(question))).toBeGreaterThanOrEqual(0)
    }
  })

  test('[MATH-4, MATH-5, MATH-8] is replaced after 15 seconds, counts down to it and clears the answer', async ({
    page,
  }) => {
    const demo = demoForm(page)
    await openWithStoppedClock(page)
    const first = await demo.form.locator('[name=challengeId]').inputValue()
    const secondsLeft = async () => Number(/New sum in (\d+) s/.exec((await demo.countdown.textContent()) ?? '')?.[1])
    // The clock stands somewhere between two seconds; from the next full one on, every second counts.
    await page.clock.runFor(1000)
    await expect.poll(async () => (await secondsLeft()) === (await secondsLeft())).toBe(true)
    const atFirst = await secondsLeft()
    await demo.answer.fill('12')
    await page.clock.runFor(4000)
    await expect.poll(secondsLeft).toBe(atFirst - 4)
    await expect(demo.answer).toHaveValue('12')
    await page.clock.runFor((atFirst - 4) * 1000)

    expect(atFirst).toBeLessThanOrEqual(15)
    await expect(demo.form.locator('[name=challengeId]')).not.toHaveValue(first)
    await expect(demo.answer).toHaveValue('')
    await expect.poll(secondsLeft).toBe(15)
  })

  test('[MATH-6] is another one on each page load', async ({ look: page }) => {
    const demo = demoForm(page)
    await demo.open()
    const first = await demo.form.locator('[name=challengeId]').inputValue()
    await page.reload()
    await expect(demo.question).toHaveText(/\d/)

    expect(await demo.form.locator('[name=challengeId]').inputValue()).not.toBe(first)
  })

  test('stays when the visitor asks it to', async ({ page }) => {
    const demo = demoForm(page)
    await openWithStoppedClock(page)
    const first = await demo.form.locator('[name=challengeId]').inputValue()
    await demo.form.getByRole('button', { name: 'Keep this sum' }).click()
    await demo.answer.fill('12')
    await page.clock.runFor(60_000)

    await expect(demo.form.locator('[name=challengeId]')).toHaveValue(first)
    await expect(demo.answer).toHaveValue('12')
  })

  test('is taken long after the visible one has changed', async ({ page, request, site, email }) => {
    const { id, question } = (await (await request.get('/api/challenge')).json()) as { id: string; question: string }
    const demo = demoForm(page)
    await demo.makeReady(email)
    // What a slow sender would do: the sum of a while ago, answered now.
    await page.route('**/api/demo-requests', (route) =>
      route.continue({
        postData: (route.request().postData() ?? '')
          .replace(/(name="captcha"\r\n\r\n)[^\r]*/, `$1${solve(question)}`)
          .replace(/(name="challengeId"\r\n\r\n)[^\r]*/, `$1${id}`),
      }),
    )
    await demo.send.click()

    await expect(page.getByText(sentText)).toBeVisible()
    expect(site.leadsOf(email)).toHaveLength(1)
  })
})
