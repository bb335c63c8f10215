import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { siteData } from '#build/site-data.ts'
import { styles } from '#build/styles.ts'

const entry = 'virtual:alone'

export const brotli = (content: string | Uint8Array) => brotliCompressSync(content).length

/** A part of the site's script with everything it brings along, as the browser would get it alone: bytes after brotli. */
export async function weighAlone(source: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      styles({ shortNames: true }),
      siteData(),
      {
        name: 'bench-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const parts = outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return parts.reduce((sum, part) => sum + ('code' in part && part.isEntry ? brotli(part.code) : 0), 0)
}
