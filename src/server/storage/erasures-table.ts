import { hourMs } from '#server/clock.ts'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Erasures, Whom } from './erasure-storage.ts'
import { countKeysOf, nameMailbox } from './mailbox.ts'
import type { Delivery } from './outbox-storage.ts'
import type { LeadRow, Schema } from './schema.ts'
import { digitsOf } from './search-words.ts'
import type { Storage } from './storage.ts'

/** Neither engine takes any number of values in one statement. */
const mostAtOnce = 500

export function createErasuresTable(db: Kysely<Schema>, engine: Storage['engine']): Erasures {
  const copies = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'message_id', 'delivery'])
      .where('delivery', 'like', '%"template":"conversation-copy"%')
      .execute()

  async function erase(whom: Whom, until = Number.MAX_SAFE_INTEGER) {
    const wanted = db
      .selectFrom('leads')
      .select(['id', 'told_in', 'received_at'])
      .where((leads) => isOf(leads, whom))
      .where('received_at', '<=', until)
    // Nobody adds a letter about them between the list of letters and the end. SQLite lets one unit write at a time.
    const found = await (engine === 'postgres' ? wanted.forUpdate() : wanted).execute()
    const letters: string[] = []
    for (const part of inParts(found.map(({ id }) => id))) {
      const told = await db.selectFrom('outbox').select('message_id').where('lead_id', 'in', part).execute()
      letters.push(...told.map(({ message_id }) => message_id))
      await db.deleteFrom('leads').where('id', 'in', part).execute()
    }
    letters.push(...(await listDigests(found)))
    if (whom.kind === 'email') letters.push(...(await eraseReceiver(whom.email)))
    return { leads: found.length, letters }
  }

  /** Their letters are gone once they are out: what is still to be written no longer finds who was erased. */
  async function listDigests(
    leads: readonly { readonly id: string; readonly told_in: number | null; readonly received_at: number }[],
  ) {
    // Whoever asks again in a flood is told of again, and only the last hour is noted.
    const spans = leads.flatMap(({ told_in: last, received_at: first }) => (last === null ? [] : [{ first, last }]))
    const erased = new Set(leads.map(({ id }) => id))
    const isOfSpan = (since: number) => spans.some(({ first, last }) => since > first - hourMs && since <= last)
    const digests = await db
      .selectFrom('outbox')
      .select(['message_id', 'delivery'])
      .where('lead_id', 'is', null)
      .execute()
    return digests.flatMap(({ message_id, delivery }) => {
      const read: Delivery = JSON.parse(delivery)
      if (read.kind !== 'mail') return []
      const isOfThem =
        (read.template === 'digest' && isOfSpan(read.since)) ||
        (read.template === 'promises' && read.promises.some(({ leadId }) => erased.has(leadId)))
      return isOfThem ? [message_id] : []
    })
  }

  /** Copies of other people's conversations, and what was counted of a mailbox. */
  async function eraseReceiver(email: string) {
    const mailbox = nameMailbox(email)
    await db.deleteFrom('tallies').where('key', 'in', countKeysOf(email)).execute()
    const theirs = (await copies()).filter(({ delivery }) => nameMailbox(readReceiver(delivery)) === mailbox)
    for (const part of inParts(theirs.map(({ id }) => id)))
      await db.deleteFrom('outbox').where('id', 'in', part).execute()
    return theirs.map(({ message_id }) => message_id)
  }

  return {
    erase,

    async note(mark) {
      await db
        .insertInto('erasures')
        .values(mark)
        .onConflict((conflict) => conflict.column('mark').doUpdateSet({ at: mark.at }))
        .execute()
    },

    list: () => db.selectFrom('erasures').selectAll().execute(),

    async people() {
      const leads = await db.selectFrom('leads').select(['person_email', 'person_phone', 'phone_e164']).execute()
      return {
        leads: leads.map(({ person_email, person_phone, phone_e164 }) => ({
          email: person_email,
          phones: [person_phone, digitsOf(phone_e164)].filter(Boolean),
        })),
        receivers: (await copies()).map(({ delivery }) => readReceiver(delivery)),
      }
    },

    async forget(time) {
      await db.deleteFrom('erasures').where('at', '<', time).execute()
    },
  }
}

export function isOf(leads: ExpressionBuilder<Schema, 'leads'>, whom: Whom) {
  if (whom.kind === 'email') return leads('person_email', '=', whom.email.trim().toLowerCase())
  const dialled = whom.digits.map((digits): LeadRow['phone_e164'] => `+${digits}`)
  return leads.or([leads('person_phone', 'in', whom.digits), leads('phone_e164', 'in', dialled)])
}

export function readReceiver(delivery: string): string {
  const read: Delivery = JSON.parse(delivery)
  return read.kind === 'mail' && read.template === 'conversation-copy' ? read.to : ''
}

function inParts<Item>(all: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, part) =>
    all.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  )
}
