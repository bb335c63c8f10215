import { brand } from './brand.ts'

type OutsidePage =
  | 'careers'
  | 'blog'
  | 'events'
  | 'inventoryPlatform'
  | 'backofficePlatform'
  | 'crmPlatform'
  | 'community'

/**
 * Pages of the company outside this site; all open in a new tab (NAV-42). Placeholders. One that does not exist is
 * `null`, and then nothing on the site speaks of it.
 */
export const externalLinks: Readonly<Record<OutsidePage, string | null>> = {
  careers: `https://careers.${brand.host}`,
  blog: `https://blog.${brand.host}`,
  events: `https://events.${brand.host}`,
  inventoryPlatform: `https://inventory.${brand.host}`,
  backofficePlatform: `https://admin.${brand.host}`,
  crmPlatform: `https://crm.${brand.host}`,
  community: `https://forum.${brand.host}`,
}

type SocialNetwork = { readonly id: string; readonly name: string; readonly url: string }

/** The six social networks (NAV-39, OPEN-29). The specification names none. Again `null` where there is no page. */
export const socialNetworks: readonly SocialNetwork[] = keepLinked([
  { id: 'video', name: 'YouTube', url: `https://video.${brand.host}` },
  { id: 'photos', name: 'Instagram', url: `https://photos.${brand.host}` },
  { id: 'posts', name: 'X', url: `https://posts.${brand.host}` },
  { id: 'work', name: 'LinkedIn', url: `https://work.${brand.host}` },
  { id: 'messages', name: 'WhatsApp', url: `https://messages.${brand.host}` },
  { id: 'community', name: 'Facebook', url: `https://community.${brand.host}` },
])

/** Those that lead somewhere. */
export function keepLinked<Link extends { readonly url: string | null }>(links: readonly Link[]) {
  return links.filter((link): link is Link & { readonly url: string } => link.url !== null)
}

/** Whose list of countries our server reads, under CC BY 4.0: where a result is shown, so are these words as a link. */
export const geolocationData = { attribution: 'IP Geolocation by DB-IP', url: 'https://db-ip.com/' } as const
