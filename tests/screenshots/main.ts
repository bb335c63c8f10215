import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { productUrl, withProduct } from '../bench/process.ts'

const folder = 'docs/screenshots'
const shots = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const

/** `npm run screenshots`: the landing page at four widths, as the README shows it. */
mkdirSync(folder, { recursive: true })
await withProduct(async () => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  for (const { width, height, colorScheme } of shots) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    await page.goto(productUrl, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${folder}/landing-${width}.png` })
  }
  await browser.close()
})
