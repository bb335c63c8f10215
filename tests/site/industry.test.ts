import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { builtPages, mainOf, sum, textOf } from './built-site.ts'
import { costs } from '#tests/prices.ts'

/** What each page must say of its trade, as the specification writes it. */
const trades = [
  {
    path: '/pharmacy',
    served: ['Pharmacies served', '500+'],
    about: /pharmacy/i,
    plan: ['Professional', costs.professional.month, costs.professional.year],
  },
  {
    path: '/retail',
    served: ['Retail stores served', '250+'],
    about: /shop|retail/i,
    plan: ['Professional', costs.professional.month, costs.professional.year],
  },
  {
    path: '/restaurant',
    served: ['Restaurants served', '180+'],
    about: /restaurant|kitchen/i,
    plan: ['Professional', costs.professional.month, costs.professional.year],
  },
  {
    path: '/hotel',
    served: ['Hotels served', '120+'],
    about: /hotel|rooms/i,
    plan: ['Enterprise', costs.enterprise.month, costs.enterprise.year],
  },
] as const
const branches = {
  path: '/multi-location',
  about: /branches/i,
  plan: [
    'Professional',
    costs.professional.month,
    costs.professional.year,
    'Enterprise',
    costs.enterprise.month,
    costs.enterprise.year,
  ],
} as const
const all = [...trades, branches]

describe('an industry page', () => {
  it.each(trades)(
    '[IND-1, FACT-17] speaks to its own trade and says how many are served: $path',
    ({ path, served }) => {
      const [label, count] = served
      const facts = mainOf(path).querySelectorAll('dl > div')
      const said = facts.map((fact) => [textOf(fact.querySelector('dt')), textOf(fact.querySelector('dd'))])

      expect(said).toContainEqual([label, count])
      for (const other of trades.filter((trade) => trade.path !== path)) {
        expect(textOf(mainOf(other.path))).not.toContain(label)
      }
    },
  )

  it('[FACT-10] names the three loyalty tiers to shopkeepers', () => {
    expect(textOf(mainOf('/retail'))).toContain('Bronze, Silver and Gold')
  })

  it('[FACT-2, FACT-3] promises a trial without a card, and setup in minutes', () => {
    expect(textOf(mainOf('/retail'))).toMatch(/Trial without a credit card\s*30 days/)
    expect(textOf(mainOf('/restaurant'))).toMatch(/Setup\s*In minutes/)
  })

  it.each(all)(
    '[IND-2, ENT-3] has buttons whose first message is about this business and on no other page: $path',
    ({ path, about }) => {
      const messages = messagesOf(path)
      const elsewhere = new Set(
        builtPages.filter((page) => page.path !== path).flatMap((page) => messagesOf(page.path)),
      )

      expect(messages.length).toBeGreaterThanOrEqual(4)
      expect(new Set(messages).size).toBe(messages.length)
      for (const message of messages) {
        expect(message).toMatch(about)
        expect(elsewhere).not.toContain(message)
      }
    },
  )

  it.each(all)('names at least eight capabilities, each with a sentence: $path', ({ path }) => {
    const entries = mainOf(path)
      .querySelectorAll('ul > li')
      .filter((entry) => entry.querySelector('h3') !== null)
    const sentences = entries.map((entry) => textOf(entry.querySelector('p')))

    expect(new Set(entries.map((entry) => textOf(entry.querySelector('h3')))).size).toBeGreaterThanOrEqual(8)
    for (const sentence of sentences) expect(sentence.split(' ').length).toBeGreaterThanOrEqual(8)
  })

  it.each(all)('answers at least four questions: $path', ({ path }) => {
    const answers = mainOf(path).querySelectorAll('details > summary ~ p')

    expect(answers.length).toBeGreaterThanOrEqual(4)
    for (const answer of answers) expect(textOf(answer).length).toBeGreaterThan(60)
  })

  it.each(all)('recommends a plan with its price: $path', ({ path, plan }) => {
    const advice = mainOf(path)
      .querySelectorAll('section')
      .filter(({ textContent }) => /a month|per month/i.test(textContent))
      .map((section) => textOf(section))

    expect(advice.some((text) => plan.every((word) => text.includes(word)))).toBe(true)
  })

  it.each(all)('tells a day in order, marked as an example, with one urgent hour: $path', ({ path }) => {
    const hours = mainOf(path).querySelectorAll('ol[data-sample] > li')
    const times = hours.map((hour) => textOf(hour.querySelector('time')))

    expect(times.length).toBeGreaterThanOrEqual(5)
    expect(times).toEqual(times.toSorted())
    expect(hours.filter((hour) => hour.hasAttribute('class'))).toHaveLength(1)
  })

  it.each(all)('draws at least two scenes, each told in one sentence to those who cannot see it: $path', ({ path }) => {
    const scenes = mainOf(path).querySelectorAll('figure[data-sample]')

    expect(scenes.length).toBeGreaterThanOrEqual(2)
    for (const scene of scenes) {
      expect(scene.getAttribute('aria-label')).toMatch(/^[A-Z].{30,}\.$/)
      expect(scene.children.map((child) => child.getAttribute('aria-hidden'))).toEqual(['true'])
    }
  })

  it.each(all)('leads to three other parts of the suite, and paints no motif twice: $path', ({ path }) => {
    const links = mainOf(path)
      .querySelectorAll('nav > a')
      .map((link) => link.getAttribute('href'))
    const motifs = mainOf(path)
      .querySelectorAll('[fill^="url(#"]')
      .map((area) => area.getAttribute('fill'))

    expect(links).toHaveLength(3)
    expect(links).not.toContain(path)
    expect(motifs).toHaveLength(4)
    expect(new Set(motifs).size).toBe(4)
  })
})

describe('a drawn scene adds up', () => {
  it('at the pharmacy: what is at risk, and what the patient pays', () => {
    const expiry = sceneOf('/pharmacy', 'Expiry list')
    const close = rowsOf(expiry).filter(([, , left = '']) => left.includes('days'))

    expect(close.length).toBeGreaterThan(1)
    expect(sum(close.map(([batch = '', packs = '']) => last(batch) * last(packs)))).toBe(first(asideOf(expiry)))

    const prices = rowsOf(sceneOf('/pharmacy', 'Ngono')).map(([, price = '']) => last(price))
    expect(sum(prices.slice(0, -1))).toBe(prices.at(-1))
  })

  it('in the shop: what the goods are worth, how long they last, and what the customer gets back', () => {
    const shelves = sceneOf('/retail', 'Shelf list')
    const worth = rowsOf(shelves).map(([name = '', shelf = '', store = '']) => last(name) * (last(shelf) + last(store)))
    expect(worth).toHaveLength(6)
    expect(sum(worth)).toBe(first(asideOf(shelves)))

    const rows = rowsOf(sceneOf('/retail', 'Till'))
    const totalAt = rows.findIndex(([name]) => name === 'Total')
    const amounts = rows.map(([, amount = '']) => last(amount))
    for (const [name = '', amount = ''] of rows.slice(0, totalAt)) {
      const [, quantity = '', price = ''] = /(\d+) × ([\d,]+)$/.exec(name) ?? []
      expect(last(quantity) * last(price)).toBe(last(amount))
    }
    expect(sum(amounts.slice(0, totalAt))).toBe(amounts[totalAt])
    expect(sum(amounts.slice(totalAt + 1, -1)) - (amounts[totalAt] ?? 0)).toBe(amounts.at(-1))
  })

  it('in the restaurant: the dishes at the pass, and three receipts that make one bill', () => {
    const pass = sceneOf('/restaurant', 'The pass')
    const counts = pass.querySelectorAll('li > b').map((count) => last(textOf(count)))
    expect(sum(counts)).toBe(first(asideOf(pass)))

    const rows = sceneOf('/restaurant', 'Table 7').querySelectorAll('tr')
    const amounts = rows.map((row) => last(textOf(row.querySelectorAll('td').at(-1))))
    const guests = rows.slice(0, -1)
    expect(guests).toHaveLength(3)
    for (const [index, guest] of guests.entries()) {
      const dishes = guest.querySelectorAll('small').map((dish) => product(textOf(dish)))
      expect(sum(dishes)).toBe(amounts[index])
    }
    expect(sum(amounts.slice(0, -1))).toBe(amounts.at(-1))
  })

  it('in the hotel: the nights of every room, what is sold each night, and the account of one guest', () => {
    const week = sceneOf('/hotel', 'This week')
    const looks = new Map(week.querySelectorAll('p > span').map((key) => [textOf(key), key.getAttribute('class')]))
    const sold = [looks.get('Stays'), looks.get('Booked')]
    const rows = week.querySelectorAll('tbody tr')
    const nights = rows.slice(0, -1).map((row) =>
      row.querySelectorAll('td').flatMap((stay) => {
        const isSold = sold.includes(stay.querySelector('span')?.getAttribute('class'))
        return Array.from({ length: Number(stay.getAttribute('colspan')) }, () => Number(isSold))
      }),
    )
    const eachNight = rows
      .at(-1)
      ?.querySelectorAll('td')
      .map((count) => last(textOf(count)))

    expect(looks.size).toBe(4)
    for (const room of nights) expect(room).toHaveLength(7)
    expect(eachNight).toEqual([0, 1, 2, 3, 4, 5, 6].map((night) => sum(nights.map((room) => room[night] ?? 0))))
    expect(asideOf(week)).toBe(`${sum(eachNight ?? [])} of ${nights.length * 7} nights sold`)

    const lines = rowsOf(sceneOf('/hotel', 'Room 204'))
    const amounts = lines.map(([, amount = '']) => last(amount.replace('−', '')))
    const [total = 0, deposit = 0, due = 0] = amounts.slice(-3)
    for (const [name = '', amount = ''] of lines.slice(0, -3)) expect(product(name)).toBe(last(amount))
    expect(sum(amounts.slice(0, -3))).toBe(total)
    expect(total - deposit).toBe(due)
  })

  it('[ENT-3] in five branches: takings, sales and averages, the rice, and what a transfer lost', () => {
    const board = rowsOf(sceneOf('/multi-location', 'Saturday')).map((row) => row.slice(1).map((cell) => last(cell)))
    const columns = [0, 1].map((column) => board.map((row) => row[column] ?? 0))
    for (const column of columns) expect(sum(column.slice(0, -1))).toBe(column.at(-1))
    for (const [takings = 0, sales = 1, average] of board) expect(Math.round(takings / sales)).toBe(average)
    // The day ends with the sum that the board shows.
    expect(textOf(mainOf('/multi-location').querySelector('ol[data-sample] > li:last-child'))).toContain(
      `RWF ${(board.at(-1)?.[0] ?? 0).toLocaleString('en-US')}`,
    )

    const rice = sceneOf('/multi-location', 'Rice')
    expect(sum(rowsOf(rice).map(([, count = '']) => last(count)))).toBe(first(asideOf(rice)))

    const transfer = sceneOf('/multi-location', 'Transfer')
    const lines = rowsOf(transfer).map((row) => row.map((cell) => last(cell)))
    const goods = lines.slice(0, -1)
    const missing = goods.map(([, sent = 0, signedFor = 0]) => sent - signedFor)
    const lost = sum(goods.map(([price = 0], index) => price * (missing[index] ?? 0)))
    expect(lines.at(-1)?.slice(1)).toEqual([1, 2].map((column) => sum(goods.map((line) => line[column] ?? 0))))
    expect(textOf(transfer)).toContain(`${sum(missing)}, RWF ${lost.toLocaleString('en-US')}`)
  })
})

/** The first messages of the buttons that open the chat. */
function messagesOf(path: string) {
  return mainOf(path)
    .querySelectorAll('button[name=message]')
    .map((button) => button.getAttribute('value') ?? '')
}

/** The drawing whose title begins so. */
function sceneOf(path: string, title: string) {
  const scene = mainOf(path)
    .querySelectorAll('figure[data-sample]')
    .find((figure) => textOf(figure.querySelector('header b')).startsWith(title))
  if (!scene) throw new Error(`no scene '${title}' at ${path}`)
  return scene
}

/** What stands at the right of a scene's title. */
function asideOf(scene: HTMLElement) {
  const title = textOf(scene.querySelector('header b'))
  return textOf(scene.querySelector('header')).slice(title.length).trim()
}

/** The cells of a scene's table as text, without its head. */
function rowsOf(scene: HTMLElement) {
  return scene.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td').map((cell) => textOf(cell)))
}

function numbersIn(text: string) {
  return (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')))
}
function first(text: string) {
  return numbersIn(text).at(0) ?? Number.NaN
}
function last(text: string) {
  return numbersIn(text).at(-1) ?? Number.NaN
}
/** 'Beer, 2 × 2,000' is 4000; without a count the amount is taken once. */
function product(text: string) {
  const [, count = '1', rest = text] = /(\d+) × (.*)$/.exec(text) ?? []
  return Number(count) * last(rest)
}
