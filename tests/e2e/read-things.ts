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
