import { everyAddress } from './addresses.ts'
import { expect, test } from './site.ts'

/** How wide phones are, the smallest of them first. */
const phones = [320, 360, 390, 412]

test('shows what stands beside and below a headline whole on a phone, or not at all', async ({ page }) => {
  const seen: number[] = []
  for (const address of everyAddress) {
    await page.goto(address)
    for (const width of phones) {
      await page.setViewportSize({ width, height: 740 })
      const things = await page.locator('h1 svg:has(> use:only-child)').evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const [thing, shelf] = [drawing, drawing.parentElement ?? drawing].map((element) =>
            element.getBoundingClientRect(),
          )
          if (!thing || !shelf || thing.top >= shelf.bottom - 1) return 'elsewhere'
          return thing.right <= shelf.right + 0.5 && shelf.right <= innerWidth ? 'whole' : 'cut'
        }),
      )
      expect(things, `${address} at ${width} px`).not.toContain('cut')
      // However high the screen is: as the button of the chat stands at its side.
      const covered = await page.locator('h1').evaluate((heading) => {
        const button = document.querySelector('[data-chat-trigger]')?.getBoundingClientRect()
        const said = [...(heading.closest('section')?.querySelectorAll('dd') ?? [])]
        const figures = said.filter((one) => getComputedStyle(one).fontFamily.startsWith('Truculenta'))
        return figures.filter((one) => one.getBoundingClientRect().right > (button?.left ?? 0)).length
      })
      expect(covered, `figures under the button of the chat: ${address} at ${width} px`).toBe(0)
      seen.push(things.filter((thing) => thing === 'whole').length)
    }
  }
  expect(seen.filter((count) => count > 0).length).toBeGreaterThan(seen.length / 2)
})
