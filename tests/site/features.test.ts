import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startBuiltServer } from '#tests/server/start-built-server.ts'
import { builtPages, mainOf, numberIn, rootOf, sum, textOf } from './built-site.ts'
import { costs } from '#tests/prices.ts'

const featurePaths = [
  '/multi-tenant-architecture',
  '/role-based-access-control',
  '/real-time-analytics',
  '/email-automation',
  '/inventory-management',
  '/point-of-sale-system',
] as const

type FeaturePath = (typeof featurePaths)[number]

/** What the reader of a page reads, its header and footer left out. */
const wordsOf = (path: FeaturePath) => textOf(mainOf(path))

const themesOf = (path: FeaturePath) => rootOf(path).querySelectorAll('article[id]')
const titlesOf = (path: FeaturePath) => themesOf(path).map((theme) => textOf(theme.querySelector('h3')))

/** The prose of a theme: neither its example nor its picture. */
const proseOf = (theme: HTMLElement) =>
  theme.querySelectorAll('p').filter((text) => !text.hasAttribute('data-sample') && text.closest('figure') === null)

function themeOf(path: FeaturePath, title: string) {
  const theme = themesOf(path).find((article) => textOf(article.querySelector('h3')) === title)
  if (!theme) throw new Error(`${path} has no theme '${title}'`)
  return proseOf(theme).map(textOf).join(' ')
}

/** The table of rights as role → right → cell. */
function readRights() {
  const table = rootOf('/role-based-access-control').querySelector('main table')
  const cellsOf = (row: HTMLElement) => row.querySelectorAll('th, td').map((cell) => textOf(cell))
  const [head = [], ...rows] = table?.querySelectorAll('tr').map(cellsOf) ?? []
  return Object.fromEntries(
    head.slice(1).map((role, index) => [role, Object.fromEntries(rows.map((row) => [row[0], row[index + 1] ?? '']))]),
  )
}

/** The last cells of a drawn table, top to bottom, as numbers. */
function lastColumn(path: FeaturePath, label: RegExp, column = -1) {
  const figure = rootOf(path)
    .querySelectorAll('figure')
    .find((drawn) => label.test(drawn.getAttribute('aria-label') ?? ''))
  if (!figure) throw new Error(`${path} has no picture called ${String(label)}`)
  return figure
    .querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('td').at(column))
    .map((cell) =>
      numberIn(cell?.childNodes.map((node) => (node.rawTagName === 'small' ? '' : node.textContent)).join('') ?? ''),
    )
}

describe('the feature pages', () => {
  it.each(featurePaths)(
    'explain every theme in words, with an example and a picture or table of its own: %s',
    (path) => {
      const themes = themesOf(path)

      expect(themes.length).toBeGreaterThanOrEqual(4)
      for (const theme of themes) {
        const prose = proseOf(theme)
        expect(prose.length).toBeGreaterThanOrEqual(2)
        expect(prose.map(textOf).join(' ').length).toBeGreaterThan(180)
        expect(textOf(theme.querySelector('p[data-sample]')).length).toBeGreaterThan(80)
        expect(theme.querySelectorAll('figure[aria-label], :scope > table')).toHaveLength(1)
      }
      const pictures = themes.map((theme) => textOf(theme.querySelector('figure, table')))
      expect(new Set(pictures).size).toBe(themes.length)
    },
  )

  it.each(featurePaths)('describe each picture in a sentence, and hide the drawing itself: %s', (path) => {
    const figures = rootOf(path).querySelectorAll('main figure')

    expect(figures.length).toBeGreaterThanOrEqual(3)
    for (const figure of figures) {
      expect(figure.getAttribute('aria-label')).toMatch(/^[A-Z].{30,}\.$/)
      expect(figure.hasAttribute('data-sample')).toBe(true)
      expect(figure.querySelector(':scope > div')?.getAttribute('aria-hidden')).toBe('true')
    }
  })

  it.each(featurePaths)('say who it is for, how it works with the others, and answer what buyers ask: %s', (path) => {
    const main = rootOf(path).querySelector('main')
    const readers = main?.querySelectorAll('section li').filter((item) => item.querySelector('h3')) ?? []
    const together = main?.querySelectorAll('section dl a').map((link) => link.getAttribute('href') ?? '') ?? []
    const others = together.map((href) => href.replace(/#.*/, '')).filter((href) => href !== path)
    const questions = main?.querySelectorAll('details') ?? []

    expect(readers.length).toBeGreaterThanOrEqual(3)
    for (const reader of readers) expect(textOf(reader.querySelector('p')).length).toBeGreaterThan(60)
    expect(new Set(others).size).toBeGreaterThanOrEqual(4)
    expect(others.filter((href) => featurePaths.includes(href as FeaturePath)).length).toBeGreaterThanOrEqual(2)
    expect(questions.length).toBeGreaterThanOrEqual(4)
    for (const question of questions) {
      expect(textOf(question.querySelector('summary'))).toMatch(/[?.]$/)
      expect(textOf(question.querySelector('p')).length).toBeGreaterThan(60)
    }
  })

  it.each(featurePaths)('end with three parts of other colours and something to ask: %s', (path) => {
    const main = rootOf(path).querySelector('main')
    const asks = main?.querySelectorAll('button[name=message]') ?? []

    expect(main?.querySelectorAll('nav a')).toHaveLength(3)
    expect(new Set(main?.querySelectorAll('pattern').map(({ id }) => id)).size).toBe(4)
    expect(asks.length).toBeGreaterThanOrEqual(4)
    for (const ask of asks) expect(ask.getAttribute('value')?.length).toBeGreaterThan(20)
  })

  it('draw tables whose amounts add up', () => {
    for (const [path, label] of [
      ['/role-based-access-control', /three people on shift/],
      ['/real-time-analytics', /Four products of one day/],
      ['/inventory-management', /delivery counted in three ways/],
      ['/inventory-management', /transfer of 76 pieces/],
    ] as const) {
      const amounts = lastColumn(path, label)
      expect(amounts.length).toBeGreaterThanOrEqual(4)
      expect(sum(amounts.slice(0, -1))).toBe(amounts.at(-1))
    }
    const receipt = lastColumn('/point-of-sale-system', /till receipt with five lines/)
    expect(sum(receipt.slice(0, -1))).toBe(receipt.at(-1))
    const sales = lastColumn('/point-of-sale-system', /the network is down/, 1).slice(0, -1)
    expect(sum(sales)).toBe(lastColumn('/point-of-sale-system', /the network is down/).at(-1))
    const paid = lastColumn('/point-of-sale-system', /paid with mobile money and cash/)
    expect(sum(paid.slice(0, -1)) - (paid.at(-1) ?? 0)).toBe(23_400)
  })
})

describe('multi-tenant architecture', () => {
  it('[FEAT-1] explains data isolation, shared resources, custom configuration and tenant management', () => {
    expect(titlesOf('/multi-tenant-architecture')).toEqual([
      'Data isolation',
      'Shared resources',
      'Custom configuration',
      'Tenant management',
    ])
  })

  it('[FEAT-2] says that every tenant is isolated, with data, users, settings and roles of its own', () => {
    const prose = themeOf('/multi-tenant-architecture', 'Data isolation')

    expect(prose).toContain('isolated')
    for (const own of ['its own data', 'its own users', 'its own settings', 'its own roles'])
      expect(prose).toContain(own)
  })

  it('[FACT-8] offers the RESTful API and webhooks from Professional on', () => {
    expect(wordsOf('/multi-tenant-architecture')).toMatch(/RESTful API and webhooks, from Professional on/)
    expect(wordsOf('/inventory-management')).toMatch(
      /RESTful API .*webhooks .*low stock alert.* Both start with Professional/,
    )
    expect(wordsOf('/point-of-sale-system')).toMatch(
      /Webhooks report a new sale, a payment received or a refund processed/,
    )
  })
})

describe('role-based access control', () => {
  const path = '/role-based-access-control'

  it('[FEAT-3] shows the sample roles Administrator, Manager, Employee and Auditor, side by side and one by one', () => {
    const roles = ['Administrator', 'Manager', 'Employee', 'Auditor']

    expect(Object.keys(readRights())).toEqual(roles)
    expect(titlesOf(path).slice(0, 4)).toEqual(roles)
  })

  it('[FEAT-4] gives the Administrator full access, user and role management, and monitoring', () => {
    const { Administrator: rights = {} } = readRights()

    expect(Object.values(rights)).not.toContain('No')
    expect(rights).toMatchObject({ 'User management': 'Users, roles', Monitoring: 'Full', 'System settings': 'Full' })
    expect(themeOf(path, 'Administrator')).toMatch(/Full access, user and role management, and monitoring/)
  })

  it('[FEAT-5] gives the Manager the data of a department, its team and its reporting', () => {
    const { Manager: rights } = readRights()

    expect(rights).toMatchObject({
      'Sales and POS': 'Department',
      'User management': 'Own team',
      'Reports and analytics': 'Department',
      'System settings': 'No',
    })
    expect(themeOf(path, 'Manager')).toMatch(/Department data, team management and reporting/)
  })

  it('[FEAT-6] gives the Employee the functions of the job, personal data and limited reporting', () => {
    const { Employee: rights } = readRights()

    expect(rights).toMatchObject({
      'Sales and POS': 'Own job',
      'Personal data': 'Own only',
      'Reports and analytics': 'Limited',
      'User management': 'No',
    })
    expect(themeOf(path, 'Employee')).toMatch(/Job-specific functions, personal data and limited reporting/)
  })

  it('[FEAT-7] gives the Auditor read-only audit logs and compliance reporting, and nothing else', () => {
    const { Auditor: rights = {} } = readRights()

    expect(Object.entries(rights).filter(([, cell]) => cell !== 'No')).toEqual([
      ['Reports and analytics', 'Compliance'],
      ['Audit logs', 'Read-only'],
    ])
    expect(themeOf(path, 'Auditor')).toMatch(/Read-only audit logs and compliance reporting/)
  })

  it('[FACT-5] counts six role templates and names each, in words and in a table', () => {
    const names = ['Super Admin', 'Administrator', 'Manager', 'Employee', 'Staff', 'Auditor']
    const table = rootOf(path).querySelectorAll('article#templates tbody th').map(textOf)

    expect(wordsOf(path)).toMatch(/Predefined role templates ?6/)
    expect(themeOf(path, 'Templates, and roles of your own')).toContain(
      'The 6 templates are Super Admin, Administrator, Manager, Employee, Staff and Auditor.',
    )
    expect(table).toEqual(names)
  })

  it('[PRICE-25] says that advanced role-based access is in Enterprise only', () => {
    expect(themeOf(path, 'Templates, and roles of your own')).toMatch(
      /advanced role-based access, which only Enterprise has/,
    )
    expect(wordsOf('/multi-tenant-architecture')).toMatch(/Enterprise .*only that plan includes white-label/)
  })

  it('[FACT-6] states two-factor authentication, where a password is not enough', () => {
    expect(themeOf(path, 'Administrator')).toContain('two-factor authentication')
    expect(wordsOf(path)).toMatch(/Two-factor authentication ?Yes/)
  })

  it('[FACT-7] states audit trail logging, and shows a trail', () => {
    expect(themeOf(path, 'Auditor')).toContain('Audit trail logging')
    expect(rootOf(path).querySelectorAll('article#auditor figure tr').length).toBeGreaterThanOrEqual(5)
  })

  it('[FACT-18] only tells of roles: no field, no sign-in and no guarded page', async () => {
    const main = rootOf(path).querySelector('main')
    const { address } = await startBuiltServer({ DATA_DIR: makeTestFolder() })

    expect(main?.querySelectorAll('input, select, textarea, form, site-island')).toEqual([])
    for (const { path: route, root } of builtPages) {
      expect(root.querySelectorAll('input[type=password], input[autocomplete*=password], a[href*="/login"]')).toEqual(
        [],
      )
      const response = await fetch(address + route, { redirect: 'manual' })
      expect(response.status).toBe(200)
      expect(response.headers.get('www-authenticate')).toBeNull()
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })
})

describe('real-time analytics', () => {
  const path = '/real-time-analytics'

  it('[FEAT-8] is about figures that move with the sale', () => {
    expect(textOf(rootOf(path).querySelector('h1'))).toBe('Real-time analytics: See the sale as it is made.')
    expect(wordsOf(path)).toMatch(/Every sale joins the curve the moment it is paid/)
    expect(rootOf(path).querySelectorAll('article#takings svg path').length).toBeGreaterThanOrEqual(3)
  })

  it('[PRICE-24] says that advanced analytics begin with Professional', () => {
    expect(wordsOf(path)).toMatch(/Advanced analytics from ?Professional/)
    expect(wordsOf(path)).toContain(
      `Advanced analytics come with Professional and Enterprise, at ${costs.professional.month} and ${costs.enterprise.month} a month.`,
    )
  })
})

describe('email automation', () => {
  const path = '/email-automation'

  it('[FEAT-9] explains triggers, segmentation, drip campaigns and A/B testing', () => {
    expect(titlesOf(path)).toEqual(
      expect.arrayContaining(['Triggers', 'Segmentation', 'Drip campaigns', 'A/B testing']),
    )
  })

  it('[FACT-9] brings welcome emails, staff invitations and low inventory alerts, and shows one', () => {
    const prose = themeOf(path, 'Three that are ready')

    for (const letter of ['Welcome emails', 'Staff invitations', 'Low inventory alerts'])
      expect(prose).toContain(letter)
    expect(rootOf(path).querySelector('article#ready-letters figure')?.getAttribute('aria-label')).toMatch(
      /low inventory alert/,
    )
  })
})

describe('inventory management', () => {
  it('[FEAT-10] explains barcode and RFID, reorder points, batch and serial tracking, expiry alerts and transfers', () => {
    expect(titlesOf('/inventory-management')).toEqual([
      'Barcode and RFID',
      'Reorder points',
      'Batch and serial tracking',
      'Expiry alerts',
      'Multi-location transfers',
    ])
  })
})

describe('point of sale', () => {
  const path = '/point-of-sale-system'

  it('[FEAT-11] explains multiple payment types, receipts, loyalty, offline mode, and returns and refunds', () => {
    expect(titlesOf(path)).toEqual([
      'Multiple payment types',
      'Receipts',
      'Loyalty',
      'Offline mode',
      'Returns and refunds',
    ])
  })

  it('[FACT-10] has three loyalty tiers, Bronze, Silver and Gold, as steps in this order', () => {
    expect(themeOf(path, 'Loyalty')).toContain('Three tiers: Bronze, Silver and Gold.')
    expect(rootOf(path).querySelectorAll('article#loyalty figure li b').map(textOf)).toEqual([
      'Bronze',
      'Silver',
      'Gold',
    ])
  })
})
