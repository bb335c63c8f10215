import { describe, expect, it } from 'vitest'
import { countIndication, currencyCodes, referenceRates } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage } from '#facts/packages.ts'
import { plans, type Plan } from '#facts/plans.ts'
import { rootOf, textOf } from './built-site.ts'
import { dollars } from '#tests/assistant/say.ts'
import { costs, paidOnce, priced } from '#tests/prices.ts'

const page = rootOf('/pricing')
const find = (selector: string) => page.querySelector(selector)
const all = (selector: string) => page.querySelectorAll(selector)
const texts = (selector: string) => all(selector).map(textOf)
const card = (id: string) => `[data-plan=${id}]`
const row = (id: string) => `[data-package=${id}]`

/** The two lists of a card: what it has, what it has not. */
function listsOf(id: string) {
  const [features = [], limitations = []] = all(`${card(id)} ul`).map((list) => list.querySelectorAll('li').map(textOf))
  return { features, limitations }
}

/** A comparison table by its caption: the cells of each row under its head. */
function tableOf(caption: string) {
  const table = all('table').find((element) => textOf(element.querySelector('caption')) === caption)
  const rows = table?.querySelectorAll('tbody tr') ?? []
  return Object.fromEntries(
    rows.map((line) => [textOf(line.querySelector('th')), line.querySelectorAll('td').map(textOf)]),
  )
}

describe('the choices of the price list', () => {
  it('[PRICE-1] stand under the title', () => {
    expect(texts('h1')).toEqual(['Affordable Pricing Plans'])
  })

  it.each([
    ['purchase', 'How to pay', ['Monthly/Annual Plans', 'One-Time Purchase'], 'subscription'],
    ['billing', 'Billing period', ['Monthly', 'Annual (Save up to 50%)'], 'monthly'],
  ])(
    '[PRICE-2, PRICE-3, PRICE-4, PRICE-5] are radio buttons with a name, the first chosen: %s',
    (name, legend, labels, chosen) => {
      const group = all('fieldset').find((set) => set.querySelector(`[name=${name}]`))

      expect(group?.getAttribute('role')).toBe('radiogroup')
      expect(textOf(group?.querySelector('legend'))).toBe(legend)
      expect(group?.querySelectorAll('label').map(textOf)).toEqual(labels)
      expect(group?.querySelectorAll('[checked]').map((input) => input.getAttribute('value'))).toEqual([chosen])
    },
  )

  it('[PRICE-4] make "up to 50%" true beside the toggle, and say who gets it', () => {
    const note = all('main p').find((element) => textOf(element).startsWith('Paying by the year'))

    expect(textOf(note)).toMatch(/saves 17% on every plan.* qualify get 50% off the first year/)
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('/small-business-backbone')
  })
})

describe('the plan cards', () => {
  it('[PRICE-7, PRICE-9, DATA-12] each say name, description, both prices, icon, colour, features and limitations', () => {
    const colours = new Set<string>()
    for (const { id, name, features, limitations } of Object.values<Plan>(plans)) {
      const classes = find(card(id))?.classNames.split(' ') ?? []
      const lists = listsOf(id)

      expect(texts(`${card(id)} h3`)).toEqual([name])
      expect(textOf(find(`${card(id)} h3 + p`)).length).toBeGreaterThan(15)
      expect(find(`${card(id)} svg path`)?.getAttribute('d')).toMatch(/^M/)
      expect(lists.features.length).toBeGreaterThan(features.length)
      expect(lists.limitations.length).toBeGreaterThanOrEqual(Math.max(1, limitations.length))
      colours.add(classes.at(-1) ?? '')
    }
    expect(colours.size).toBe(3)
  })

  it.each([
    [
      'starter',
      `${costs.starter.month} per month`,
      `${costs.starter.year} per year`,
      `Save ${costs.starter.saved} (17% off)`,
    ],
    [
      'professional',
      `${costs.professional.month} per month`,
      `${costs.professional.year} per year`,
      `Save ${costs.professional.saved} (17% off)`,
    ],
    [
      'enterprise',
      `${costs.enterprise.month} per month`,
      `${costs.enterprise.year} per year`,
      `Save ${costs.enterprise.saved} (17% off)`,
    ],
  ])(
    '[PRICE-8, PRICE-12, PRICE-15, PRICE-18, PRICE-22] price %s by the month and by the year, with the saving',
    (id, month, year, saving) => {
      expect(textOf(find(`${card(id)} [data-billing=monthly] p`))).toBe(month)
      expect(textOf(find(`${card(id)} [data-billing=annual] p`))).toBe(year)
      expect(textOf(find(`${card(id)} [data-billing=annual]`))).toContain(saving)
      expect(textOf(find(`${card(id)} [data-billing=monthly]`))).not.toContain('Save')
    },
  )

  it('[PRICE-10, PRICE-19] mark Professional, and no other, as the most popular', () => {
    const marked = all('[data-plan]').filter((element) => textOf(element).includes('Most Popular'))

    expect(marked.map((element) => element.getAttribute('data-plan'))).toEqual(['professional'])
  })

  it('[PRICE-11] each have one Get Started button, with a first message that names the plan', () => {
    for (const { id, name } of Object.values(plans)) {
      const buttons = all(`${card(id)} button`)

      expect(buttons.map(textOf)).toEqual(['Get Started'])
      expect(buttons[0]?.getAttribute('value')).toContain(name)
    }
  })

  it('[PRICE-16, PRICE-17] list what Starter has and has not', () => {
    const { features, limitations } = listsOf('starter')

    expect(features).toEqual(expect.arrayContaining(['Up to 50 products or services', '1 user account']))
    expect(limitations).toEqual(['No advanced analytics', 'No multi-location', 'No API access'])
  })

  it('[PRICE-20, PRICE-21] list what Professional has and has not', () => {
    const { features, limitations } = listsOf('professional')

    expect(features).toEqual(
      expect.arrayContaining([
        'Unlimited products',
        'Up to 5 user accounts',
        'Multi-location',
        'API access',
        'Email automation',
        'SMS notifications',
        'Backup and restore',
      ]),
    )
    expect(limitations).toEqual(['Limited enterprise features'])
    // Under 'leaves out' that would say the opposite.
    expect(textOf(find('[data-plan=professional]'))).toContain('Where it ends')
  })

  it('[PRICE-23] list what Enterprise has', () => {
    expect(listsOf('enterprise').features).toEqual(
      expect.arrayContaining([
        'Unlimited users',
        'Unlimited locations',
        'White-label',
        'Dedicated account manager',
        'SLA guarantee',
        '24/7 phone support',
      ]),
    )
  })
})

describe('the one-time packages', () => {
  it('[PRICE-26, PRICE-28, DATA-13] each say name, description, price, icon, ideal-for and features, with one Purchase Now', () => {
    for (const { id, name } of Object.values<OneTimePackage>(packages)) {
      const text = textOf(find(row(id)))

      expect(textOf(find(`${row(id)} h3`))).toMatch(new RegExp(`^${name}`))
      expect(textOf(find(`${row(id)} h3 + p`)).length).toBeGreaterThan(15)
      expect(find(`${row(id)} h3 svg path`)?.getAttribute('d')).toMatch(/^M/)
      expect(text).toMatch(/\$\d,\d{3} one-time/)
      expect(text).toMatch(/Ideal for \w+/)
      expect(texts(`${row(id)} button`)).toEqual(['Purchase Now'])
      expect(find(`${row(id)} button`)?.getAttribute('value')).toContain(name)
    }
  })

  it.each([
    [
      'essential',
      paidOnce.essential,
      ['Lifetime license', '2 years of updates', 'Up to 3 users', 'Email support for 1 year'],
    ],
    [
      'business',
      paidOnce.business,
      ['Lifetime license', '3 years of updates', 'Up to 10 users', 'Multi-location', 'Priority support for 2 years'],
    ],
    [
      'enterprise',
      paidOnce.enterprise,
      [
        'Lifetime license',
        'Lifetime updates',
        'Unlimited users',
        'Unlimited locations',
        'Priority support for 5 years',
      ],
    ],
  ])('[PRICE-29, PRICE-30, PRICE-31] sell %s for %s with its features', (id, price, features) => {
    expect(textOf(find(`${row(id)} b`))).toBe(price)
    expect(texts(`${row(id)} li`)).toEqual(features)
  })

  it('[PRICE-27, DATA-13] mark Business alone as the best value', () => {
    const marked = all('[data-package]').filter((element) => textOf(element).includes('Best Value'))

    expect(marked.map((element) => element.getAttribute('data-package'))).toEqual(['business'])
    expect(Object.values(packages).filter(({ isPopular }) => isPopular)).toHaveLength(1)
  })

  it('[PRICE-38, PRICE-39] give lifetime access with updates for some years, and take off what was paid before', () => {
    const text = textOf(find('[data-view=one-time] h2 + p'))

    expect(text).toMatch(/lifetime access, with updates for as long as each one says/)
    expect(text).toMatch(/already paid for a subscription is taken off/)
  })
})

describe('the comparison', () => {
  const { yes, no } = { yes: 'Yes', no: 'No' }

  it('[PRICE-32, PRICE-24, PRICE-25] says line by line which plan has what', () => {
    const table = tableOf('The three plans, line by line')

    for (const head of ['API access', 'Multi-location', 'Advanced analytics'])
      expect(table[head]).toEqual([no, yes, yes])
    for (const head of ['Advanced role-based access', 'White-label']) expect(table[head]).toEqual([no, no, yes])
    expect(table['Products or services']).toEqual(['Up to 50', 'Unlimited', 'Unlimited'])
    expect(table['User accounts']).toEqual(['1', 'Up to 5', 'Unlimited'])
  })

  it('[PRICE-36] gives all subscription plans a 30-day free trial', () => {
    expect(tableOf('The three plans, line by line')['30-day free trial']).toEqual([yes, yes, yes])
    expect(textOf(find('main'))).toContain('All subscription plans have a 30-day free trial.')
  })

  it('[PRICE-37] gives all plans email support, two of them priority and one of them the phone', () => {
    const table = tableOf('The three plans, line by line')

    expect(table['Email support']).toEqual([yes, yes, yes])
    expect(table['Priority support']).toEqual([no, yes, yes])
    expect(table['24/7 phone support']).toEqual([no, no, yes])
    // CONFLICT-21: whoever reads 'No' there may phone all the same.
    expect(textOf(find('#comparison'))).toContain('Whatever the plan, you may phone us (Mon-Fri 8AM-6PM EAT)')
  })

  it('[PRICE-38, PRICE-39] sets renting against owning', () => {
    const table = tableOf('Subscribe, or buy once?')

    expect(table['You may use it']).toEqual(['As long as you pay', 'For life'])
    expect(table['New versions']?.[1]).toBe('For 2 years, 3 years or life, by package')
    expect(table['If you change your mind']?.[0]).toMatch(/counts toward a package/)
  })
})

describe('other currencies', () => {
  const amounts = new Map(all('[data-amount]').map((cell) => [cell.getAttribute('data-amount'), textOf(cell)]))

  it('say about how much every price is, in five currencies, without a script', () => {
    const prices = [
      ...Object.values(plans).flatMap(({ id, monthlyPrice, annualPrice }) => [
        { key: `${id} monthly`, price: monthlyPrice },
        { key: `${id} annual`, price: annualPrice },
      ]),
      ...Object.values(packages).map(({ id, price }) => ({ key: `${id} once`, price })),
    ]
    const expected = prices.flatMap(({ key, price }) =>
      currencyCodes.map((code) => [`${code} ${key}`, countIndication(price, code).toLocaleString('en-US')] as const),
    )

    expect(amounts.size).toBe(45)
    expect(amounts).toEqual(new Map(expected))
  })

  it('have a line on every card and row that the script can fill', () => {
    const keys = all('[data-indication]').map((line) => line.getAttribute('data-indication'))

    expect(keys).toHaveLength(9)
    for (const key of keys) expect(amounts.has(`RWF ${key}`)).toBe(true)
  })

  it('say that the dollar price is binding, and the day of the rates', () => {
    const text = textOf(find('#currencies'))
    const day = new Date(referenceRates.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

    expect(text).toContain('The dollar price is binding.')
    for (const code of currencyCodes) {
      const rate = referenceRates.perDollar[code].toLocaleString('en-US')
      expect(texts(`[data-rate=${code}]`)).toEqual([`About ${code} ${rate} to the dollar on ${day}.`])
    }
  })
})

describe('help', () => {
  it('[PRICE-33] is offered under Need Help Choosing', () => {
    const block = all('main section').find((section) => textOf(section.querySelector('h2')) === 'Need Help Choosing')

    expect(block?.querySelectorAll('button').map(textOf)).toEqual(['Schedule Consultation', 'Request Demo'])
    expect(block?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+\d{9,}$/)
  })

  it('[PRICE-34] answers four questions', () => {
    const asked = texts('main details summary').filter((question) => question.endsWith('?'))

    expect(new Set(asked).size).toBe(4)
    expect(asked).toHaveLength(4)
  })

  it('[PRICE-35, CTA-1] is one and the same behind every button: the chat', () => {
    const buttons = all('main button')

    expect(buttons.length).toBeGreaterThanOrEqual(11)
    for (const button of buttons) {
      expect(button.getAttribute('form')).toBe('ask')
      expect(button.getAttribute('name')).toBe('message')
      expect(button.getAttribute('value')?.length).toBeGreaterThan(10)
    }
  })

  it('[CTA-2] is called what the specification calls it', () => {
    const labels = new Set(texts('main button'))

    for (const label of ['Schedule Consultation', 'Request Demo', 'Start Free Trial', 'Contact Sales']) {
      expect(labels).toContain(label)
    }
  })

  it('[PRICE-39] counts an example before any script runs, with what is credited', () => {
    const text = textOf(find('#calculator site-island'))

    const paid = 3 * plans.professional.annualPrice
    expect(text).toMatch(
      priced`Professional fits: ${costs.professional.month} a month, or ${costs.professional.year} a year\.`,
    )
    expect(text).toMatch(
      priced`${dollars(paid)} paid by the year is credited, and ${dollars(packages.essential.price - paid)} is left to pay\.`,
    )
  })
})
