/**
 * What is wrong with the layout of the page as it stands, a line each: words broken within, cut off or beyond the
 * screen, and headings no larger than what they stand over. Runs in the browser, so it leans on nothing outside.
 */
export function readLayout(): readonly string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isForReaders = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    }
    return element.closest('label')?.control?.getAttribute('name') === '_honey'
  }
  /** What ends the view of an element: null where one can scroll. */
  const frameOf = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll') return null
      if (overflowX !== 'visible') return at.getBoundingClientRect()
    }
    return new DOMRect(0, 0, innerWidth, 0)
  }
  const wrong: string[] = []

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !isSeen(element) || element.closest('svg, pre') || isForReaders(element)) continue
    const frame = frameOf(element)
    // What follows a soft hyphen may begin a line, and an address may break where it must.
    const isAddress = element.textContent.includes('@')
    for (const word of text.textContent?.matchAll(/(?<![\p{L}\p{N}\u00AD])[\p{L}\p{N}]+/gu) ?? []) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      const [first] = boxes
      if (!first) continue
      const says = `${word[0]} in <${element.localName}>`
      const isBroken = boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
      if (isBroken && !isAddress) wrong.push(`broken: ${says}`)
      const isCut = frame && boxes.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1)
      if (isCut && !element.closest('figure[data-sample]')) wrong.push(`cut off: ${says}`)
    }
  }

  const sizesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => isSeen(element) && !isForReaders(element) && !element.closest('figure[data-sample]'))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const title = Math.max(...sizesOf('main h1, main h1 span'))
  const words = Number.parseFloat(getComputedStyle(document.body).fontSize)
  if (Math.max(0, ...sizesOf('main h2')) >= title) wrong.push('a heading is as large as the title')
  if (Math.min(...sizesOf('main :is(h2, h3)')) < words) wrong.push('a heading is smaller than the text')
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways')
  return wrong
}
