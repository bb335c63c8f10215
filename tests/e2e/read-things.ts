/**
 * How a phone shows the things that stand beside a headline: whole on their shelf, cut by its end, or elsewhere, where
 * nobody sees them. Runs in the browser, so it leans on nothing outside.
 */
export function readThings(): readonly ('whole' | 'cut' | 'elsewhere')[] {
  return [...document.querySelectorAll('h1 svg:has(> use:only-child)')].map((drawing) => {
    const [thing, shelf] = [drawing, drawing.parentElement ?? drawing].map((element) => element.getBoundingClientRect())
    if (!thing || !shelf || thing.top >= shelf.bottom - 1) return 'elsewhere'
    return thing.right <= shelf.right + 0.5 && shelf.right <= innerWidth ? 'whole' : 'cut'
  })
}

/** How many figures below a headline stand in the column of the chat's button, which lies over one of them however high a screen is. Runs in the browser. */
export function countCovered(): number {
  const button = document.querySelector('[data-chat-trigger]')?.getBoundingClientRect()
  const said = [...(document.querySelector('h1')?.closest('section')?.querySelectorAll('dd') ?? [])]
  const figures = said.filter((one) => getComputedStyle(one).fontFamily.startsWith('Truculenta'))
  return figures.filter((one) => one.getBoundingClientRect().right > (button?.left ?? 0)).length
}
