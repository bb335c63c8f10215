import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { minifyCss } from './css.ts'

const query = '?compiled'

/**
 * `import css from './tokens.css?compiled'`: a global style sheet as minified text. A token is written as a
 * `light-dark()` pair, so that its two values are read side by side, and goes out as its light value with the dark one
 * in a block of its own (decision 037): shorter, known to every engine, and paper is printed on light.
 */
export function globalStyles(): Plugin {
  return {
    name: 'site-global-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
      return resolved && `\0global-style:${resolved.id}.js`
    },
    load(id) {
      if (!id.startsWith('\0global-style:')) return null
      const path = id.slice('\0global-style:'.length, -'.js'.length)
      this.addWatchFile(path)
      return `export default ${JSON.stringify(compileGlobal(readFileSync(path, 'utf8')))}`
    },
  }
}

export const compileGlobal = (source: string) => minifyCss(splitThemes(source))

const pair = /(--[\w-]+):\s*light-dark\(([^,()]+),\s*([^()]+)\)/g

function splitThemes(source: string) {
  const dark = [...source.matchAll(pair)].map(([, name, , value]) => `${name}:${value}`)
  if (dark.length === 0) return source
  const light = source.replaceAll(pair, '$1:$2')
  return `${light}@layer tokens{@media screen and (prefers-color-scheme:dark){:root{${dark.join(';')}}}}`
}
