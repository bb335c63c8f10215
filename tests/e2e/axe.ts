import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that the colour scheme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

type Scheme = 'light' | 'dark'
type Extent = { readonly part?: string; readonly without?: string; readonly colours?: readonly Scheme[] }

/**
 * What axe finds against WCAG 2.2 AA and good practice, a line each, in light colours, and what the dark ones add: in
 * `part` of the page or all of it, but not in `without`. Colours are half of the work: `colours` names those that are
 * looked at, both unless others have proved them. Leaves the page in light colours and without motion.
 */
export async function axeFindings(page: Page, { colours = ['light', 'dark'], ...extent }: Extent = {}) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await load(page)
  const inLight = await find(page, extent, standard, colours.includes('light') ? [] : rulesOfColour)
  if (!colours.includes('dark')) return inLight
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await find(page, extent, rulesOfColour)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark.map((finding) => `in dark colours, ${finding}`)]
}

/** Once for a document. Of a part that is not laid out (decision 062) axe measures colours against its neighbour's ground. */
async function load(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('section, article, footer')].every(
      (part) => !part.checkVisibility() || getComputedStyle(part).contentVisibility !== 'auto',
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** Only what is wrong: all that axe can tell of what is right costs as much again. */
function find(page: Page, { part, without }: Extent, runOnly: string[], leftOut: readonly string[] = []) {
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async ({ include, exclude, only, settings }) => {
      const { axe } = window as unknown as Window & { readonly axe: typeof import('axe-core') }
      const context = { include: [include ?? ':root'], ...(exclude !== undefined && { exclude: [exclude] }) }
      const { violations } = await axe.run(context, { runOnly: only, rules: settings, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { include: part, exclude: without, only: runOnly, settings: rules },
  )
}
