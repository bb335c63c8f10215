import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { browserslistToTargets, Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { writeLayers, type Layer } from './page-styles.ts'

const options = {
  minify: true,
  /** The oldest engines with cascade layers; older ones get the page unstyled but readable (decision 005). */
  targets: browserslistToTargets(['chrome 99', 'safari 15.4', 'firefox 97']),
  /** No switch for `light-dark()` either: the build takes the pairs apart itself (decision 037). */
  exclude: Features.LightDark,
}

/**
 * CSS modules for pages that are HTML first. On the server side a module's CSS is noted for the page when one of its
 * names is read, so a page inlines exactly what it shows; in the browser an island adds what is missing.
 * `import css from './tokens.css?inline'` is a global style sheet as text.
 */
export function styles({ shortNames }: { readonly shortNames: boolean }): Plugin {
  const compiled = new Map<string, CompiledStyle>()
  const tokens = shortNames ? nameTokens() : new Map<string, string>()
  const shorten = (text: string) => text.replaceAll(token, (name) => tokens.get(name) ?? name)

  // In one fixed order, because browser and server are built apart and must agree on every short name. The desk comes
  // last: the shortest names belong to the pages of visitors.
  const folders = shortNames ? ['src/!(desk)/**/*.module.css', 'src/desk/**/*.module.css'] : []
  let classes = 0
  for (const file of folders.flatMap((folder) => globSync(folder).toSorted())) {
    const rename = () => nameOf(classes++)
    compiled.set(resolve(file), compileModule(resolve(file), rename, shorten))
  }

  return {
    name: 'site-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/\.module\.css$|\.css\?inline$/.test(source)) return null
      const resolved = await this.resolve(source.replace('?inline', ''), importer, { skipSelf: true })
      // The ending must not be .css, or Vite's own CSS pipeline would take the module over.
      return resolved && idOf(resolved.id)
    },
    load(id) {
      const path = /^\0style:(.+)\.js$/.exec(id)?.[1]
      if (!path) return null
      this.addWatchFile(path)
      if (!path.endsWith('.module.css')) {
        return `export default ${JSON.stringify(shorten(compileGlobal(readFileSync(path, 'utf8'))))}`
      }
      const { layers, names } = compiled.get(path) ?? compileModule(path)
      const [source, call, ...parts] =
        this.environment.config.consumer === 'client'
          ? ['#islands/adopt-style.ts', 'adoptStyle', writeLayers(layers), names]
          : ['#build/page-styles.ts', 'trackStyle', relative(process.cwd(), path), layers, names]
      return `import { ${call} } from '${source}'\nexport default ${call}(${parts.map((part) => JSON.stringify(part)).join()})`
    },
    /** Drawings use tokens too: `fill="var(--leaf)"`. */
    transform(code, id) {
      if (!shortNames || !/\/src\/.*\.tsx$/.test(id)) return null
      return { code: code.replaceAll(/var\(--[a-z][\w-]*/g, shorten), map: null }
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(idOf(file))
      return module && [module]
    },
  }
}

const idOf = (path: string) => `\0style:${path}.js`

type CompiledStyle = { readonly layers: readonly Layer[]; readonly names: Readonly<Record<string, string>> }

/** A CSS module, all of which stands in layers, and under which names its classes go out. */
export function compileModule(
  path: string,
  rename = (name: string) => name,
  shorten = (text: string) => text,
): CompiledStyle {
  const { code, exports } = transform({
    // The hash in a name is of its place, because two folders may hold the same file.
    filename: relative(process.cwd(), path),
    code: readFileSync(path),
    ...options,
    cssModules: { pattern: '[name]_[hash]__[local]', grid: false, container: false, animation: true },
  })
  // Lightning CSS returns the names in no particular order.
  const classes = Object.entries(exports ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const renamed = new Map(classes.map(([, { name }]) => [name, rename(name)]))
  const css = shorten(code.toString().replaceAll(/[\w-]+__[\w-]+/g, (name) => renamed.get(name) ?? name))
  if (!css.startsWith('@layer ')) throw new Error(`${path}: all of a CSS module stands in a layer.`)
  const layers = Array.from(css.matchAll(/@layer (\w+)\{(.*?)\}\s*(?=@layer |$)/gs), ([, name = '', rules = '']) => {
    return { name, css: rules.replaceAll(seldomRules, ''), seldom: rules.match(seldomRules)?.join('') ?? '' }
  })
  return { layers, names: Object.fromEntries(classes.map(([local, { name }]) => [local, renamed.get(name) ?? name])) }
}

/** What a minified style sheet says of paper and of forced colours: two storeys of rules in a block. */
const seldomRules = /@media (?:(?:print|\(forced-colors:active\)),?)+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/**
 * A global style sheet. A token is written as a `light-dark()` pair, so that its two values are read side by side, and
 * goes out as its light value with the dark one in a block of its own (decision 037): shorter, known to every engine,
 * and paper is printed on light.
 */
export function compileGlobal(source: string): string {
  const dark = [...source.matchAll(pair)].map(([, name, , value]) => `${name}:${value}`).join(';')
  const inTheDark = dark && `@layer tokens{@media screen and (prefers-color-scheme:dark){:root{${dark}}}}`
  const code = Buffer.from(source.replaceAll(pair, '$1:$2') + inTheDark)
  return transform({ filename: 'global.css', code, ...options }).code.toString()
}

const pair = /(--[\w-]+):\s*light-dark\(([^,()]+),\s*([^()]+)\)/g
const token = /--[a-z][\w-]*/g

/**
 * Short names for tokens; long ones are for those who read the sources. Saves some 230 bytes of the landing page. Made
 * from the style sheets alone and sorted, so that everything built apart agrees on every short name.
 */
function nameTokens() {
  const found = globSync('src/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(token) ?? [])
  // In one case: the Nu HTML checker takes `--e` and `--E` for one property, and then misreads every sum with either.
  return new Map([...new Set(found)].toSorted().map((name, index) => [name, `--${nameOf(index, lowerCase)}`]))
}

const lowerCase = 'abcdefghijklmnopqrstuvwxyz'

/** 0 → a, 25 → z, 26 → A, 52 → aa: names that brotli hardly sees. */
export function nameOf(index: number, letters = lowerCase + lowerCase.toUpperCase()): string {
  const last = letters.charAt(index % letters.length)
  return index < letters.length ? last : nameOf(Math.floor(index / letters.length) - 1, letters) + last
}
