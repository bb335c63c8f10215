import { describe, expect, it } from 'vitest'
import { brand } from '#facts/brand.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { builtPages, textOf, type BuiltPage } from './built-site.ts'
import { findMistakes } from './schema-org.ts'

type Thing = Readonly<Record<string, unknown>>

const thingsOf = ({ root }: BuiltPage) => {
  const data = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as Thing
  return (data['@graph'] ?? []) as readonly Thing[]
}
const thingOn = (path: string, type: string) =>
  thingsOf(builtPages.find((page) => page.path === path) ?? raise(path)).find((thing) => thing['@type'] === type)

function raise(path: string): never {
  throw new Error(`no page ${path}`)
}

describe('the structured data', () => {
  it('would be found wrong if they were', () => {
    const offer = { '@type': 'Offer', price: 5, colour: 'red' }

    expect(findMistakes(offer)).toEqual(['$: Offer has no colour'])
    expect(findMistakes({ '@type': 'Shop' })).toEqual(['$: no such type Shop'])
    expect(findMistakes({ '@type': 'Question', acceptedAnswer: offer })).toHaveLength(2)
    expect(findMistakes({ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Funday'] })).toHaveLength(1)
    expect(findMistakes({ '@type': 'Place', latitude: { '@type': 'Offer' } })).toHaveLength(1)
  })

  it.each(builtPages)('follow schema.org: $path', (page) => {
    const things = thingsOf(page)

    expect(things.length).toBeGreaterThan(0)
    expect(findMistakes(things)).toEqual([])
  })

  const labelsOf = ({ path, root }: (typeof builtPages)[number]) =>
    root
      .querySelectorAll(`header a[href="${path}"], footer a[href="${path}"]`)
      .filter((link) => !link.hasAttribute('lang'))
      .map(textOf)
  const inMenus = builtPages.filter((page) => page.path !== '/' && labelsOf(page).length > 0)

  it('are asked of the pages in header and footer', () => expect(inMenus.length).toBeGreaterThan(20))

  it.each(inMenus)('tell the way and the kind of page: $path', (page) => {
    const types = thingsOf(page).map((thing) => thing['@type'])

    expect(types).toContain('BreadcrumbList')
    expect(types.some((type) => /^(WebPage|AboutPage|ContactPage)$/.test(String(type)))).toBe(true)
  })

  it.each(
    builtPages.filter(({ path, root }) => path !== '/documentation' && root.querySelector('main details') !== null),
  )('hold the questions the page shows: $path', (page) => {
    const questions = thingsOf(page).find((thing) => thing['@type'] === 'FAQPage')?.['mainEntity'] as
      | readonly Thing[]
      | undefined
    const shown = textOf(page.root.querySelector('main'))

    expect(questions?.length).toBeGreaterThanOrEqual(3)
    for (const { name } of questions ?? []) expect(shown).toContain(String(name))
  })

  it.each(builtPages.filter(({ path }) => path !== '/'))('tell the way in short names: $path', (built) => {
    const { path, root } = built
    const { itemListElement } = thingOn(path, 'BreadcrumbList') as { readonly itemListElement: readonly Thing[] }
    const [home, page] = itemListElement

    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2])
    expect(home?.['name']).toBe('Home')
    expect(page?.['name']).not.toContain(brand.product)
    expect(home?.['item']).toBe(new URL('/', root.querySelector('link[rel=canonical]')?.getAttribute('href')).href)
    expect(page).not.toHaveProperty('item')
  })

  it.each(inMenus)('call a page in its way as the menus do: $path', (built) => {
    const { itemListElement } = thingOn(built.path, 'BreadcrumbList') as { readonly itemListElement: readonly Thing[] }

    expect(labelsOf(built)).toContain(itemListElement[1]?.['name'])
  })

  it('[CONT-6] name the company with its five offices, each with its address and its hours', () => {
    const { location } = (thingOn('/contact', 'Organization') ?? {}) as { readonly location?: readonly Thing[] }

    expect(location?.map(({ telephone }) => telephone)).toEqual(offices.map(({ phone }) => phone))
    for (const [index, { street, city, countryCode, hours }] of offices.entries()) {
      expect(location?.[index]?.['address']).toEqual({
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressCountry: countryCode,
      })
      const { dayOfWeek, opens, closes } = (location?.[index]?.['openingHoursSpecification'] ?? {}) as Thing
      expect(dayOfWeek).toHaveLength(hours.days.length)
      // No zone: read on the clock of the office.
      expect([opens, closes]).toEqual(['08:00', '18:00'])
    }
  })

  it('offer the suite at every price, with the period it is billed for', () => {
    const { offers = [] } = (thingOn('/pricing', 'SoftwareApplication') ?? {}) as { readonly offers?: readonly Thing[] }
    const rates = offers.flatMap((offer) => (offer['priceSpecification'] ?? []) as readonly Thing[])

    expect(offers.map(({ price }) => price)).toEqual([
      ...Object.values(plans).map(({ monthlyPrice }) => monthlyPrice / 100),
      ...Object.values(packages).map(({ price }) => price / 100),
    ])
    expect(rates.map(({ price, billingDuration, unitCode }) => [price, billingDuration, unitCode])).toEqual(
      Object.values(plans).flatMap(({ monthlyPrice, annualPrice }) => [
        [monthlyPrice / 100, 1, 'MON'],
        [annualPrice / 100, 1, 'ANN'],
      ]),
    )
  })
})
