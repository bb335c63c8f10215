import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { numberIn, rootOf, textOf } from './built-site.ts'
import { halfMonth, halfYear, ngoMonth, ngoYear } from '#tests/assistant/say.ts'
import { costs } from '#tests/prices.ts'

const small = rootOf('/small-business-backbone')
const ngo = rootOf('/ngo-compatibility')

/** Ruled rows of a section as [title, everything in the row]. */
function rowsOf(root: HTMLElement, id: string) {
  return root
    .querySelectorAll(`main #${id} dl > div`)
    .map((row) => [textOf(row.querySelector('dt')), textOf(row)] as const)
}

/** Cells of a section's grid as [title, everything in the cell]. */
function cellsOf(root: HTMLElement, id: string) {
  return root
    .querySelectorAll(`main #${id} li`)
    .map((cell) => [textOf(cell.querySelector('h3')), textOf(cell)] as const)
}

function tableOf(root: HTMLElement, id: string) {
  const rows = root.querySelectorAll(`main #${id} tbody tr`)
  return rows.map((row) => row.querySelectorAll('th, td').map(textOf))
}

function askOf(root: HTMLElement, section: string, label: string) {
  const buttons = root.querySelectorAll(`${section} button[form=ask]`)
  return buttons.find((button) => textOf(button) === label)?.getAttribute('value') ?? ''
}

/** The last section of the page: the closing offer. */
const closing = 'main > section:last-of-type'

describe('the small-business page', () => {
  it.each([
    ['SMB-1', 'Businesses served', '15,000+'],
    ['SMB-2', 'Revenue growth', '68%'],
    ['SMB-3', 'Operating cost reduction', '85%'],
    ['SMB-4', 'Jobs supported', '45,000+'],
  ])('[%s] states the impact figure %s: %s', (_, title, figure) => {
    const row = small
      .querySelectorAll('main #impact dl > div')
      .find((each) => textOf(each.querySelector('dt')) === title)

    expect(textOf(row?.querySelector('dd b'))).toBe(figure)
  })

  it('[SMB-2] says that the growth is an average of the first year', () => {
    expect(
      rowsOf(small, 'impact')
        .map(([, row]) => row)
        .join(' '),
    ).toContain('Average first-year revenue growth')
  })

  it('[SMB-1, SMB-2, SMB-3, SMB-4] says how far to trust the figures', () => {
    expect(small.querySelector('main #impact a')?.getAttribute('href')).toBe('/about#how-we-count')
  })

  it('[SMB-5] tells of a bakery, an IT repair service and a nursery, each in its town', () => {
    const stories = cellsOf(small, 'stories')

    expect(stories.map(([title]) => title)).toEqual(['A bakery', 'An IT repair service', 'A nursery'])
    for (const [, story] of stories) {
      expect(story.length).toBeGreaterThan(300)
      expect(story).toMatch(/Huye|Kigali|Musanze/)
    }
  })

  it('[SMB-6, SMB-7, SMB-8] offers three programs, the accelerator with 12 months of free software', () => {
    const programs = rowsOf(small, 'programs')

    expect(programs.map(([title]) => title)).toEqual([
      'Startup accelerator',
      'Family business support',
      'Rural business initiative',
    ])
    expect(programs[0]?.[1]).toMatch(/12 months ?free software/)
    for (const [, program] of programs) expect(program.length).toBeGreaterThan(180)
    expect(small.querySelectorAll('main #programs button[form=ask]')).toHaveLength(3)
  })

  it('[SMB-9] lists the six resources, each with what it is and how to get it', () => {
    const resources = cellsOf(small, 'resources')

    expect(resources.map(([title]) => title)).toEqual([
      'Planning tools',
      'Webinars',
      'Growth guides',
      'Financial resources',
      'Marketing templates',
      'Community forum',
    ])
    for (const [title, text] of resources) expect(text.length).toBeGreaterThan(title.length + 60)
    expect(small.querySelectorAll('main #resources li:has(button[form=ask], a)')).toHaveLength(6)
  })

  it('[SMB-10] closes with 50% off the first year for those who qualify', () => {
    expect(textOf(small.querySelector(`${closing} h2`))).toBe('50% off the first year.')
    expect(textOf(small.querySelector(closing))).toContain('For small businesses that qualify.')
  })

  it('[SMB-10] works the first year out, plan by plan', () => {
    expect(tableOf(small, 'first-year')).toEqual([
      ['Starter', costs.starter.year, halfYear('starter'), halfYear('starter')],
      ['Professional', costs.professional.year, halfYear('professional'), halfYear('professional')],
    ])
    expect(textOf(small.querySelector('main #first-year'))).toContain(
      `${halfMonth('starter')} a month for Starter and ${halfMonth('professional')} a month for Professional`,
    )
  })

  it('[SMB-10] invents no rule of who qualifies, and offers to answer', () => {
    expect(textOf(small.querySelector('main #qualify'))).toContain('A person decides case by case.')
    expect(askOf(small, '#qualify', 'Ask whether you qualify')).toMatch(/qualifies/)
    expect(textOf(small.querySelector('main #qualify dl'))).not.toMatch(/\d/)
  })

  it('[SMB-11] closes with a free trial and an expert to speak with', () => {
    expect(askOf(small, closing, 'Start Free Trial')).toMatch(/free trial/)
    expect(askOf(small, closing, 'Speak with an Expert')).toMatch(/expert/)
  })

  it('[SMB-5] draws an evening sheet whose breads add up to the till', () => {
    const rows = small.querySelector('main figure')?.querySelectorAll('tbody tr') ?? []
    const amounts = rows.map((row) => numberIn(textOf(row.querySelectorAll('td').at(-1))))

    expect(amounts.length).toBeGreaterThan(4)
    expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0))
  })
})

describe('the NGO page', () => {
  it('[NGO-1] explains donor, impact, grant, volunteer, compliance and fundraising', () => {
    const features = cellsOf(ngo, 'features')

    expect(features.map(([title]) => title)).toEqual([
      'Donor',
      'Impact',
      'Grant',
      'Volunteer',
      'Compliance',
      'Fundraising',
    ])
    for (const [, text] of features) expect(text.length).toBeGreaterThan(120)
  })

  it('[NGO-2] tells three stories by kind of organisation and town, and lists resources to ask for', () => {
    const stories = cellsOf(ngo, 'stories')
    const resources = cellsOf(ngo, 'resources')

    expect(stories).toHaveLength(3)
    for (const [, story] of stories) {
      expect(story.length).toBeGreaterThan(300)
      expect(story).toMatch(/(Rwanda|Uganda|Cameroon)/)
    }
    expect(resources.length).toBeGreaterThanOrEqual(4)
    expect(ngo.querySelectorAll('main #resources li:has(button[form=ask], a[download])')).toHaveLength(resources.length)
  })

  it('[NGO-2, NGO-4] sets the price after 75% beside the list price, by month and by year', () => {
    expect(tableOf(ngo, 'pricing')).toEqual([
      ['Starter', costs.starter.month, ngoMonth('starter'), costs.starter.year, ngoYear('starter')],
      [
        'Professional',
        costs.professional.month,
        ngoMonth('professional'),
        costs.professional.year,
        ngoYear('professional'),
      ],
      ['Enterprise', costs.enterprise.month, ngoMonth('enterprise'), costs.enterprise.year, ngoYear('enterprise')],
    ])
    expect(textOf(ngo.querySelector('main #pricing'))).toContain('the list price less 75%')
  })

  it('[NGO-3, NGO-4, NGO-5, NGO-6] opens with the offer: 12 months, 75% for life, $0 and 24/7', () => {
    const offer = ngo
      .querySelectorAll('main section:first-of-type dl div')
      .map((row) => row.querySelectorAll('dt, dd').map(textOf))

    expect(offer).toEqual([
      ['Free trial', '12 months'],
      ['Lifetime discount', '75%'],
      ['Setup fees', '$0'],
      ['Priority support', '24/7'],
    ])
  })

  it('[NGO-3, NGO-5, NGO-6] repeats beside the prices what comes with them', () => {
    const terms = textOf(ngo.querySelector('main #pricing'))

    for (const term of ['The first 12 months are free', '$0 setup fees', '24/7 priority support'])
      expect(terms).toContain(term)
  })

  it('[NGO-7] tells the five steps of applying, in order, as text', () => {
    expect(rowsOf(ngo, 'apply').map(([title]) => title)).toEqual([
      'Complete online application form',
      'Submit documentation',
      'Review and verification',
      'Approval and account setup',
      'Free training and onboarding',
    ])
  })

  it('[NGO-8] opens and closes with applying and with a demo', () => {
    for (const section of ['main > section:first-of-type', closing]) {
      expect(askOf(ngo, section, 'Apply for the NGO Program')).toBe('I would like to apply for the NGO program.')
      expect(askOf(ngo, section, 'Schedule a Demo')).toMatch(/demo/)
    }
  })

  it.each([
    ['Registered 501(c)(3) or equivalent'],
    ['Mission-driven focus'],
    ['Current tax-exempt documentation'],
    ['At least 1 year of operations'],
    ['Annual revenue under $10M'],
  ])('[NGO-9, NGO-10, NGO-11, NGO-12, NGO-13] lists among who qualifies: %s', (text) => {
    expect(rowsOf(ngo, 'eligibility').filter(([, row]) => row.includes(text))).toHaveLength(1)
  })

  it('[NGO-14, FACT-19] shows eligibility as text and asks nobody for it before applying', () => {
    expect(rowsOf(ngo, 'eligibility')).toHaveLength(5)
    expect(textOf(ngo.querySelector('main #eligibility'))).toContain(
      'This page only lists them: the answer comes from a person',
    )
    expect(ngo.querySelectorAll('main input, main select, main textarea, main site-island, main [disabled]')).toEqual(
      [],
    )
  })

  it('[NGO-1] draws a grant whose lines add up to what is spent and left', () => {
    const grant = ngo.querySelector('main figure')
    const budget = numberIn(textOf(grant?.querySelector('header')))
    const rows = grant?.querySelectorAll('tbody tr') ?? []
    const lines = rows.map((row) => row.querySelectorAll('td').map((cell) => numberIn(textOf(cell))))
    const [, spent, left] = lines.at(-1) ?? []
    const sumOf = (column: number) => lines.slice(0, -1).reduce((sum, line) => sum + (line[column] ?? 0), 0)

    expect([sumOf(1), sumOf(2)]).toEqual([spent, left])
    expect(sumOf(1) + sumOf(2)).toBe(budget)
  })

  it('[NGO-2] answers at least four questions', () => {
    expect(ngo.querySelectorAll('main details').length).toBeGreaterThanOrEqual(4)
    expect(textOf(ngo.querySelector('main'))).toContain('What is 501(c)(3) to us?')
  })
})
