import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contact } from '#content/contact.ts'
import { offices } from '#facts/offices.ts'
import { EquatorMap } from './EquatorMap.tsx'

it('[CONT-6] has drawn the land around every office', () => {
  const svg = parse(renderToStaticMarkup(<EquatorMap words={contact.en.opening} />)).querySelector('svg')
  const [left = 0, top = 0, width = 0, height = 0] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const names = svg?.querySelectorAll('text').slice(1) ?? []

  expect(names).toHaveLength(offices.length)
  for (const name of names) {
    const [x, y] = ['x', 'y'].map((side) => Number(name.getAttribute(side)))
    const why = `${name.text} lies outside the drawing: draw its land, too, and move the frame of EquatorMap.tsx`
    expect(x, why).toBeGreaterThan(left)
    expect(x, why).toBeLessThan(left + width)
    expect(y, why).toBeGreaterThan(top)
    expect(y, why).toBeLessThan(top + height)
  }
})
