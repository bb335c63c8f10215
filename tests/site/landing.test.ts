import { describe, expect, it } from 'vitest'
import { rootOf, textOf } from './built-site.ts'

const root = rootOf('/')
const all = (selector: string) => root.querySelectorAll(selector)
const texts = (selector: string) => all(selector).map(textOf)

const modules = [
  ['Pharmacy Management', /^\/pharmacy$/],
  ['Inventory Management', /^https:\/\/inventory\./],
  ['Restaurant Operations', /^\/restaurant$/],
  ['Hotel Management', /^\/hotel$/],
  ['Retail Business', /^\/retail$/],
  ['Backoffice Management', /^https:\/\/admin\./],
  ['Customer Relationship Management', /^https:\/\/crm\./],
] as const

describe('the landing page', () => {
  it('[LAND-1] has the four anchors', () => {
    for (const id of ['home', 'modules', 'about', 'contact']) expect(all(`#${id}`)).toHaveLength(1)
  })

  it('[LAND-2, NAV-1] wears its three badges', () => {
    expect(texts('#home li')).toEqual(['Enterprise Security', 'Real-time Analytics', 'API Integration'])
  })

  it('[LAND-5, LAND-6, LAND-7, LAND-8, DATA-11, NAV-2] shows seven modules, each whole', () => {
    const cards = all('article')
    expect(cards).toHaveLength(7)
    for (const card of cards) {
      expect(card.querySelectorAll('h3').filter((heading) => !heading.closest('figure'))).toHaveLength(1)
      expect(textOf(card)).toContain('Production Ready')
      expect(card.querySelectorAll('li').filter((item) => !item.closest('figure'))).toHaveLength(5)
      const access = card.querySelectorAll('a').filter((link) => textOf(link).startsWith('Access Platform'))
      expect(access).toHaveLength(1)
      expect(access[0]?.getAttribute('target')).toBe('_blank')
      expect(textOf(access[0])).toMatch(/new tab/)
    }
  })

  it.each(modules)(
    "[LAND-9, LAND-10, LAND-11, LAND-12, LAND-13, LAND-14, LAND-15] '%s' leads where it should",
    (name, target) => {
      const card = all('article').find((article) => textOf(article.querySelector('h3')) === name)
      const access = card?.querySelectorAll('a').find((link) => textOf(link).startsWith('Access Platform'))

      expect(access?.getAttribute('href')).toMatch(target)
    },
  )

  it('[LAND-16] says six things about itself', () => {
    expect(texts('#about dt')).toEqual([
      'Enterprise-grade security',
      'Cloud-based infrastructure',
      'Real-time data synchronization',
      'Customizable workflows',
      'Advanced analytics and reporting',
      'Multi-platform accessibility',
    ])
  })

  it('[LAND-17, LAND-18] lists the technologies of six categories', () => {
    expect(texts('#technology dt')).toEqual([
      'Frontend',
      'Cloud infrastructure',
      'DevOps',
      'Security and compliance',
      'Performance',
      'Integrations and APIs',
    ])
    for (const row of all('#technology dl > div')) expect(row.querySelectorAll('li').length).toBeGreaterThanOrEqual(2)
  })

  it('[LAND-19, LAND-20, LAND-21] asks for a demo beside the address, the phone and a map', () => {
    expect(texts('#contact h2')).toEqual(['Request a Demo'])
    expect(all('#contact form')).toHaveLength(1)
    expect(textOf(root.querySelector('#contact'))).toMatch(/Kigali, Rwanda/)
    expect(all('#contact a[href^="tel:+250"]')).toHaveLength(1)
    expect(all('#contact a[href^="mailto:"]')).toHaveLength(1)
    expect(all('#contact [role=img]').map((map) => map.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/offices/i),
    ])
  })

  it('[FORM-13, FORM-14] offers every module and business size in the form, word for word', () => {
    expect(all('#contact form input[type=checkbox]')).toHaveLength(10)
    expect(texts('#contact form fieldset label')).toEqual([
      'Photo Studio Management',
      'Inventory Management',
      'Hotel Management',
      'Point of Sale (POS)',
      'Backoffice Management',
      'Customer Relationship Management',
      'Complete Suite',
      'Pharmacy Management',
      'Restaurant Operations',
      'Retail Business',
    ])
    expect(texts('#contact form [name=businessSize] option').slice(1)).toEqual([
      'Small Business (1-10 employees)',
      'Medium Business (11-50 employees)',
      'Large Business (51-200 employees)',
      'Enterprise (200+ employees)',
    ])
  })

  it('says beside the button of the form what is done with the words', () => {
    const [policy] = all('#contact form a').filter((link) => textOf(link) === 'Privacy Policy')

    expect(policy?.getAttribute('href')).toBe('/privacy-policy')
  })

  it('[NAV-3, NAV-4, NAV-5, NAV-6] says what the suite does, for whom and from where', () => {
    const text = textOf(root.querySelector('main')).toLowerCase()
    for (const word of [
      'pharmacies',
      'shops',
      'restaurants',
      'hotels',
      'kigali',
      'batch',
      'till',
      'customers',
      'roles',
    ]) {
      expect(text).toContain(word)
    }
  })
})
