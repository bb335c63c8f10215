import { brand } from './brand.ts'

/** Pages of the company outside this site; all open in a new tab (NAV-42). Placeholders. */
export const externalLinks = {
  careers: `https://careers.${brand.host}`,
  blog: `https://blog.${brand.host}`,
  events: `https://events.${brand.host}`,
  inventoryPlatform: `https://inventory.${brand.host}`,
  backofficePlatform: `https://admin.${brand.host}`,
  crmPlatform: `https://crm.${brand.host}`,
  community: `https://forum.${brand.host}`,
} as const

/** The six social networks (NAV-39, OPEN-29). The specification names none. */
export const socialNetworks = [
  { id: 'video', name: 'YouTube', url: `https://video.${brand.host}` },
  { id: 'photos', name: 'Instagram', url: `https://photos.${brand.host}` },
  { id: 'posts', name: 'X', url: `https://posts.${brand.host}` },
  { id: 'work', name: 'LinkedIn', url: `https://work.${brand.host}` },
  { id: 'messages', name: 'WhatsApp', url: `https://messages.${brand.host}` },
  { id: 'community', name: 'Facebook', url: `https://community.${brand.host}` },
] as const

/** Whose list of countries our server reads, under CC BY 4.0: where a result is shown, so are these words as a link. */
export const geolocationData = { attribution: 'IP Geolocation by DB-IP', url: 'https://db-ip.com/' } as const
