import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether a text is an address (`10.0.0.1`, `::1`) or a network (`10.0.0.0/8`). */
export function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  const isWhole = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
  return longest > 0 && isWhole && more.length === 0
}

const loopback = ['127.0.0.0/8', '::1']

/** Addresses and networks, each as `isNetwork` takes it; `loopback` stands for this machine. */
export function readAddresses(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? loopback : [one]))) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

/** False for what is no address. */
export function contains(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** This machine. */
export const ownAddresses = readAddresses(['loopback'])
