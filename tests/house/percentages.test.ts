import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Percentages that are no claim of the company: made-up figures of drawn scenes (the built pages mark them as samples,
 * see tests/site/words.test.ts; the same in every language), measures of styles, and a turn of phrase the guard looks for.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'landing-scenes.ts': ['12%', '18%'],
  'point-of-sale-system.ts': ['18%', '1%', '2%', '4%'],
  'email-automation.ts': ['10%'],
  'role-based-access-control.ts': ['30%', '30%', '30%'],
  'multi-tenant-architecture.ts': ['10%'],
  'assistant/pledges.ts': ['100%'],
}

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g
/** `width="84%"`, `width: '100%'`, `adjust:100%` and what stands in an address. */
const measures = /(?:width|height|adjust)(?:=|: ?)["']?\d+%|inset\\\(\d+%|%\d[\dA-F]/g
const percentage = /\d+(?:[.,]\d+)?[\s\u00A0\u202F]?%/g

function findPercentages(text: string) {
  return text.replaceAll(comments, '').replaceAll(measures, '').match(percentage) ?? []
}

const files = globSync('src/**/*.{ts,tsx,md}').filter(
  (file) => !file.startsWith('src/facts/') && !/\.test\.tsx?$/.test(file),
)

describe('a percentage', () => {
  it('is found as it is written', () => {
    expect(findPercentages('saves 17%, 99.9 % or 75\u00A0%')).toHaveLength(3)
    expect(findPercentages('width="84%" /* 17% */ ${percent}%')).toEqual([])
  })

  it('stands in the facts and is read from there', () => {
    const found = files.flatMap((file) => {
      const percentages = findPercentages(readFileSync(file, 'utf8'))
      return percentages.length > 0 ? [[file, percentages] as const] : []
    })

    expect(files.length).toBeGreaterThan(500)
    const unknown = found.filter(([file, percentages]) => {
      const sample = known[file.replace(/^src\/content\/\w\w\//, '')]
      return !sample || percentages.map((text) => text.replaceAll(/\s/g, '')).join() !== sample.join()
    })
    expect(unknown).toEqual([])
  })
})
