import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { builtPages, mainOf, numberIn, rootOf, textOf } from './built-site.ts'
import { costs, priced } from '#tests/prices.ts'

const solutions = rootOf('/enterprise-solutions')
const grade = rootOf('/enterprise-grade')

const asksOf = (root: HTMLElement) => root.querySelectorAll('main button[form=ask]')

/** The section under a heading of the second level. */
function sectionNamed(heading: string) {
  return textOf(grade.querySelectorAll('section').find((section) => textOf(section.querySelector('h2')) === heading))
}

describe('the enterprise solutions page', () => {
  const cards = solutions.querySelectorAll('main article')

  it('[ENT-1] has the use cases retail chains, healthcare with HIPAA, and Fortune 500', () => {
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual([
      'Retail chains',
      'Healthcare (HIPAA)',
      'Fortune 500',
    ])
  })

  it('[ENT-2] ends each use case with the two buttons, and each asks about that case', () => {
    const messages = cards.flatMap((card) => {
      const [demo, sales, ...more] = card.querySelectorAll('button[form=ask]')
      expect([textOf(demo), textOf(sales)]).toEqual(['Schedule Enterprise Demo', 'Contact Enterprise Sales'])
      expect(more).toEqual([])
      expect(textOf(card)).toMatch(/Schedule Enterprise Demo ?Contact Enterprise Sales$/)
      return [demo?.getAttribute('value') ?? '', sales?.getAttribute('value') ?? '']
    })

    expect(messages).toHaveLength(6)
    expect(new Set(messages).size).toBe(6)
    for (const message of messages) expect(message).toMatch(/^I would like to .{20,}\.$/)
  })

  it('[ENT-1] draws a moment of each house, named for those who do not see it', () => {
    for (const card of cards) {
      const figure = card.querySelector('figure')
      expect(figure?.getAttribute('aria-label')?.length).toBeGreaterThan(40)
      expect(figure?.querySelectorAll('tr').length).toBeGreaterThan(4)
    }
  })

  it('[ENT-1] draws sums that add up: the regions of the chain, and the companies of the group', () => {
    const columnOf = (index: number) =>
      (cards[index]?.querySelectorAll('tbody tr') ?? []).map((row) =>
        numberIn(textOf(row.querySelectorAll('td').at(-1))),
      )
    const regions = columnOf(0)
    const companies = columnOf(2)

    for (const column of [regions, companies]) {
      expect(column.length).toBeGreaterThan(5)
      expect(column.at(-1)).toBe(column.slice(0, -1).reduce((sum, amount) => sum + amount, 0))
    }
  })

  it('[ENT-1] lists at least eight capabilities, the plan with its list price, and pricing on request', () => {
    const capabilities = solutions
      .querySelectorAll('main section')
      .find((section) => textOf(section.querySelector('h2')) === 'What head office gets')

    expect(capabilities?.querySelectorAll('h3').length).toBeGreaterThanOrEqual(8)
    expect(textOf(mainOf('/enterprise-solutions'))).toMatch(
      priced`${costs.enterprise.month} ?per month ?${costs.enterprise.year} per year`,
    )
    expect(textOf(mainOf('/enterprise-solutions'))).toMatch(/custom pricing and volume discounts .* on request/)
    expect(solutions.querySelectorAll('main details').length).toBeGreaterThanOrEqual(4)
  })

  it('[FACT-4] names 99.9% uptime as the standard service', () => {
    expect(textOf(mainOf('/enterprise-solutions'))).toMatch(/99\.9% uptime .*That is the standard service/)
  })
})

describe('the enterprise-grade page', () => {
  it('[ENT-4] has the four sections by name, in order', () => {
    const names = ['Security', 'Performance and scalability', 'Dedicated support', 'SLAs with financial remedies']
    const headings = grade.querySelectorAll('main h2').map(textOf)

    expect(headings.filter((heading) => names.includes(heading))).toEqual(names)
    for (const name of names) expect(sectionNamed(name).length).toBeGreaterThan(300)
  })

  it('[ENT-4] says for every promise how it is counted and what is owed, without a percentage of its own', () => {
    const table = grade.querySelector('main #sla table')
    const rows = table?.querySelectorAll('tbody tr') ?? []

    expect(table?.querySelectorAll('thead th').map(textOf)).toEqual([
      'What is measured',
      'How it is counted',
      'What is owed',
    ])
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const row of rows) {
      const [counted = '', owed = ''] = row.querySelectorAll('td').map(textOf)
      expect(counted.length).toBeGreaterThan(60)
      expect(owed).toMatch(/fee|credit/)
      expect(owed).not.toMatch(/\d/)
    }
  })

  it.each(['Encryption', 'Multi-factor authentication', 'SOC 2 Type II', 'GDPR', 'CCPA', 'HIPAA', 'SOX'])(
    '[ENT-5, FACT-12] explains %s under security',
    (name) => {
      const entry = grade.querySelectorAll('main #security h3').find((heading) => textOf(heading) === name)

      expect(textOf(entry?.parentNode).length).toBeGreaterThan(name.length + 60)
    },
  )

  it('[FACT-12] lets no other page claim HIPAA, SOC 2 Type II, CCPA or SOX', () => {
    const claiming = builtPages
      .filter(({ root }) => /HIPAA|SOC 2|CCPA|\bSOX\b/.test(textOf(root.querySelector('main'))))
      .map(({ path }) => path)

    expect(claiming.toSorted()).toEqual(['/enterprise-grade', '/enterprise-solutions'])
  })

  it('[ENT-6] opens and closes with a demo and the security whitepaper', () => {
    const labels = asksOf(grade).map(textOf)
    const links = grade
      .querySelectorAll('main a[download]')
      .filter((link) => textOf(link) === 'Download Security Whitepaper')

    expect(labels.filter((label) => label === 'Schedule an Enterprise Demo').length).toBeGreaterThanOrEqual(2)
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const link of links) expect(link.getAttribute('href')).toBe('/documents/security-whitepaper.pdf')
    for (const button of asksOf(grade)) expect(button.getAttribute('value')?.length).toBeGreaterThan(15)
  })

  it('[ENT-7, ENT-8, ENT-9, ENT-10] states 99.99% uptime, under 100ms, 15+ data centers and 256-bit encryption', () => {
    const text = textOf(mainOf('/enterprise-grade'))

    expect(text).toMatch(/Uptime SLA ?99\.99%/)
    expect(text).toMatch(/Response ?Under 100ms/)
    expect(text).toMatch(/Data centers ?15\+/)
    expect(text).toMatch(/Encryption ?256-bit/)
  })

  it('[ENT-7] turns the uptime into the minutes of a month that it leaves', () => {
    expect(textOf(mainOf('/enterprise-grade'))).toContain('about 4 minutes')
  })

  it('[ENT-7, FACT-4] is the only page with 99.99%, and sets the standard 99.9% apart', () => {
    expect(builtPages.filter(({ html }) => html.includes('99.99%')).map(({ path }) => path)).toEqual([
      '/enterprise-grade',
    ])
    expect(textOf(mainOf('/enterprise-grade'))).toMatch(/All other plans run at 99\.9% uptime/)
  })

  it('[ENT-8] draws a sale whose steps add up to less than 100ms', () => {
    const figure = grade.querySelectorAll('main figure').find((each) => textOf(each).includes('From door to door'))
    const steps = (figure?.querySelectorAll('tbody tr') ?? []).map((row) =>
      numberIn(textOf(row.querySelectorAll('td').at(-1))),
    )
    const total = numberIn(/From door to door: (\d+)/.exec(textOf(figure))?.[1] ?? '')

    expect(steps.length).toBeGreaterThan(3)
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(total)
    expect(total).toBeLessThan(100)
  })

  it('[ENT-5, ENT-7] says that its claims are stated and not audited', () => {
    expect(grade.querySelector('main a[href="/about#how-we-count"]')).not.toBeNull()
  })
})
