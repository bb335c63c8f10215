import type { Page } from '@playwright/test'
import { readLayout } from './read-layout.ts'

/**
 * What a small phone with text at 200 % cuts off, a line each. Long words may break there, which they may not where
 * the text is as large as it was set.
 */
export async function cutOffWhenEnlarged(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const wrong = await page.evaluate(readLayout)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  // What looks at the page next finds it as it was.
  if (size) await page.setViewportSize(size)
  return wrong.filter((line) => !line.startsWith('broken: '))
}
