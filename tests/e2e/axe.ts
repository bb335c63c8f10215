import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that the colour scheme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

type Extent = { readonly part?: string; readonly without?: string }

/**
 * What axe finds against WCAG 2.2 AA and good practice, a line each, in light colours, and what the dark ones add: in
 * `part` of the page or all of it, but not in `without`. Leaves the page in light colours and without motion.
 */
export async function axeFindings(page: Page, extent: Extent = {}) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const inLight = await findings(begin(page, extent).withTags(standard))
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await findings(begin(page, extent).withRules(rulesOfColour))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark.map((finding) => `in dark colours, ${finding}`)]
}

function begin(page: Page, { part, without }: Extent) {
  const builder = new AxeBuilder({ page })
  if (part !== undefined) builder.include(part)
  if (without !== undefined) builder.exclude(without)
  return builder
}

async function findings(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
