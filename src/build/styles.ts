import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileGlobal, compileModule, type CompiledStyle } from './css.ts'
import { partSeldom } from './seldom-styles.ts'
import { createPropertyShortener, nameOf } from './short-names.ts'

const moduleEnding = '.module.css'
const globalQuery = '?compiled'
const modulePrefix = '\0style:'
const globalPrefix = '\0global-style:'
const isOfDesk = (file: string) => file.startsWith('src/desk/')

/**
 * CSS modules for pages that are HTML first. On the server side a module's CSS is noted in the page's style ledger
 * when one of its names is read, so a page inlines exactly what it shows; in the browser an island adds what is missing.
 * `import css from './tokens.css?compiled'` is a global style sheet as text.
 */
export function styles({ shortNames }: { readonly shortNames: boolean }): Plugin {
  const compiled = new Map<string, CompiledStyle>()
  let classes = 0
  const shortenProperties = shortNames ? createPropertyShortener() : (text: string) => text

  function compile(path: string) {
    const cached = compiled.get(path)
    if (cached) return cached
    const { css: written, names } = compileModule(path, (name) => (shortNames ? nameOf(classes++) : name))
    // What a rule says of paper and of forced colours has the last word, wherever it says it.
    const { css, seldom } = partSeldom(written)
    const style = { css: shortenProperties(css + seldom), names }
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
      const files = globSync(`src/**/*${moduleEnding}`, { cwd: process.cwd() }).toSorted()
      for (const file of [...files.filter((one) => !isOfDesk(one)), ...files.filter(isOfDesk)]) {
        compile(`${process.cwd()}/${file}`)
      }
    },
    async resolveId(source, importer) {
      const isGlobal = source.endsWith(globalQuery)
      if (!isGlobal && !source.endsWith(moduleEnding)) return null
      const resolved = await this.resolve(source.replace(globalQuery, ''), importer, { skipSelf: true })
      // The ending must not be .css, or Vite's own CSS pipeline would take the module over.
      return resolved && `${isGlobal ? globalPrefix : modulePrefix}${resolved.id}.js`
    },
    load(id) {
      const [, prefix, path] = /^(\0(?:global-)?style:)(.+)\.js$/.exec(id) ?? []
      if (!path) return null
      this.addWatchFile(path)
      if (prefix === globalPrefix) {
        return `export default ${JSON.stringify(shortenProperties(compileGlobal(readFileSync(path, 'utf8'))))}`
      }
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
    /** Drawings use tokens too: `fill="var(--leaf)"`. */
    transform(code, id) {
      if (!shortNames || !/\/src\/.*\.tsx$/.test(id)) return null
      return { code: code.replaceAll(/var\(--[a-z][\w-]*/g, shortenProperties), map: null }
    },
    hotUpdate({ file, server }) {
      if (!file.endsWith('.css')) return
      compiled.delete(file)
      for (const environment of Object.values(server.environments)) {
        const module = environment.moduleGraph.getModuleById(`${modulePrefix}${file}.js`)
        if (module) environment.moduleGraph.invalidateModule(module)
      }
      server.environments.client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
