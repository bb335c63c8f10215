import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoAnswer } from '#contract/demo-answer.ts'
import type { PageRenderer } from '#server/pages.ts'
import { siteFolder } from './built-site.ts'
import { checkMarkup } from './markup-checker.ts'

/** The one page that the server writes: the form again, with what is wrong. */
const answer: DemoAnswer = {
  values: {
    name: 'Amina Uwase',
    phone: '',
    email: 'amina@',
    company: '',
    interestedModules: [],
    businessSize: '',
    message: '',
  },
  problems: { phone: 'missing', email: 'invalid' },
  challenge: { id: 'a', question: '3 + 4', expiresAt: '2026-01-01T00:00:00Z' },
  notice: 'errors',
}

describe('the markup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'))
  const demoAnswer = join(folder, 'demo-answer.html')
  const mistaken = join(folder, 'mistaken.html')

  beforeAll(async () => {
    const { pageRenderer } = (await import(pathToFileURL(resolve('dist/pages/render.js')).href)) as {
      readonly pageRenderer: PageRenderer
    }
    writeFileSync(demoAnswer, pageRenderer.renderDemoAnswer({ ...answer, language: 'en' }).html)
    writeFileSync(
      mistaken,
      '<!doctype html><html lang="en"><title>x</title><style>p{colr:red}</style><table role="table"></table>',
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is what the Nu HTML checker wants, on every page and in every drawing', async () => {
    const files = globSync(`${siteFolder}/**/*.{html,svg,css}`)
    const found = await checkMarkup([...files, demoAnswer, mistaken])
    const ofMistaken = (line: string) => line.startsWith('mistaken.html')

    expect(files.length).toBeGreaterThan(27)
    // That it speaks at all, of style as of markup, is seen on a page with mistakes.
    expect(found.filter(ofMistaken)).toEqual([
      expect.stringContaining('colr'),
      expect.stringContaining('The “table” role is unnecessary'),
    ])
    expect(found.filter((line) => !ofMistaken(line))).toEqual([])
  })
})
