import { isIPv6 } from 'node:net'
import { Refusal } from './errors.ts'

export type RateLimit = {
  /** Counts a try, or what weighs as many. Returns 0 when it may go on, else the whole seconds until it may. */
  take(key: string, weight?: number): number
  /** Counts what was done already, however much it was: the next one waits for all of it, at most for two windows. */
  charge(key: string, weight: number): void
}

type Rule = {
  /** How many may come at once, and how many in each window. */
  readonly tries: number
  readonly windowMs: number
  readonly now: () => number
  /** Beyond this the keys longest unused are forgotten, so that a flood cannot fill the memory. */
  readonly mostKeys?: number
}

/**
 * Each key owns a bucket of tries that refills evenly over the window: whoever has used them up waits for one try to
 * come back and not for the whole window. Kept in this process; each instance of the server counts its own.
 */
export function createRateLimit({ tries, windowMs, now, mostKeys = 100_000 }: Rule): RateLimit {
  const refillMs = windowMs / tries
  /** When each key's bucket will be full again. Setting a key anew moves it to the end: the first is the oldest. */
  const fullAt = new Map<string, number>()

  function forgetOld(at: number) {
    for (const [key, time] of fullAt) {
      if (time > at && fullAt.size <= mostKeys) return
      fullAt.delete(key)
    }
  }

  function look(key: string, at: number) {
    const known = fullAt.get(key) ?? at
    // No bucket takes longer to fill: such a time was noted before the clock was put back.
    return known > at + mostWindows * windowMs ? at : Math.max(known, at)
  }

  function note(key: string, full: number) {
    fullAt.delete(key)
    fullAt.set(key, full)
  }

  return {
    take(key, weight = 1) {
      const at = now()
      const full = look(key, at)
      const waitMs = full + weight * refillMs - at - windowMs
      note(key, waitMs > 0 ? full : full + weight * refillMs)
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
      forgetOld(at)
      return 0
    },
    charge(key, weight) {
      const at = now()
      note(key, Math.min(look(key, at) + weight * refillMs, at + mostWindows * windowMs))
    },
  }
}

/** So many windows a bucket takes to fill at most. */
const mostWindows = 2

/** As often as one address, all addresses of an IPv6 site's network may try together. */
export const addressesOfNetwork = 3

export type AddressLimit = {
  /** Counts a try of an address and of the network that it is of: a site has 65,536 addresses. Returns as a `RateLimit`. */
  take(caller: Caller, weight?: number): number
  charge(caller: Caller, weight: number): void
}

export function limitAddresses(rule: Rule): AddressLimit {
  const own = createRateLimit(rule)
  const networks = createRateLimit({ ...rule, tries: rule.tries * addressesOfNetwork })
  return {
    take: ({ address, network }, weight) => own.take(address, weight) || networks.take(network, weight),
    charge({ address, network }, weight) {
      own.charge(address, weight)
      networks.charge(network, weight)
    },
  }
}

/** Throws the answer that says when to come back. */
export function refuseWhenBusy(waitSeconds: number): void {
  if (waitSeconds > 0) throw new Refusal('too-many-requests', { retryAfterSeconds: waitSeconds })
}

export type Caller = {
  /** One household or phone: an IPv4 address, or the /64 network that an IPv6 subscriber gets whole. */
  readonly address: string
  /** One subscriber or company: an IPv4 address, or the /48 network that an IPv6 site may have whole. */
  readonly network: string
}

export function identifyCaller(ip: string): Caller {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return { address: mapped ?? ip, network: mapped ?? ip }
  const [head = '', tail] = ip.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  const begin = (count: number) => groups.slice(0, count).join(':')
  return { address: `${begin(4)}::/64`, network: `${begin(3)}::/48` }
}
