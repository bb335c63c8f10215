import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { PageManifest } from '#server/pages.ts'

const bytesOf = (file: string) => readFileSync(`dist/site/${file}.br`).length

/** What a first visit to each route downloads, in bytes after brotli. */
export function weighPages() {
  const { pages, notFound } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
  return Object.entries({ ...pages, '(not found)': notFound }).map(([path, { file }]) => {
    const html = readFileSync(`dist/site/${file}`, 'utf8')
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
    const script = scripts.reduce((sum, src) => sum + bytesOf(src), 0)
    const font = readFileSync('dist/site/fonts/truculenta-800-latin.woff2').length
    return {
      path,
      html: bytesOf(file),
      ofWhichCss: brotliCompressSync(css).length,
      script,
      font,
      total: bytesOf(file) + script + font,
    }
  })
}
