import type { ShellCopy } from '#content/copy/shell.ts'
import { brand } from '#facts/brand.ts'
import { externalLinks, keepLinked } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { spell } from './figures.ts'

const trades = [
  { path: '/pharmacy', label: 'Pharmacy' },
  { path: '/retail', label: 'Retail' },
  { path: '/restaurant', label: 'Restaurant' },
  { path: '/hotel', label: 'Hotel' },
] as const

/** What stands around every page: header (NAV-30), footer (NAV-34..41) and the words shared by all links out. */
export const shell = {
  skip: 'Skip to content',
  newTab: ', opens a new tab',
  header: {
    label: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    links: [
      { path: '/', label: 'Home' },
      { path: '/services', label: 'Services' },
      { path: '/pricing', label: 'Pricing' },
      { path: '/about', label: 'About' },
      { path: '/modules', label: 'Modules' },
      { path: '/contact', label: 'Contact' },
    ],
    action: 'Request Demo',
    tradesLabel: 'Your trade',
    trades,
  },
  footer: {
    about: 'Business software from Kigali, with offices in Kampala, Bafoussam, Luanda and Abidjan.',
    map: `${spell(offices.length, 'first')} offices: see them on the map`,
    groups: [
      {
        title: 'Quick Links',
        links: [
          { path: '/services', label: 'Services' },
          { path: '/pricing', label: 'Pricing' },
          { path: '/contact', label: 'Contact' },
        ],
        external: keepLinked([
          { url: externalLinks.careers, label: 'Careers' },
          { url: externalLinks.blog, label: 'Blog' },
          { url: externalLinks.events, label: 'Shows & Events' },
        ]),
      },
      {
        title: 'Business Types',
        links: [
          ...trades,
          { path: '/multi-location', label: 'Multi-Location' },
          { path: '/enterprise-solutions', label: 'Enterprise Solutions' },
        ],
        external: [],
      },
      {
        title: 'Platform Features',
        links: [
          { path: '/multi-tenant-architecture', label: 'Multi-tenant Architecture' },
          { path: '/role-based-access-control', label: 'Role-based Access Control' },
          { path: '/real-time-analytics', label: 'Real-time Analytics' },
          { path: '/email-automation', label: 'Email Automation' },
          { path: '/inventory-management', label: 'Inventory Management' },
          { path: '/point-of-sale-system', label: 'Point of Sale System' },
        ],
        external: [],
      },
      {
        title: 'Corporate Responsibility',
        links: [
          { path: '/environment-friendly', label: 'Environment Friendly' },
          { path: '/women-empowerment', label: 'Women Empowerment' },
          { path: '/gender-equality', label: 'Gender Equality' },
          { path: '/small-business-backbone', label: 'Small Business Backbone' },
          { path: '/enterprise-grade', label: 'Enterprise Grade' },
          { path: '/ngo-compatibility', label: 'NGO Compatibility' },
          { path: '/documentation', label: 'Documentation' },
          { path: '/privacy-policy', label: 'Privacy Policy' },
        ],
        external: [],
      },
    ],
    copyright: `© ${brand.copyrightYear} ${brand.company}. All rights reserved.`,
  },
} as const satisfies ShellCopy
