import type { Page } from '@playwright/test'
import { readLayout } from './read-layout.ts'

/**
 * What a small phone with text at 200 % cuts off, a line each. Long words may break there, which they may not where
 * the text is as large as it was set.
 */
export async function cutOffWhenEnlarged(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const wrong = await page.evaluate(readLayout)
  return wrong.filter((line) => !line.startsWith('broken: '))
}
