import type { Page } from '@playwright/test'
import { readLayout } from './read-layout.ts'

/** How readers set a page for themselves: text at 200 %, and spaced as WCAG 1.4.12 has it. */
const settings = [
  'html { font-size: 200% !important }',
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
]

/**
 * What the screen, a small phone's, cuts off for such readers, a line each. Long words may break there, which they may
 * not where the page is as it was set.
 */
export async function cutOffAsSet(page: Page): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const css of settings) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, css)
    wrong.push(...(await page.evaluate(readLayout)))
    // What looks at the page next finds it as it was.
    await page.evaluate(() => void document.adoptedStyleSheets.pop())
  }
  return wrong.filter((line) => !line.startsWith('broken: '))
}
