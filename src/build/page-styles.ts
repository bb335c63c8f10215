/** What a CSS module says in a cascade layer: `seldom` is for paper and forced colours alone, and has the last word. */
export type Layer = { readonly name: string; readonly css: string; readonly seldom: string }

/** Each layer opened once. Their order is that of `tokens.css`; pages are smaller with this one. */
export const writeLayers = (layers: readonly Layer[], parts: readonly ('css' | 'seldom')[] = ['css', 'seldom']) =>
  [...Map.groupBy(layers, ({ name }) => name)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, some]) => `@layer ${name}{${parts.flatMap((part) => some.map((layer) => layer[part])).join('')}}`)
    .join('')

/**
 * The CSS modules that the page being rendered has used. Rendering is synchronous, one page at a time, so one ledger
 * serves; class names must be read while rendering, not when a module is loaded.
 */
let used = new Map<string, readonly Layer[]>()

/** Runs `render` and returns its result with the CSS it used, in the order of the files' names. */
export function collectStyles<Result>(render: () => Result) {
  used = new Map()
  const result = render()
  const layers = [...used].toSorted(([a], [b]) => a.localeCompare(b)).flatMap(([, some]) => some)
  return { result, css: writeLayers(layers, ['css']), seldom: writeLayers(layers, ['seldom']) }
}

/** The class names of a module. Reading one notes its CSS; reading one that does not exist is an error. */
export function trackStyle(file: string, layers: readonly Layer[], names: Readonly<Record<string, string>>) {
  return new Proxy(names, {
    get(target, name) {
      if (typeof name !== 'string') return undefined
      const scoped = target[name]
      if (scoped === undefined) throw new Error(`${file} has no class '${name}'.`)
      used.set(file, layers)
      return scoped
    },
  })
}

/** Leaves out the custom properties that a page does not use: up to 280 bytes after brotli. `others` is all else that may use one. */
export function trimTokens(css: string, others: string): string {
  const uses = new Set(Array.from((css + others).matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const trimmed = css
    .replaceAll(/(--[\w-]+):[^;{}]*;?/g, (said, name: string) => (uses.has(name) ? said : ''))
    .replaceAll(';}', '}')
  // A property may be used by none but another that goes.
  return trimmed === css ? css : trimTokens(trimmed, others)
}
