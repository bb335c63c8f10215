import { mkdirSync } from 'node:fs'
import { chromium, type BrowserContextOptions } from '@playwright/test'
import { leastConsent } from '#contract/consent.ts'
import { productUrl, withProduct } from '../bench/process.ts'
import { browserOptions } from '../browser-options.ts'
import { chatWindow } from '../e2e/chat-window.ts'
import { asStored } from '../stored-consent.ts'
import { shootDesk } from './desk.ts'

const folder = 'docs/screenshots'
const shots = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const
/** Somebody who has answered the cookie banner, and whom nothing moves. */
const visitor = {
  reducedMotion: 'reduce',
  storageState: { cookies: [], origins: [{ origin: productUrl, localStorage: asStored(leastConsent) }] },
} satisfies BrowserContextOptions

/** `npm run screenshots`: the landing page at four widths and the chat on a phone, as the README shows them, and the desk. */
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(browserOptions)
await withProduct(async () => {
  for (const { width, height, colorScheme } of shots) {
    const page = await browser.newPage({ ...visitor, viewport: { width, height }, colorScheme })
    await page.goto(productUrl, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${folder}/landing-${width}.png` })
  }
  const page = await browser.newPage({ ...visitor, viewport: { width: 390, height: 844 }, baseURL: productUrl })
  const chat = chatWindow(page)
  await chat.begin()
  await chat.ask('We are 4 people with two shops. What would it cost?')
  await chat.log.getByText('the cheapest plan that fits').waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/chat-390.png` })
})
await shootDesk(browser, folder)
await browser.close()
