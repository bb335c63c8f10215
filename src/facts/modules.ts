import { externalLinks } from './links.ts'

/**
 * The seven modules in the order the site tells them (NAV-2, LAND-5): where 'Access Platform' leads (LAND-9..15) and
 * the imigongo motif each owns. The id is also its anchor on the landing page and the name of its ground colour.
 */
export const modules = [
  { id: 'pharmacy', target: '/pharmacy', pattern: 'diamonds' },
  { id: 'inventory', target: externalLinks.inventoryPlatform, pattern: 'peaks' },
  { id: 'restaurant', target: '/restaurant', pattern: 'waves' },
  { id: 'hotel', target: '/hotel', pattern: 'crosses' },
  { id: 'retail', target: '/retail', pattern: 'hourglasses' },
  { id: 'backoffice', target: externalLinks.backofficePlatform, pattern: 'herringbone' },
  { id: 'crm', target: externalLinks.crmPlatform, pattern: 'arrows' },
] as const

export type ModuleId = (typeof modules)[number]['id']
