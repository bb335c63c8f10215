import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What scripts and pages have to know that is read or worked out at build: a module of `made` is run here, and goes
 * out as what it exports, a line each, instead of tables and tools.
 */
export function siteData(): Plugin {
  return {
    name: 'site-data',
    enforce: 'pre',
    async load(id) {
      const [file] = id.split('?')
      if (!file || !/\/src\/build\/made\/[\w-]+\.ts$/.test(file)) return null
      // The topics of the documentation are read from files, which may change while somebody develops.
      for (const topic of globSync('src/content/*/docs/*.md')) this.addWatchFile(resolve(topic))
      const data: object = await import(`${pathToFileURL(file).href}?${Date.now()}`)
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
