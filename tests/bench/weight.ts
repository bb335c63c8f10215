import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { PageManifest } from '#server/pages.ts'
import { listBeside } from '../site/with-imports.ts'

const bytesOf = (file: string) => readFileSync(`dist/site/${file}.br`).length

/** What a first visit to each route downloads, in bytes after brotli; a page's own scripts, with what they bring along, as if all were near the screen. */
export function weighPages() {
  const { pages, notFound } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
  return [
    ...Object.entries(pages),
    ...Object.entries(notFound).map(([prefix, page]) => [`${prefix} (not found)`, page] as const),
  ].map(([path, { file }]) => {
    const html = readFileSync(`dist/site/${file}`, 'utf8')
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
    const own = [...html.matchAll(/data-behaviour="([^"]+)"/g)].flatMap(([, name = '']) => listBeside(name, ['site']))
    const script = scripts.reduce((sum, src) => sum + bytesOf(src), 0)
    const ownScripts = [...new Set(own)].reduce((sum, asset) => sum + bytesOf(asset), 0)
    const font = readFileSync('dist/site/fonts/truculenta-800-latin.woff2').length
    return {
      path,
      html: bytesOf(file),
      ofWhichCss: brotliCompressSync(css).length,
      script,
      ownScripts,
      font,
      total: bytesOf(file) + script + ownScripts + font,
    }
  })
}
