import { existsSync } from 'node:fs'
import { launch, type ElementHandle } from 'puppeteer-core'
import { findInPage } from './find-in-page.ts'
import type { Browser, Found } from './hands.ts'

const executables = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The system's own Firefox, unpatched, over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = executables.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('No Firefox found. Debian: apt-get install firefox-esr')
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  return {
    name: await browser.version(),
    async visit(viewport, work) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(viewport)
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(String(error)))
      try {
        await work({
          open: async (url) => void (await page.goto(url)),
          async find(wanted) {
            const handle = await page.evaluateHandle(`(${findInPage})(${JSON.stringify(wanted)})`)
            const element = handle.asElement()
            return element && toFound(element as ElementHandle)
          },
          errors: () => Promise.resolve(thrown),
        })
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

function toFound(element: ElementHandle): Found {
  return {
    click: () => element.click(),
    async fill(text) {
      await element.evaluate((field) => (field as HTMLInputElement).select())
      await element.type(text)
    },
    async choose(option) {
      const value = await element.evaluate(
        (list, said) => [...(list as HTMLSelectElement).options].find(({ text }) => text.trim() === said)?.value,
        option,
      )
      await element.select(value ?? '')
    },
    text: () => element.evaluate((one) => one.textContent ?? ''),
    attribute: (name) => element.evaluate((one, wanted) => one.getAttribute(wanted), name),
  }
}
