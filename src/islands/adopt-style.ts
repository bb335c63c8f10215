const inlined = document.querySelector('style')?.textContent ?? ''

/**
 * The class names of a CSS module in the browser. What the page already shows came inlined with it; the rest, such as
 * the look of an error, is added only now, so that the first page does not pay for it.
 */
export function adoptStyle(css: string, names: Readonly<Record<string, string>>) {
  if (!inlined.includes(css)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
  return names
}
