import { describe, expect, it } from 'vitest'
import { shell as shellIn } from '#content/shell.ts'
import { defaultLanguage } from '#content/languages.ts'
import { allPages, builtPages, textOf } from './built-site.ts'

const shell = shellIn[defaultLanguage]
const groups = {
  'Quick Links': ['/services', '/pricing', '/contact', 'https://careers', 'https://blog', 'https://events'],
  'Business Types': ['/pharmacy', '/retail', '/restaurant', '/hotel', '/multi-location', '/enterprise-solutions'],
  'Platform Features': [
    '/multi-tenant-architecture',
    '/role-based-access-control',
    '/real-time-analytics',
    '/email-automation',
    '/inventory-management',
    '/point-of-sale-system',
  ],
  'Corporate Responsibility': [
    '/environment-friendly',
    '/women-empowerment',
    '/gender-equality',
    '/small-business-backbone',
    '/enterprise-grade',
    '/ngo-compatibility',
    '/documentation',
    '/privacy-policy',
  ],
}

const mainLinks = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Pricing', '/pricing'],
  ['About', '/about'],
  ['Modules', '/modules'],
  ['Contact', '/contact'],
]

describe('the shell of every page', () => {
  it.each(builtPages)(
    '[NAV-30] leads from the header to the six pages, and says where one is: $path',
    ({ root, path }) => {
      const links = root.querySelectorAll('body > header nav[aria-label=Main] a')

      expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(mainLinks)
      const here = mainLinks.flatMap(([, address]) => (address === path ? [address] : []))
      expect(
        links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.getAttribute('href')),
      ).toEqual(here)
    },
  )

  it.each(allPages)(
    '[NAV-27, NAV-28] stands there, with the regions for messages, and nobody logs in: $path',
    ({ root }) => {
      expect(root.querySelectorAll('body > header')).toHaveLength(1)
      expect(root.querySelectorAll('body > footer')).toHaveLength(1)
      expect(root.querySelectorAll('[data-toasts]')).toHaveLength(2)
      expect(root.querySelectorAll('input[type=password]')).toEqual([])
    },
  )

  it.each(allPages)('[NAV-34, NAV-35, NAV-36, NAV-37, NAV-38] groups the footer links: $path', ({ root }) => {
    for (const [title, addresses] of Object.entries(groups)) {
      const hrefs = root
        .querySelectorAll(`footer nav[aria-label="${title}"] a`)
        .map((link) => link.getAttribute('href') ?? '')

      expect(hrefs.map((href) => href.replace(/\.imisozi\.example$/, ''))).toEqual(addresses)
    }
  })

  it.each(builtPages)(
    '[NAV-39, NAV-40, NAV-41] ends with six social networks, a map and the copyright line: $path',
    ({ root }) => {
      const footer = root.querySelector('footer')
      const networks = footer
        ?.querySelectorAll('a[href^="https:"]')
        .filter((link) => /YouTube|Instagram|^X|LinkedIn|WhatsApp|Facebook/.test(textOf(link)))

      expect(networks).toHaveLength(6)
      expect(footer?.querySelector('svg path')).not.toBeNull()
      expect(textOf(footer)).toContain(shell.footer.map)
      expect(textOf(footer)).toContain('© 2025 Imisozi Software Ltd')
    },
  )
})
