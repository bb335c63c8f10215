import { contains, ownAddresses } from '#server/address-list.ts'
import { beginOf, dayMs, hourMs, type Milliseconds, minuteMs } from '#server/clock.ts'
import type { Parts } from '#server/parts.ts'
import { identifyCaller } from '#server/rate-limit.ts'
import { countKey } from '#server/storage/mailbox.ts'
import type { Tables } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { sign } from '#server/secret/secret.ts'
import { queueDelivery } from './deliveries.ts'

/**
 * How sales hears of a new lead: by a letter of its own, or together with others, once an hour; `flood` where it comes
 * from a network that sends too many.
 */
export type HeardBy = 'letter' | 'digest' | 'flood'

type LetterBrake = {
  /**
   * To be asked once, in the unit of work that keeps the lead. Beyond twenty of a network in an hour, and beyond
   * sixty of all, leads are told of together; those of such a network are marked as suspect, too. None is dropped.
   */
  weigh(tables: Tables, lead: StoredLead, address: string): Promise<HeardBy>
  /** Whether nobody who gives this e-mail address has begun to chat on this day (UTC) yet. */
  isFirstStart(tables: Tables, lead: StoredLead): Promise<boolean>
}

const mostOfNetwork = 20
const mostInAll = 60
const mostOfFloods = 20
/** After the hour: whoever was kept in its last moment has been committed by then. */
const digestDelayMs = minuteMs

type Needs = Pick<Parts, 'secret' | 'messageDomain'>

/**
 * How many letters about new leads sales gets in an hour by the clock (UTC): twenty of a network (see `rate-limit.ts`),
 * sixty in all, counted in the database and so for all instances together.
 */
export function createLetterBrake({ secret, messageDomain }: Needs): LetterBrake {
  /** Counts a network without telling which. */
  const hide = (address: string) => sign(secret, `letters\n${identifyCaller(address).network}`)

  return {
    async weigh(tables, lead, address) {
      const since = beginOf(hourMs, lead.receivedAt)
      // Visitors come from this machine only behind a proxy that TRUST_PROXY does not name: all of them, from any network.
      const isCalm = contains(ownAddresses, address) || (await tables.tallies.take(hide(address), since, mostOfNetwork))
      if (!isCalm) await tables.leads.suspect(lead.id, [...lead.suspicions, 'many-from-one-network'])
      if (isCalm && (await tables.leads.countSince(since, mostInAll + 1)) <= mostInAll) return 'letter'
      await tellLater(tables, lead, lead.receivedAt, messageDomain)
      return isCalm ? 'digest' : 'flood'
    },

    isFirstStart: ({ tallies }, { email, receivedAt }) =>
      tallies.begin(countKey('start', email), beginOf(dayMs, receivedAt)),
  }
}

/**
 * Whether a letter of its own may go out about what a lead asks for later: a person, a demo. Of networks that flood, so
 * many an hour; the others are told of together.
 */
export async function mayTell(
  tables: Pick<Tables, 'leads' | 'tallies' | 'outbox'>,
  lead: Pick<StoredLead, 'id' | 'suspicions'>,
  at: Milliseconds,
  messageDomain: string,
): Promise<boolean> {
  if (!lead.suspicions.includes('many-from-one-network')) return true
  if (await tables.tallies.take('letters of floods', beginOf(hourMs, at), mostOfFloods)) return true
  await tellLater(tables, lead, at, messageDomain)
  return false
}

async function tellLater(
  { leads, tallies, outbox }: Pick<Tables, 'leads' | 'tallies' | 'outbox'>,
  { id }: Pick<StoredLead, 'id'>,
  at: Milliseconds,
  messageDomain: string,
) {
  const since = beginOf(hourMs, at)
  await leads.tellIn(id, since)
  if (!(await tallies.begin('digest', since))) return
  const dueAt = since + hourMs + digestDelayMs
  await queueDelivery(
    outbox,
    { kind: 'mail', template: 'digest', leadId: null, since },
    { messageDomain, createdAt: at, dueAt },
  )
}
