import { readFileSync } from 'node:fs'
import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { cssTargets } from './styles.ts'

const query = '?compiled'

/**
 * `import css from './tokens.css?compiled'`: a global style sheet as minified text. Engines without `light-dark()`
 * get the light value of every token from a block of their own; a polyfill would fix the tokens at the root, and
 * then no part of a page could pin its own theme.
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

export function compileGlobal(source: string) {
  const code = Buffer.from(source + lightFallback(source))
  return transform({
    filename: 'global.css',
    code,
    minify: true,
    targets: cssTargets,
    exclude: Features.LightDark,
  }).code.toString()
}

function lightFallback(source: string) {
  const tokens = [...source.matchAll(/(--[\w-]+):\s*light-dark\(([^,()]+),[^()]+\)/g)]
  if (tokens.length === 0) return ''
  const declarations = tokens.map(([, name, light]) => `${name}:${light}`).join(';')
  return `@layer tokens{@supports not (color:light-dark(red,red)){:root{${declarations}}}}`
}
