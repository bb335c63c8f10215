import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPages, siteFolder } from './built-site.ts'

const brotliBytes = (file: string) => readFileSync(join(siteFolder, `${file}.br`)).length

describe('the weight of a first visit', () => {
  it.each(allPages)('keeps the HTML with its styles within one initial TCP window: $path', ({ file }) => {
    expect(brotliBytes(file)).toBeLessThanOrEqual(14_000)
  })

  it.each(allPages)('loads at most 4 kB of JavaScript, and nothing that blocks: $path', ({ root }) => {
    const scripts = root.querySelectorAll('script[src]')
    const bytes = scripts.map((script) => brotliBytes(script.getAttribute('src') ?? ''))

    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4000)
    for (const script of scripts) expect(script.getAttribute('type')).toBe('module')
    expect(root.querySelectorAll('link[rel=stylesheet]')).toEqual([])
  })

  it('keeps the one font under 20 kB', () => {
    expect(readFileSync(join(siteFolder, 'fonts/truculenta-800-latin.woff2')).length).toBeLessThan(20_000)
  })
})
