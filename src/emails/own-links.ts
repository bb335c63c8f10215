import { brand } from '#facts/brand.ts'
import { offices } from '#facts/offices.ts'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const ownNumbers: readonly string[] = offices.map(({ phone }) => digitsOf(phone))
const isOwnNumber = (text: string) => ownNumbers.includes(digitsOf(text))

/**
 * Where a link in an answer of the assistant may lead from a letter: to our own pages, addresses and telephones.
 * Returns the whole address, or null for anywhere else. `publicUrl` is what relative addresses belong to.
 */
export function findOwnLink(href: string, publicUrl: string): string | null {
  if (!URL.canParse(href, publicUrl)) return null
  const url = new URL(href, publicUrl)
  const judge = Object.hasOwn(judges, url.protocol) ? judges[url.protocol] : undefined
  return judge?.(url, publicUrl) ? url.href : null
}

const address = /https?:\/\/[^\s<>()[\]"*]{1,1000}[^\s<>()[\]"*.,;:!?'’»]/g

/** A line in pieces, as it was typed: our own addresses with where they lead, everything else without. */
export function splitAtOwnLinks(line: string, publicUrl: string) {
  const pieces: { readonly text: string; readonly href: string | null }[] = []
  let read = 0
  for (const { 0: text, index } of line.matchAll(address)) {
    pieces.push({ text: line.slice(read, index), href: null }, { text, href: findOwnLink(text, publicUrl) })
    read = index + text.length
  }
  return [...pieces, { text: line.slice(read), href: null }].filter(({ text }) => text !== '')
}

const judges: Readonly<Record<string, (url: URL, publicUrl: string) => boolean>> = {
  'https:': isOwnPage,
  'http:': isOwnPage,
  'mailto:': ({ pathname, search }) =>
    search === '' && isOwnHost(pathname.split('@').at(-1) ?? '') && !/[,;%]/.test(pathname),
  'tel:': ({ pathname }) => isOwnNumber(pathname),
}

function isOwnPage({ hostname, host, pathname, username, password }: URL, publicUrl: string): boolean {
  if (username || password) return false
  if (hostname === 'wa.me') return /^\/\d+$/.test(pathname) && isOwnNumber(pathname)
  return host === new URL(publicUrl).host || isOwnHost(host)
}

function isOwnHost(host: string): boolean {
  return host === brand.host || host.endsWith(`.${brand.host}`)
}
