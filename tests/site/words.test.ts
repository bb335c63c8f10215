import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { modules } from '#facts/modules.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { loyaltyTiers, roleTemplates } from '#facts/claims.ts'
import { allPages, builtPages, siteFolder, textOf } from './built-site.ts'
import { computedSayings } from './computed-sayings.ts'
import { factSayings, findUnknownNumbers } from './fact-sayings.ts'
import { about } from '#tests/assistant/say.ts'
import { costs } from '#tests/prices.ts'

/** Made-up data that says so (drawn scenes, example days), code, and dates. */
const samples = '[data-sample], [aria-hidden=true], code, pre, svg, script, style, option, time'
/** Quoted by the specification as they are. */
const quoted = /404|Oops! Page Not Found|sent successfully!/g

function withoutSamples(html: string) {
  const root = parse(html)
  for (const element of root.querySelectorAll(samples)) element.remove()
  return root
}

/** Takes out the blocks whose amounts are worked out from facts, each with its name and what it says. */
function takeComputed(root: HTMLElement) {
  const blocks = root.querySelectorAll('[data-computed]').map((element) => ({
    name: element.getAttribute('data-computed') ?? '',
    text: element.structuredText,
  }))
  for (const element of root.querySelectorAll('[data-computed]')) element.remove()
  return blocks
}

const headOf = (root: HTMLElement) =>
  [textOf(root.querySelector('title')), root.querySelector('meta[name=description]')?.getAttribute('content')].join(' ')

describe('the numbers on the site', () => {
  it('are found when no fact holds them', () => {
    expect(findUnknownNumbers('From $29 a month')).toHaveLength(1)
    expect(findUnknownNumbers('Save 90% and call +250 788 123 456 within 48 hours')).toHaveLength(1)
    expect(findUnknownNumbers('600+ pharmacies')).toHaveLength(1)
    expect(findUnknownNumbers('$6.90 or $69.5')).toHaveLength(1)
    expect(
      findUnknownNumbers(`${costs.starter.month} per month, a 30-day trial, 99.9% uptime, 500+ pharmacies`),
    ).toEqual([])
  })

  it.each(allPages)('come from facts: $path', ({ html }) => {
    const root = withoutSamples(html)
    takeComputed(root)
    const text = [headOf(root), ...['header', 'main', 'footer'].map((part) => root.querySelector(part)?.structuredText)]

    expect(findUnknownNumbers(text.join(' ').replaceAll(quoted, ''))).toEqual([])
  })

  it('are worked out from facts where they are marked as computed', () => {
    const blocks = allPages.flatMap(({ html }) => takeComputed(withoutSamples(html)))

    expect(new Set(blocks.map(({ name }) => name))).toEqual(new Set(Object.keys(computedSayings)))
    for (const { name, text } of blocks) expect(findUnknownNumbers(text, computedSayings[name])).toEqual([])
  })

  it('are found where they are not what the facts come to', () => {
    expect(
      findUnknownNumbers(
        `about RWF ${about(plans.starter.monthlyPrice, 'RWF')} a month`,
        computedSayings['indication'],
      ),
    ).toEqual([])
    expect(
      findUnknownNumbers(
        `about RWF ${about(plans.starter.monthlyPrice + 100, 'RWF')} a month`,
        computedSayings['indication'],
      ),
    ).toHaveLength(1)
    expect(findUnknownNumbers('$404 is left', computedSayings['calculation'])).toHaveLength(1)
  })

  it.each(builtPages)('come from facts in the structured data: $path', ({ root }) => {
    const data: unknown = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    const texts = readTexts(data).filter((text) => !text.startsWith('http'))

    expect(findUnknownNumbers(texts.join(' '), officeTimes)).toEqual([])
  })

  it('come from facts in llms.txt', () => {
    const text = readFileSync(join(siteFolder, 'llms.txt'), 'utf8').replaceAll(/\(https?:[^)]+\)/g, '')

    expect(findUnknownNumbers(text)).toEqual([])
  })

  it.each(allPages)('are counted right where they are written as words: $path', ({ html }) => {
    const text = withoutSamples(html).querySelector('main')?.structuredText ?? ''
    const wrong = [...text.matchAll(counted)].filter(([, word = '', noun = '']) => {
      const count = counts[noun.toLowerCase() as keyof typeof counts]
      return numberWords[word.toLowerCase() as keyof typeof numberWords] !== count
    })

    expect(wrong.map(([found]) => found)).toEqual([])
  })
})

const numberWords = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 }
const counts = {
  offices: offices.length,
  modules: modules.length,
  plans: Object.keys(plans).length,
  packages: Object.keys(packages).length,
  tiers: loyaltyTiers.length,
  'role templates': roleTemplates.length,
}
const counted = new RegExp(
  String.raw`\b(${Object.keys(numberWords).join('|')}) (${Object.keys(counts).join('|')})\b`,
  'gi',
)

/** Opening hours as schema.org writes them. */
const officeTimes = offices
  .flatMap(({ hours }) => [hours.opens, hours.closes])
  .map((hour) => `${String(hour).padStart(2, '0')}:00`)

/** The texts of a JSON document; a price is said as the page says it. */
function readTexts(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return key === 'price' ? [`$${value.toLocaleString('en-US')}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => readTexts(part, name))
}

describe('the sentences on the site', () => {
  /** Shorter ones are labels. */
  const fewestWords = 5
  const facts = new Set(factSayings)

  function sentencesOf(root: HTMLElement | null) {
    const blocks = root?.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, th, summary, figcaption') ?? []
    // The demo form is one, wherever it stands.
    const innermost = blocks.filter(
      (block) => block.querySelector('p, li, dd, td') === null && block.closest('form') === null,
    )
    return innermost
      .flatMap((block) => textOf(block).split(/(?<=[.?:])\s+/))
      .filter((sentence) => sentence.split(' ').length >= fewestWords && !facts.has(sentence))
  }

  it('stand on one page each', () => {
    const places = new Map<string, Set<string>>()
    for (const { path, root } of allPages) {
      for (const sentence of sentencesOf(root.querySelector('main'))) {
        places.set(sentence, (places.get(sentence) ?? new Set()).add(path))
      }
    }

    expect(places.size).toBeGreaterThan(400)
    expect(
      [...places].filter(([, paths]) => paths.size > 1).map(([text, paths]) => `${text} | ${[...paths].join(' ')}`),
    ).toEqual([])
  })

  it.each(allPages)('keep the tone of the house: $path', ({ root }) => {
    const text = withoutCode(root)

    expect(text.match(/.{20}[!—].{0,20}/g) ?? []).toEqual([])
    expect(
      text.match(/\b(seamless\w*|leverag\w+|cutting-edge|world-class|lorem|ipsum|game-chang\w+|robust)\b/gi) ?? [],
    ).toEqual([])
  })

  function withoutCode(root: HTMLElement) {
    const main = parse(root.querySelector('main')?.outerHTML ?? '')
    for (const element of main.querySelectorAll('code, pre, script, form')) element.remove()
    return textOf(main).replaceAll(quoted, '')
  }
})
