import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPages, siteFolder } from './built-site.ts'

/** A script and all that it imports before it runs; what it fetches later is not of the first visit. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(join(siteFolder, file), 'utf8')
  for (const [, path] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
    withImports(join(dirname(file), path ?? ''), seen)
  }
  return seen
}

const brotliBytes = (file: string) => readFileSync(join(siteFolder, `${file}.br`)).length

describe('the weight of a first visit', () => {
  it.each(allPages)('keeps the HTML with its styles within one initial TCP window: $path', ({ file }) => {
    expect(brotliBytes(file)).toBeLessThanOrEqual(14_000)
  })

  it.each(allPages)('loads at most 4 kB of JavaScript, and nothing that blocks: $path', ({ root }) => {
    const scripts = root.querySelectorAll('script[src]')
    const files = scripts.flatMap((script) => [...withImports(script.getAttribute('src') ?? '')])
    const bytes = files.map(brotliBytes)

    // One file: whatever it shared with others would have to be fetched after it.
    expect(files).toHaveLength(1)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4000)
    for (const script of scripts) expect(script.getAttribute('type')).toBe('module')
    for (const style of root.querySelectorAll('link[rel=stylesheet]')) {
      expect(style.getAttribute('media')).toBe('print,(forced-colors:active)')
    }
  })

  it('keeps the one font under 20 kB', () => {
    expect(readFileSync(join(siteFolder, 'fonts/truculenta-800-latin.woff2')).length).toBeLessThan(20_000)
  })
})
