import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { cssOptions } from './css.ts'

type CompiledStyle = { readonly css: string; readonly names: Readonly<Record<string, string>> }

const virtualPrefix = '\0style:'
const separator = '__'

const isOfDesk = (file: string) => file.startsWith('src/desk/')

/**
 * CSS modules for pages that are HTML first. On the server side a module's CSS is noted in the page's style ledger
 * when one of its names is read, so a page inlines exactly what it shows; in the browser an island adds what is missing.
 */
export function styles({ shortNames }: { readonly shortNames: boolean }): Plugin {
  const compiled = new Map<string, CompiledStyle>()
  const shortened = new Map<string, string>()

  function compile(path: string) {
    const cached = compiled.get(path)
    if (cached) return cached
    const style = compileModule(path, (name) => {
      if (!shortNames) return name
      const short = shortened.get(name) ?? nameOf(shortened.size)
      shortened.set(name, short)
      return short
    })
    compiled.set(path, style)
    return style
  }

  return {
    name: 'site-styles',
    enforce: 'pre',
    buildStart() {
      // In one fixed order, because browser and server are built apart and must agree on every short name.
      if (compiled.size > 0) return
      // The desk comes last: the shortest names belong to the pages of visitors.
      const files = globSync('src/**/*.module.css', { cwd: process.cwd() }).toSorted()
      for (const file of [...files.filter((one) => !isOfDesk(one)), ...files.filter(isOfDesk)]) {
        compile(`${process.cwd()}/${file}`)
      }
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      // The ending must not be .css, or Vite's own CSS pipeline would take the module over.
      return resolved && `${virtualPrefix}${resolved.id}.js`
    },
    load(id) {
      if (!id.startsWith(virtualPrefix)) return null
      const path = id.slice(virtualPrefix.length, -'.js'.length)
      this.addWatchFile(path)
      const { css, names } = compile(path)
      if (this.environment.config.consumer === 'client') {
        return [
          `import { adoptStyle } from '#islands/adopt-style.ts'`,
          `export default adoptStyle(${JSON.stringify(css)}, ${JSON.stringify(names)})`,
        ].join('\n')
      }
      const file = relative(process.cwd(), path)
      return [
        `import { trackStyle } from '#build/style-ledger.ts'`,
        `export default trackStyle(${[file, css, names].map((part) => JSON.stringify(part)).join()})`,
      ].join('\n')
    },
    hotUpdate({ file, server }) {
      if (!file.endsWith('.css')) return
      compiled.delete(file)
      for (const environment of Object.values(server.environments)) {
        const module = environment.moduleGraph.getModuleById(`${virtualPrefix}${file}.js`)
        if (module) environment.moduleGraph.invalidateModule(module)
      }
      server.environments.client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** What tells a module's class names from those of all others: its place, because two folders may hold the same name. */
export function scopeOf(path: string) {
  return relative(process.cwd(), path)
    .replace(/\.module\.css$/, '')
    .replaceAll(/[^\w-]/g, '-')
}

function compileModule(path: string, rename: (name: string) => string) {
  const { code, exports } = transform({
    filename: scopeOf(path),
    code: readFileSync(path),
    ...cssOptions,
    cssModules: { pattern: `[name]${separator}[local]`, grid: false, container: false, animation: true },
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

const bothCases = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** 0 → a, 25 → z, 26 → A, 52 → aa: names that brotli hardly sees. */
export function nameOf(index: number, letters = bothCases): string {
  const last = letters.charAt(index % letters.length)
  return index < letters.length ? last : nameOf(Math.floor(index / letters.length) - 1, letters) + last
}
