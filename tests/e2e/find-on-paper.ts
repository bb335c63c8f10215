import type { Page } from '@playwright/test'
import { defaultLanguage } from '#content/languages.ts'
import { shell as shellIn } from '#content/shell.ts'
import { brand } from '#facts/brand.ts'
import { readPaper, type Sheet } from './read-paper.ts'
import { expect } from './site.ts'

const shell = shellIn[defaultLanguage]
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

/** What has to be on the paper of the page, and what must not be seen, read from the page as it is laid out for print. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = [...document.querySelectorAll('body *')].filter(isSeen)
    const ofPage = all.filter((element) => !element.closest('figure[data-sample], [role=img], svg'))
    const isDiamond = (element: Element, pseudo: string) => {
      const { content, rotate, borderTopWidth } = getComputedStyle(element, pseudo)
      return content !== 'none' && rotate === '45deg' && borderTopWidth !== '0px'
    }
    return {
      answers: ofPage
        .filter((element) => element.matches('details > :not(summary)'))
        .map(({ textContent }) => textContent),
      headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
        .filter((heading) => isSeen(heading) && !heading.closest('li, dl'))
        .map(({ textContent }) => textContent),
      diamonds: ofPage.filter((element) => isDiamond(element, '::before') || isDiamond(element, '::after')).length,
      grounds: ofPage
        .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      toPress: all
        .filter((element) => element.matches('button, input, select, textarea, dialog, [data-chat-trigger]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      hanging: all
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    }
  })
}

/**
 * The page is on paper what it is on a screen, without what only a screen can do, on both formats that are printed on.
 * Leaves it on the screen, in light.
 */
export async function expectWholeOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const wanted = await readPage(page)
  // As printers print: without grounds.
  const sheets = await readPaper(await page.pdf({ format: 'A4' }))
  expectWhole(wanted, sheets)
  expect(sheets.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBeGreaterThanOrEqual(wanted.diamonds)
  // What is drawn beside the words is the same on every format.
  expectWhole(wanted, await readPaper(await page.pdf({ format: 'Letter' }), 'text'))
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  expect(wanted.grounds).toEqual([])
  expect(wanted.toPress).toEqual([])
  expect(wanted.hanging).toEqual([])
}

function expectWhole(wanted: Awaited<ReturnType<typeof readPage>>, sheets: readonly Sheet[]) {
  const text = squeeze(sheets.flatMap(({ lines }) => lines).join(''))
  for (const answer of wanted.answers) expect(text).toContain(squeeze(answer))

  // The letterhead once, the menu never, no heading alone at the foot of a sheet, no empty sheet.
  expect(sheets[0]?.lines[0]).toBe(brand.product)
  expect(sheets.slice(1).filter(({ lines }) => lines[0] === brand.product)).toEqual([])
  expect(text).not.toContain(squeeze(shell.header.links.map(({ label }) => label).join('')))
  const headings = wanted.headings.map(squeeze)
  for (const { lines } of sheets.slice(0, -1)) {
    const last = squeeze(lines.at(-1) ?? '')
    expect(last).not.toBe('')
    expect(headings.filter((heading) => heading.endsWith(last))).toEqual([])
  }
}
