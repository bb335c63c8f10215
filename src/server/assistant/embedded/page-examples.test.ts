import { describe, expect, it } from 'vitest'
import { writeKnowledge } from '#build/knowledge.ts'
import { renderRoute, routes } from '#build/pages.tsx'
import { pageWordings as english } from '#content/en/assistant/page-wordings.ts'
import { pageWordings as french } from '#content/fr/assistant/page-wordings.ts'
import { openKnowledge } from '../load-knowledge.ts'
import { placeOf, readPageExamples } from './page-examples.ts'

const assets = { publicUrl: 'https://imisozi.example', script: '/site.js' }
const knowledge = openKnowledge(
  writeKnowledge(routes.map((route) => ({ path: route.path, html: renderRoute(route, assets).html }))),
)

describe('the wordings of places on pages', () => {
  it('name places that are there', () => {
    const places = new Set(knowledge.passages.map(placeOf))
    const named = [...Object.keys(english), ...Object.keys(french)]

    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((place) => !places.has(place))).toEqual([])
  })

  it('join the heading of their passage, each under its id', () => {
    const ids = new Set(readPageExamples(knowledge).map(([id]) => id))

    expect(ids.size).toBe(new Set([...Object.keys(english), ...Object.keys(french)]).size)
  })
})
