/** Not shown at all until its address is named, or shown to listeners only. */
const hiding = /display:\s*none|clip-path:\s*inset\(50%\)/

/** A class alone, or one that waits to be the address's target. */
const plainClass = /^\.([\w-]+)(?::not\(:target\))?$/

/**
 * The classes of a page's CSS that hide whatever carries them, on every screen. Rules of a medium or a feature do not
 * count: what a phone hides is still said; nor do those of a state, such as the view of the prices that is not chosen.
 */
export function findHidingClasses(css: string): ReadonlySet<string> {
  const around: string[] = []
  const found = new Set<string>()
  for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{') {
      around.push(text.trim())
      continue
    }
    const selectors = around.pop()?.split(',') ?? []
    if (!hiding.test(text) || !around.every((rule) => rule.startsWith('@layer'))) continue
    for (const selector of selectors) {
      const name = plainClass.exec(selector.trim())?.[1]
      if (name) found.add(name)
    }
  }
  return found
}
