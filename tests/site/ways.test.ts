import { describe, expect, it } from 'vitest'
import { figures } from '#facts/claims.ts'
import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { allPages, builtPages, builtPapers, textOf, type BuiltPage } from './built-site.ts'

const { sayPrice } = figuresIn[defaultLanguage]

/** The demo form, or the chat with what is wanted. */
const way = 'a[href="#contact"], a[href="/#contact"], a[href="/contact#demo"], form[method=post], button[data-intent]'

describe('the ways to a person', () => {
  it.each(allPages)('[NAV-30] begin in the header, beside the six links: $path', ({ path, root }) => {
    const links = root.querySelectorAll('header[data-site-header] a[data-intent=demo]')

    // One for the closed header, one for the open menu.
    expect(links.map(textOf)).toEqual(['Request Demo', 'Request Demo'])
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(path === '/' ? '#contact' : '/contact#demo')
      expect(link.closest('nav')).toBeNull()
    }
    expect(root.querySelectorAll('header[data-site-header] nav[aria-label=Main] a')).toHaveLength(6)
  })

  it.each(builtPages)('stand at the end of the page, too: $path', ({ root }) => {
    const sections = root.querySelectorAll('main section')

    expect(sections.at(-1)?.querySelector(way)).not.toBeNull()
  })

  const offers = ['[data-plan]', '[data-package]', '#calculator', 'section:has([data-monthly-words])']
  it.each(
    builtPages.flatMap(({ path, root }) =>
      offers.flatMap((offer) =>
        root.querySelectorAll(`main ${offer}`).map((element) => ({
          path,
          heading: textOf(element.querySelector('h2, h3')),
          element,
        })),
      ),
    ),
  )('stand wherever there is a price to say yes to: $path, $heading', ({ element }) => {
    expect(element.querySelector(way)).not.toBeNull()
  })

  it('are looked for in all plans, packages and trades', () => {
    const pagesOf = (offer: string) =>
      builtPages.flatMap(({ path, root }) => root.querySelectorAll(`main ${offer}`).map(() => path))

    expect(offers.map((offer) => pagesOf(offer).length)).toEqual([3, Object.keys(packages).length, 1, 5])
    expect(pagesOf(offers[3] ?? '')).toEqual(
      expect.arrayContaining(['/pharmacy', '/restaurant', '/hotel', '/retail', '/enterprise-solutions']),
    )
  })

  it('lead to a form that is there, with one tap, from every page and paper', () => {
    const isForm = (from: BuiltPage, address: string) => {
      const { pathname, hash } = new URL(
        address,
        `https://imisozi.example${from.path === 'not found' ? '/' : from.path}`,
      )
      const target = builtPages.find(({ path }) => path === pathname)
      return target?.root.querySelector(`${hash} form[action="/api/demo-requests"]`) !== null && hash !== ''
    }
    const lost = [...allPages, ...builtPapers].flatMap((page) => {
      const links = page.root.querySelectorAll('a[data-intent=demo], a[href="/contact#demo"]')
      const addresses = links.map((link) => link.getAttribute('href') ?? '')
      // Where there is no script, every other button of a page goes where this form leads.
      const ask = page.root.querySelector('form#ask')?.getAttribute('action')
      const all = [...addresses, ...(ask ? [ask] : [])]
      return all.length > 0 && all.every((address) => isForm(page, address)) ? [] : [{ page: page.path, all }]
    })

    expect(lost).toEqual([])
    expect(
      allPages.filter(({ root }) => root.querySelector('button[form=ask]') && !root.querySelector('form#ask')),
    ).toEqual([])
  })

  it('[LAND-2] begin on the landing page with price, trial, and what one can check alone', () => {
    const home = builtPages.find(({ path }) => path === '/')?.root.querySelector('#home')

    expect(textOf(home?.querySelector('a[href="/pricing"]') ?? null)).toContain(sayPrice(plans.starter.monthlyPrice))
    expect(textOf(home ?? null)).toContain(`${figures.trialDays.value}-day free trial, no credit card required`)
    expect(home?.querySelector('a[href="/documentation"]')).not.toBeNull()
  })
})
