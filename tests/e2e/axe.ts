import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA and good practice, a line each: in `part` of the page or all of it, but not in `without`. */
export async function axeFindings(page: Page, { part, without }: { part?: string; without?: string } = {}) {
  const builder = new AxeBuilder({ page }).withTags(rules)
  if (part !== undefined) builder.include(part)
  if (without !== undefined) builder.exclude(without)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
