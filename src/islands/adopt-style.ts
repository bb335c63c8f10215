const inlined = document.querySelector('style')?.textContent ?? ''

/**
 * The class names of a CSS module in the browser. What the page already shows came inlined with it; the rest, such as
 * the look of an error, is added only now, so that the first page does not pay for it. There each layer is opened once for all modules.
 */
export function adoptStyle(css: string, names: Readonly<Record<string, string>>) {
  if (!inlined.includes(css.slice(css.indexOf('{') + 1, -1))) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
  return names
}
