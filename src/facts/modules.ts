import { externalLinks } from './links.ts'

/**
 * The seven modules in the order the site tells them (NAV-2, LAND-5): where 'Access Platform' leads (LAND-9..15), which
 * is the page about it where a platform has no address of its own, and the imigongo motif each owns. The id is also its
 * anchor on the landing page and the name of its ground colour.
 */
export const modules = [
  { id: 'pharmacy', target: '/pharmacy', pattern: 'diamonds' },
  { id: 'inventory', target: externalLinks.inventoryPlatform ?? '/inventory-management', pattern: 'peaks' },
  { id: 'restaurant', target: '/restaurant', pattern: 'waves' },
  { id: 'hotel', target: '/hotel', pattern: 'crosses' },
  { id: 'retail', target: '/retail', pattern: 'hourglasses' },
  { id: 'backoffice', target: externalLinks.backofficePlatform ?? '/modules#backoffice', pattern: 'herringbone' },
  { id: 'crm', target: externalLinks.crmPlatform ?? '/modules#crm', pattern: 'arrows' },
] as const

export type ModuleId = (typeof modules)[number]['id']
