/**
 * Which CSS modules the page being rendered has used. Rendering is synchronous, one page at a time, so one ledger
 * serves; class names must be read while rendering, not when a module is loaded.
 */
let used = new Map<string, string>()

/** Runs `render` and returns its result with the CSS it used, in the order of the files' names. */
export function collectStyles<Result>(render: () => Result) {
  used = new Map()
  const result = render()
  const styles = [...used].toSorted(([a], [b]) => a.localeCompare(b)).map(([, css]) => css)
  return { result, css: styles.join('') }
}

/** The class names of a module. Reading one notes its CSS; reading one that does not exist is an error. */
export function trackStyle(file: string, css: string, names: Readonly<Record<string, string>>) {
  return new Proxy(names, {
    get(target, name) {
      if (typeof name !== 'string') return undefined
      const scoped = target[name]
      if (scoped === undefined) throw new Error(`${file} has no class '${name}'.`)
      used.set(file, css)
      return scoped
    },
  })
}
