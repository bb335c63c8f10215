import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProofs, readRequirements, renderTrace, traceRequirements } from './trace.ts'

describe('the requirements register', () => {
  it('names only requirements that exist', () => {
    const { files, unknown } = traceRequirements()

    expect(files.length).toBeGreaterThan(10)
    expect(unknown).toEqual([])
  })

  it('is up to date', () => {
    expect(readFileSync('docs/requirements.md', 'utf8')).toBe(renderTrace(traceRequirements()))
  })

  it('finds every number of a title', () => {
    // Put together here, so that this file itself proves nothing.
    const open = '['
    const source = `it('${open}FORM-1, FORM-2] and ${open}MATH-3] hold', () => {})\nit.each([['(a)']])('${open}NAV-1] too', () => {})\nit.each(rows)('nothing', () => {})`

    expect(readProofs('a.test.ts', source)).toEqual([
      {
        file: 'a.test.ts',
        title: `${open}FORM-1, FORM-2] and ${open}MATH-3] hold`,
        ids: ['FORM-1', 'FORM-2', 'MATH-3'],
      },
      { file: 'a.test.ts', title: `${open}NAV-1] too`, ids: ['NAV-1'] },
    ])
  })

  it('leaves out the statements that describe gaps', () => {
    expect(readRequirements('- NAV-1 A.\n- OPEN-2 B.\n')).toEqual([{ id: 'NAV-1', group: 'NAV', text: 'A.' }])
  })
})
