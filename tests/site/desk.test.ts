import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = globSync('dist/site/**/*.{html,js,css,xml,txt,md,json,webmanifest}').toSorted()

describe('the built site', () => {
  it('names the desk nowhere: no page, script, style, sitemap or list for machines', () => {
    expect(files.length).toBeGreaterThan(100)
    const named = files.filter((file) =>
      /["'(=\s]\/(?:desk|answered)(?:\/|["'#?)\s<]|$)/m.test(readFileSync(file, 'utf8')),
    )

    expect(named).toEqual([])
  })
})
