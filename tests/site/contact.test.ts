import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sayList } from '#content/en/figures.ts'
import { addressOf, languageCodes } from '#content/languages.ts'
import { offices } from '#facts/offices.ts'
import type { PageManifest } from '#server/pages.ts'
import { rootOf, textOf } from './built-site.ts'

const root = rootOf('/contact')
const main = root.querySelector('main')
const cards = root.querySelectorAll('main li').filter((item) => item.querySelector('h3') !== null)
const rows = root.querySelectorAll('main article')
const hrefsOf = (element: (typeof rows)[number] | null | undefined) =>
  element?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
const cardOf = (title: string) => cards.find((card) => textOf(card.querySelector('h3')) === title)

describe('the contact page', () => {
  it('[CONT-1] shows four channel cards, in the order of the specification', () => {
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual([
      'Phone',
      'Email',
      'Live Chat',
      'Technical Support',
    ])
  })

  it('[CONT-2] says the hours of the phone, and calls or writes on WhatsApp at a touch', () => {
    const card = cardOf('Phone')
    const [call = '', write = ''] = hrefsOf(card)

    expect(textOf(card)).toContain('Mon-Fri 8AM-6PM EAT')
    expect(call).toMatch(/^tel:\+\d{12}$/)
    expect(write).toBe(call?.replace('tel:+', 'https://wa.me/'))
    expect(card?.querySelector('[data-opening=phone]')).not.toBeNull()
  })

  it('[CONT-3] answers e-mail within two hours and demo requests within a day, each by its name', () => {
    const card = cardOf('Email')

    expect(textOf(card)).toContain('24/7, response within 2 hours')
    expect(hrefsOf(card)[0]).toMatch(/^mailto:[^@]+@[^@]+$/)
    expect(textOf(main)).toMatch(/answer a demo request within 24 hours/)
  })

  it('[CONT-4] says the hours of the live chat, and opens it', () => {
    const card = cardOf('Live Chat')
    const button = card?.querySelector('button')

    expect(textOf(card)).toContain('Mon-Fri 8AM-10PM EAT')
    expect(textOf(button)).toBe('Start Live Chat')
    expect(button?.getAttribute('form')).toBe('ask')
    expect(card?.querySelector('[data-opening=chat]')).not.toBeNull()
  })

  it('[CONT-5] answers emergencies at any hour, by phone', () => {
    const card = cardOf('Technical Support')

    expect(textOf(card)).toContain('24/7 for emergencies')
    expect(hrefsOf(card)[0]).toMatch(/^tel:/)
    expect(card?.querySelector('[data-opening]')).toBeNull()
  })

  it('[CONT-6] shows the five offices, Kigali as the headquarters', () => {
    const cities = rows.map((row) => textOf(row.querySelector('h3')))

    expect(cities).toEqual(offices.map(({ city }) => city))
    expect(cities).toEqual(expect.arrayContaining(['Kigali', 'Kampala', 'Bafoussam', 'Luanda', 'Abidjan']))
    expect(rows.filter((row) => textOf(row).includes('Headquarters'))).toEqual(rows.slice(0, 1))
  })

  it.each([
    ['Kigali', 'Rwanda', '250', 'CAT'],
    ['Kampala', 'Uganda', '256', 'EAT'],
    ['Bafoussam', 'Cameroon', '237', 'WAT'],
    ['Luanda', 'Angola', '244', 'WAT'],
    ['Abidjan', 'Côte d’Ivoire', '225', 'GMT'],
  ])(
    '[CONT-7, DATA-16] gives each office its address, phone, e-mail, hours on its own clock and a description: %s',
    (city, country, code, zone) => {
      const row = rows.find((candidate) => textOf(candidate.querySelector('h3')) === city)
      const [phone = '', email = '', whatsApp = ''] = hrefsOf(row)

      expect(textOf(row?.querySelector('address'))).toMatch(new RegExp(`${city}, ${country}$`))
      expect(phone).toMatch(new RegExp(`^tel:\\+${code}\\d+$`))
      expect(email).toMatch(/^mailto:[a-z]+@/)
      expect(whatsApp).toBe(phone?.replace('tel:+', 'https://wa.me/'))
      expect(textOf(row)).toContain(`Mon-Fri 8AM-6PM ${zone}`)
      expect(textOf(row?.querySelector('address + p')).split(' ').length).toBeGreaterThan(5)
      expect(row?.querySelector(`[data-opening=${city.toLowerCase()}]`)).not.toBeNull()
    },
  )

  it('[CONT-6] draws them all on a map that says in words what it shows', () => {
    const map = root.querySelector('main svg[role=img]')
    const names = map?.querySelectorAll('text').map(textOf) ?? []

    const fromWest = offices.toSorted((one, other) => one.longitude - other.longitude)

    expect(names.toSorted()).toEqual([...offices.map(({ city }) => city), 'Equator'].toSorted())
    expect(map?.getAttribute('aria-label')).toBe(
      `Map along the Equator, from west to east: ${sayList(fromWest.map(({ city, country }) => `${city} in ${country}`))}.`,
    )
  })

  it('[CONT-8] answers exactly six questions', () => {
    const questions = root.querySelectorAll('main details')

    expect(questions).toHaveLength(6)
    for (const question of questions) {
      expect(textOf(question.querySelector('summary'))).toMatch(/\?$/)
      expect(textOf(question.querySelector('p')).length).toBeGreaterThan(60)
    }
  })

  it('carries the demo form in its HTML, at the address the header leads to', () => {
    const form = root.querySelector('#demo form[method=post]')

    expect(form?.getAttribute('action')).toBe('/api/demo-requests')
    expect(textOf(root.querySelector('#demo h2'))).toBe('Request a Demo')
    expect(root.querySelectorAll('header a[data-intent=demo]').map((link) => link.getAttribute('href'))).toEqual([
      '/contact#demo',
      '/contact#demo',
    ])
  })

  it('[CTA-1, CTA-2] asks with the four buttons of the specification, and for a call', () => {
    const labels = new Set(root.querySelectorAll('main button[form=ask]').map(textOf))

    expect([...labels].toSorted()).toEqual([
      'Ask for a call',
      'Contact Sales',
      'Request Demo',
      'Schedule Demo',
      'Start Live Chat',
    ])
  })

  it('hands its script every schedule it promises to tell', () => {
    const data = JSON.parse(root.querySelector('script[data-behaviour=office-hours]')?.textContent ?? '') as {
      readonly schedules: Readonly<Record<string, { readonly timeZone: string; readonly opens: number }>>
    }
    const places = root.querySelectorAll('[data-opening]').map((place) => place.getAttribute('data-opening') ?? '')

    expect(places).toHaveLength(offices.length + 2)
    expect(Object.keys(data.schedules).toSorted()).toEqual(places.toSorted())
    expect(data.schedules['kigali']?.timeZone).toBe('Africa/Kigali')
    expect(data.schedules['phone']?.timeZone).toBe('Africa/Nairobi')
  })
})

describe('the street map', () => {
  it('is a set of plain links until its script has come: no frame, no button that does nothing', () => {
    const links = hrefsOf(root.querySelector('#map')?.querySelector('ul'))

    expect(links).toHaveLength(offices.length)
    for (const link of links) expect(link).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    expect(root.querySelectorAll('iframe')).toEqual([])
    expect(root.querySelector('[data-map-controls]')?.hasAttribute('hidden')).toBe(true)
  })

  it('may be framed by this page alone, and by no other name', () => {
    const { pages } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as PageManifest
    const framing = Object.entries(pages).filter(([, policy]) =>
      /frame-src|child-src/.test(policy.contentSecurityPolicy),
    )

    expect(framing.map(([path]) => path)).toEqual(languageCodes.map((code) => addressOf('/contact', code)))
    expect(pages['/contact']?.contentSecurityPolicy).toContain('frame-src https://www.openstreetmap.org;')
    for (const { contentSecurityPolicy } of Object.values(pages)) {
      expect(contentSecurityPolicy).toMatch(/^default-src 'none'; /)
    }
  })
})
