import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { PageManifest } from '#server/pages.ts'

const bytesOf = (file: string) => readFileSync(`dist/site/${file}.br`).length

/** The scripts of single pages by the name in `data-behaviour`, as the bundler called them. */
const behaviours = new Map(
  readdirSync('dist/site/assets').flatMap((asset) => {
    const name = /^([\w-]+)-[\w-]{6}\.js$/.exec(asset)?.[1]
    return name ? [[name, asset] as const] : []
  }),
)

/** What a first visit to each route downloads, in bytes after brotli; a page's own scripts as if all were near the screen. */
export function weighPages() {
  const { pages, notFound } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
  return [
    ...Object.entries(pages),
    ...Object.entries(notFound).map(([prefix, page]) => [`${prefix} (not found)`, page] as const),
  ].map(([path, { file }]) => {
    const html = readFileSync(`dist/site/${file}`, 'utf8')
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
    const own = [
      ...new Set([...html.matchAll(/data-behaviour="([^"]+)"/g)].map(([, name = '']) => behaviours.get(name))),
    ]
    const script = scripts.reduce((sum, src) => sum + bytesOf(src), 0)
    const ownScripts = own.reduce((sum, asset) => sum + (asset ? bytesOf(`assets/${asset}`) : 0), 0)
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
