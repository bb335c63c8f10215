import { describe, expect, it } from 'vitest'
import { figures } from '#facts/claims.ts'
import { sayPrice } from '#content/en/figures.ts'
import { plans } from '#facts/plans.ts'
import { allPages, builtPages, textOf } from './built-site.ts'

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

  it('[LAND-2] begin on the landing page with price, trial, and what one can check alone', () => {
    const home = builtPages.find(({ path }) => path === '/')?.root.querySelector('#home')

    expect(textOf(home?.querySelector('a[href="/pricing"]') ?? null)).toContain(sayPrice(plans.starter.monthlyPrice))
    expect(textOf(home ?? null)).toContain(`${figures.trialDays.value}-day free trial, no credit card required`)
    expect(home?.querySelector('a[href="/documentation"]')).not.toBeNull()
  })
})
