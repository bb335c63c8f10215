import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#facts/brand.ts'
import { siteFolder, spokenPages } from '#tests/site/built-site.ts'

const pages = new Map(spokenPages.map(({ path, root }) => [path, root]))
const mine = 'http://localhost:3000'

/** Whether an address leads somewhere: a page of the built site with its anchor, a file of it, or the company's hosts. */
export function isLive(url: string): boolean {
  if (/^(mailto|tel):/.test(url) || url.startsWith('https://wa.me/')) return true
  const address = URL.canParse(url, mine) ? new URL(url, mine) : null
  if (address === null) return false
  if (address.origin !== mine) return address.hostname === brand.host || address.hostname.endsWith(`.${brand.host}`)
  const page = pages.get(address.pathname)
  if (page === undefined) return address.pathname !== '/' && existsSync(join(siteFolder, address.pathname))
  return address.hash === '' || page.getElementById(decodeURIComponent(address.hash.slice(1))) !== null
}
