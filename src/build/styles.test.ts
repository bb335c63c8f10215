import { describe, expect, it } from 'vitest'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { compileGlobal, compileModule, nameOf } from './styles.ts'

describe('short class names', () => {
  it('are all different', () => {
    const names = Array.from({ length: 5000 }, (_, index) => nameOf(index))

    expect(new Set(names).size).toBe(5000)
    expect(names.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(names[52]).toBe('aa')
  })
})

describe('class names', () => {
  it('differ between two modules of one name', () => {
    const [one, other] = ['one', 'other'].map((folder) => {
      const file = join(makeTestFolder(), `${folder}/Tile.module.css`)
      mkdirSync(dirname(file))
      writeFileSync(file, '@layer parts{.x{top:0}}')
      return compileModule(file).names['x']
    })

    expect(one).toMatch(/^Tile-module_[\w-]+__x$/)
    expect(other).not.toBe(one)
  })
})

describe('global styles', () => {
  it('set each token to its light value, and to its dark one where the reader asks for it on a screen', () => {
    const css = compileGlobal('@layer tokens{:root{--paper:light-dark(#fff, #000);--gap:1rem}}')

    expect(css).toMatch(/:root\{--paper:#fff;--gap:1rem\}/)
    expect(css).toMatch(/@media screen and \(prefers-color-scheme:\s?dark\)\{:root\{--paper:#000\}\}/)
    expect(css).not.toContain('light-dark')
  })
})

describe('what only paper and forced colours need', () => {
  it('is parted from the rest of a module, in its layer', () => {
    const folder = makeTestFolder()
    const file = join(folder, 'Tile.module.css')
    writeFileSync(
      file,
      '@layer parts{.x{top:0;@media print{display:none}@media (min-width:1px){left:0}}}@layer page{@media (forced-colors:active){.y{top:0}}}',
    )
    const { layers } = compileModule(file, (name) => name.replace(/.*__/, ''))

    expect(layers).toEqual([
      { name: 'parts', css: '.x{top:0}@media (min-width:1px){.x{left:0}}', seldom: '@media print{.x{display:none}}' },
      { name: 'page', css: '', seldom: '@media (forced-colors:active){.y{top:0}}' },
    ])
  })

  it('is looked for in layers alone', () => {
    const file = join(makeTestFolder(), 'Tile.module.css')
    writeFileSync(file, '.x{top:0}@layer parts{.y{top:0}}')

    expect(() => compileModule(file, (name) => name)).toThrow('all of a CSS module stands in a layer')
  })
})
