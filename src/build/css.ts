import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { browserslistToTargets, Features, transform, type CustomAtRules, type Visitor } from 'lightningcss'

const options = {
  minify: true,
  /** The oldest engines with cascade layers; older ones get the page unstyled but readable (decision 005). */
  targets: browserslistToTargets(['chrome 99', 'safari 15.4', 'firefox 97']),
  /** No switch for `light-dark()` either: the build takes the pairs apart itself (decision 037). */
  exclude: Features.LightDark,
}

/** A style sheet in few bytes, without what the visitor takes out. */
export function minifyCss(css: string, visitor: Visitor<CustomAtRules> = {}): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), visitor, ...options }).code.toString()
}

/**
 * A global style sheet. A token is written as a `light-dark()` pair, so that its two values are read side by side, and
 * goes out as its light value with the dark one in a block of its own (decision 037): shorter, known to every engine,
 * and paper is printed on light.
 */
export function compileGlobal(source: string): string {
  const dark = [...source.matchAll(pair)].map(([, name, , value]) => `${name}:${value}`)
  if (dark.length === 0) return minifyCss(source)
  const inTheDark = `@layer tokens{@media screen and (prefers-color-scheme:dark){:root{${dark.join(';')}}}}`
  return minifyCss(source.replaceAll(pair, '$1:$2') + inTheDark)
}

const pair = /(--[\w-]+):\s*light-dark\(([^,()]+),\s*([^()]+)\)/g

export type CompiledStyle = { readonly css: string; readonly names: Readonly<Record<string, string>> }

/** A CSS module, and under which names its classes go out. */
export function compileModule(path: string, rename: (name: string) => string): CompiledStyle {
  const { code, exports } = transform({
    filename: scopeOf(path),
    code: readFileSync(path),
    ...options,
    cssModules: { pattern: '[name]__[local]', grid: false, container: false, animation: true },
  })
  const names: Record<string, string> = {}
  const renamed = new Map<string, string>()
  // Lightning CSS returns the names in no particular order.
  for (const [local, { name }] of Object.entries(exports ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    names[local] = rename(name)
    renamed.set(name, names[local])
  }
  const css = code.toString().replaceAll(/[\w-]+__[\w-]+/g, (name) => renamed.get(name) ?? name)
  return { css, names }
}

/** What tells a module's class names from those of all others: its place, because two folders may hold the same name. */
export function scopeOf(path: string) {
  return relative(process.cwd(), path)
    .replace(/\.module\.css$/, '')
    .replaceAll(/[^\w-]/g, '-')
}
