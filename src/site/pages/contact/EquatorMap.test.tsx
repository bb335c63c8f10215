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

  const outside = names.filter((name) => {
    const [x = NaN, y = NaN] = ['x', 'y'].map((side) => Number(name.getAttribute(side)))
    return !(x > left && x < left + width && y > top && y < top + height)
  })

  expect(names).toHaveLength(offices.length)
  expect(
    outside.map(({ text }) => text),
    `Draw the land of these, too, and move the frame of EquatorMap.tsx`,
  ).toEqual([])
})
