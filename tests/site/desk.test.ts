import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { spokenNotFoundPages, spokenPages } from './built-site.ts'

const files = globSync('dist/site/**/*.{html,js,css,xml,txt,md,json,webmanifest}').toSorted()
/** What the chat says of people at the desk; only a page that carries the chat's words in itself has them. */
const words = /"(?:desk|person)":"[^"]*",?/g
/** Of the 150 bytes a page may grow by; the rest is for the look at `#talk=` in the site's script. */
const mostBytes = 100

describe('the built site', () => {
  it('names the desk nowhere: no page, script, style, sitemap or list for machines', () => {
    expect(files.length).toBeGreaterThan(100)
    const named = files.filter((file) =>
      /["'(=\s]\/(?:desk|answered)(?:\/|["'#?)\s<]|$)/m.test(readFileSync(file, 'utf8')),
    )

    expect(named).toEqual([])
  })

  it('pays next to nothing for the desk on a visitor’s page', () => {
    const weigh = (text: string) => brotliCompressSync(text).length
    const carriers = [...spokenPages, ...spokenNotFoundPages].filter(({ html }) => html.search(words) >= 0)

    expect(carriers.length).toBeGreaterThan(0)
    const heavy = carriers.filter(({ html }) => weigh(html) - weigh(html.replaceAll(words, '')) > mostBytes)
    expect(heavy.map(({ path }) => path)).toEqual([])
  })
})
