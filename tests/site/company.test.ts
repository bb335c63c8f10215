import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { mainOf, numberIn, sum, textOf } from './built-site.ts'

const textsOf = (elements: readonly HTMLElement[]) => elements.map((element) => textOf(element))

/** The drawing whose label begins so, cell by cell. */
function rowsOf(main: HTMLElement, label: string) {
  const scene = main.querySelectorAll('figure').find((figure) => figure.getAttribute('aria-label')?.startsWith(label))
  const rows = scene?.querySelectorAll('tbody tr') ?? []
  return rows.map((row) => textsOf(row.querySelectorAll('td')))
}

const industries = ['/pharmacy', '/retail', '/restaurant', '/hotel']

describe('the services page', () => {
  const main = mainOf('/services')

  it('[SRV-1] leads to each trade from a card of its own, drawn and in its own colour', () => {
    const cards = main.querySelectorAll('li').filter((item) => item.querySelector('h3 a') !== null)

    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(industries)
    expect(new Set(cards.map((card) => card.querySelector('pattern')?.id)).size).toBe(industries.length)
    expect(new Set(cards.map((card) => card.classNames)).size).toBe(industries.length)
    for (const card of cards) {
      expect(card.querySelectorAll('svg').length).toBeGreaterThanOrEqual(2)
      expect(card.querySelectorAll('p').length).toBeGreaterThanOrEqual(2)
    }
  })

  it('says of every service what it includes and what the customer brings', () => {
    const services = main.querySelectorAll('article')

    expect(textsOf(services.map((service) => service.querySelector('h3')).filter((title) => title !== null))).toEqual([
      'Setup',
      'Data import',
      'Training',
      'Integrations',
      'Support',
      'On-site visits',
    ])
    for (const service of services) {
      expect(service.querySelectorAll('li').length).toBeGreaterThanOrEqual(4)
      expect(textOf(service)).toMatch(/You bring \S+/)
    }
  })

  it('tells for each week of a rollout what either side does', () => {
    const table = main.querySelectorAll('table').find((one) => textOf(one).includes('The first call'))
    const rows = table?.querySelectorAll('tbody tr') ?? []

    expect(rows.length).toBeGreaterThanOrEqual(7)
    for (const row of rows) for (const cell of row.querySelectorAll('th, td')) expect(textOf(cell)).not.toBe('')
    expect(textOf(rows[0])).toMatch(/^The first call/)
    expect(textOf(rows.at(-1))).toMatch(/^The third year/)
  })

  it('adds up the lines of the imported list', () => {
    const lines = rowsOf(main, 'Check of an imported').map((cells) => numberIn(cells[1]))

    expect(lines.length).toBeGreaterThan(3)
    expect(lines.at(-1)).toBe(sum(lines.slice(0, -1)))
  })
})

describe('the about page', () => {
  const main = mainOf('/about')

  it('[SRV-2] tells the story of the company, reached by a link that is not the chat button', () => {
    const story = main.querySelector('section#story')
    const link = main.querySelector('a[href="#story"]')

    expect(story?.querySelectorAll('p').length).toBeGreaterThanOrEqual(3)
    expect(textOf(story)).toContain('Kigali')
    expect(['', 'Our Story']).not.toContain(textOf(link))
  })

  it('[SRV-3, DATA-17, FACT-14, FACT-15, FACT-16, FACT-17] states each figure with its number and its label', () => {
    const rows = main.querySelectorAll('dl > div')
    const stats = rows.map((row) => [textOf(row.querySelector('dd')), textOf(row.querySelector('dt'))] as const)

    for (const stat of [
      ['500+', 'active businesses'],
      ['50,000+', 'daily transactions'],
      ['500+', 'pharmacies'],
      ['250+', 'retail stores'],
      ['180+', 'restaurants'],
      ['120+', 'hotels'],
    ])
      expect(stats).toContainEqual(stat)
    expect(textOf(main)).not.toContain('150+')
  })

  it('[FACT-1] says how far to trust the figures, right beside them', () => {
    const stats = main.querySelectorAll('section').find((section) => textOf(section).includes('50,000+'))

    expect(stats?.getAttribute('id')).toBe('how-we-count')
    expect(textOf(stats)).toMatch(/no outside auditor/)
  })

  it('[SRV-4, DATA-18, FACT-13] tells every year from 2020 to 2025 with a title and a description', () => {
    const entries = main.querySelectorAll('ol > li').filter((entry) => entry.querySelector('time') !== null)

    expect(textsOf(main.querySelectorAll('ol > li time'))).toEqual(['2020', '2021', '2022', '2023', '2024', '2025'])
    expect(new Set(entries.map((entry) => textOf(entry.querySelector('h3')))).size).toBe(6)
    for (const entry of entries) expect(textOf(entry.querySelector('p')).length).toBeGreaterThan(40)
  })

  it('[SRV-5] shows the team by role and office, reached by a link that is not the chat button', () => {
    const team = main.querySelector('section#team')
    const roles = team?.querySelectorAll('dl > div') ?? []
    const places = roles.map((role) => textOf(role.querySelector('dd')))
    const isPlace = (text: string) => text === 'Every office' || offices.some(({ city }) => text.includes(city))

    expect(roles.length).toBeGreaterThanOrEqual(6)
    expect(places.filter((place) => !isPlace(place))).toEqual([])
    for (const { city } of offices) expect(textOf(team?.querySelector('figure'))).toContain(city)
    expect(['', 'Meet the Team']).not.toContain(textOf(main.querySelector('a[href="#team"]')))
  })

  it('[FACT-11] claims to follow the GDPR and leads to the policy that says how', () => {
    const rule = main.querySelectorAll('li').find((item) => textOf(item).includes('GDPR'))

    expect(rule?.querySelector('a')?.getAttribute('href')).toBe('/privacy-policy')
  })

  it('strikes out the one line of the stock book that does not follow from the line above', () => {
    const lines = rowsOf(main, 'A page of a stock book')
    const left = lines.map(([, , , cell = '']) => cell)
    const written = left.map((cell) => Number(cell.split(' ').at(-1)))

    expect(left.filter((cell) => cell.includes('not'))).toEqual(['42, not 50'])
    for (const [index, [, received, sold]] of lines.entries()) {
      if (index === 0) continue
      const expected = (written[index - 1] ?? 0) + numberIn(received) - numberIn(sold)
      expect(left[index]).toBe(expected === written[index] ? `${expected}` : `${expected}, not ${written[index]}`)
    }
  })
})

describe('the modules page', () => {
  const main = mainOf('/modules')
  // A list, whose length listeners are told.
  const patches = main.querySelectorAll('ul > li').filter((patch) => patch.querySelector('pattern') !== null)

  it('[DATA-15] advertises seven modules, each with title, description, features, business types and colour', () => {
    expect(textsOf(patches.flatMap((patch) => patch.querySelectorAll('h3')))).toEqual([
      'Pharmacy Management',
      'Inventory Management',
      'Restaurant Operations',
      'Hotel Management',
      'Retail Business',
      'Backoffice Management',
      'Customer Relationship Management',
    ])
    expect(new Set(patches.map(({ parentNode }) => parentNode)).size).toBe(1)
    expect(new Set(patches.map((patch) => patch.classNames)).size).toBe(7)
    expect(new Set(patches.map((patch) => patch.querySelector('pattern')?.id)).size).toBe(7)
    for (const patch of patches) {
      const [users = '', businessTypes = ''] = textsOf(patch.querySelectorAll('dd'))

      expect(textOf(patch.querySelector('p'))).not.toBe('')
      expect(patch.querySelectorAll('li').length).toBeGreaterThanOrEqual(6)
      expect(users).not.toBe('')
      expect(businessTypes.split(', ').length).toBeGreaterThanOrEqual(3)
      expect(patch.querySelector('a')?.getAttribute('href')).toMatch(/^\//)
    }
  })

  it('says in a real table which trade needs which module, every cell in words', () => {
    const table = main.querySelector('table')
    const rows = table?.querySelectorAll('tbody tr') ?? []

    expect(textsOf(table?.querySelectorAll('thead th') ?? [])).toEqual([
      'Module',
      'Pharmacy',
      'Shop',
      'Restaurant',
      'Hotel',
    ])
    expect(rows).toHaveLength(7)
    for (const row of rows) {
      const cells = textsOf(row.querySelectorAll('td'))
      expect(cells).toHaveLength(4)
      for (const cell of cells) expect(['From the first day', 'Later', 'Not needed']).toContain(cell)
    }
  })

  it('adds up the lunch, and takes the tax out of it', () => {
    const amounts = rowsOf(main, 'A lunch').map(([, amount]) => numberIn(amount))
    const total = amounts.at(-1) ?? 0
    const tax = new Intl.NumberFormat('en-US').format(Math.round((total * 18) / 118))

    expect(total).toBe(sum(amounts.slice(0, -1)))
    expect(textOf(main)).toContain(`VAT in the sale${tax}`)
  })
})

describe('the responsibility pages', () => {
  const pages = ['/environment-friendly', '/women-empowerment', '/gender-equality']

  it.each(pages)('[CSR-1] stands as it is, with nothing that has to wake: %s', (path) => {
    const main = mainOf(path)

    expect(main.querySelectorAll('script, site-island, input, select, textarea, form')).toEqual([])
    expect(main.querySelectorAll('figure[aria-label]').length).toBeGreaterThanOrEqual(2)
    expect(main.querySelectorAll('details').length).toBeGreaterThanOrEqual(3)
    expect(main.querySelectorAll('button[name=message]').length).toBeGreaterThanOrEqual(2)
  })

  it('[CSR-2] mentions 16 weeks of parental leave', () => {
    expect(textOf(mainOf('/women-empowerment'))).toMatch(/16 weeks of parental leave/)
  })

  it('adds up what was thrown away, and what the year brought', () => {
    const losses = rowsOf(mainOf('/environment-friendly'), 'Goods thrown away')
    const year = rowsOf(mainOf('/women-empowerment'), 'Sales of a shop').map(([, amount]) => numberIn(amount))

    for (const column of [1, 2]) {
      const amounts = losses.map((cells) => numberIn(cells[column]))
      expect(amounts.length).toBeGreaterThan(3)
      expect(amounts.at(-1)).toBe(sum(amounts.slice(0, -1)))
    }
    expect(year).toHaveLength(3)
    expect(year[2]).toBe(sum(year.slice(0, 2)))
  })

  it('gives two people of one role the same rights, line by line', () => {
    const rights = rowsOf(mainOf('/gender-equality'), 'Solange and Jean-Paul')

    expect(rights.map(([, one]) => one)).toEqual(rights.map(([, , other]) => other))
    expect(new Set(rights.map(([, one]) => one))).toEqual(new Set(['yes', 'no']))
  })
})

describe('the calls to action', () => {
  const asked = {
    '/services': ['Get Started Today', 'Schedule Consultation', 'Contact Sales'],
    '/about': ['Our Story', 'Meet the Team', 'Schedule Consultation'],
    '/modules': ['Start Free Trial', 'Schedule Demo', 'Request Demo'],
  }

  it.each(Object.entries(asked))(
    '[CTA-1, CTA-2] are buttons of the chat form that carry a first message: %s',
    (path, labels) => {
      const buttons = mainOf(path).querySelectorAll('button[form=ask][name=message]')
      const messages = buttons.map((button) => button.getAttribute('value') ?? '')

      for (const label of labels) expect(textsOf(buttons)).toContain(label)
      expect(messages.filter((message) => message.length < 15)).toEqual([])
      expect(new Set(messages).size).toBe(messages.length)
    },
  )
})
