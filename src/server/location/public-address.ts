import { isIP, isIPv4 } from 'node:net'
import { contains, readAddresses } from '#server/address-list.ts'

/** Networks that never leave a house, a machine or a carrier (IANA special-purpose registries): they are in no country. */
const privateNetworks = readAddresses([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '224.0.0.0/3',
  // An IPv4 address stands in these, and it may be any.
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

/**
 * An address that may be looked up, or null, as where a connection has gone meanwhile and has none any more. Whatever
 * stands in an IPv6 wrapping (`::ffff:41.186.0.1`, as a server that listens on both families sees it) comes out as the
 * IPv4 address it is.
 */
export function readPublicAddress(text: string | undefined): string | null {
  const [bare = ''] = text?.split('%') ?? []
  if (isIP(bare) === 0) return null
  const address = unwrap(bare)
  return contains(privateNetworks, address) ? null : address
}

function unwrap(address: string): string {
  if (isIPv4(address)) return address
  // The address parser of URLs writes one form of the many an IPv6 address has.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain) ?? []
  if (!high || !low) return plain
  const bytes = [high, low].flatMap((half) => [Number.parseInt(half, 16) >> 8, Number.parseInt(half, 16) & 255])
  return bytes.join('.')
}
