import { hourMs } from '#server/clock.ts'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
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
      .select(['id', 'messageId', 'delivery'])
      .where('delivery', 'like', '%"template":"conversation-copy"%')
      .execute()

  async function erase(whom: Whom, until = Number.MAX_SAFE_INTEGER) {
    const wanted = db
      .selectFrom('leads')
      .select(['id', 'toldIn', 'receivedAt'])
      .where((leads) => isOf(leads, whom))
      .where('receivedAt', '<=', until)
    // Nobody adds a letter about them between the list of letters and the end. SQLite lets one unit write at a time.
    const found = await (engine === 'postgres' ? wanted.forUpdate() : wanted).execute()
    const letters: string[] = []
    for (const part of inParts(found.map(({ id }) => id))) {
      const told = await db.selectFrom('outbox').select('messageId').where('leadId', 'in', part).execute()
      letters.push(...told.map(({ messageId }) => messageId))
      await db.deleteFrom('leads').where('id', 'in', part).execute()
    }
    letters.push(...(await listDigests(found)))
    if (whom.kind === 'email') letters.push(...(await eraseReceiver(whom.email)))
    return { leads: found.length, letters }
  }

  /** Their letters are gone once they are out: what is still to be written no longer finds who was erased. */
  async function listDigests(
    leads: readonly { readonly id: string; readonly toldIn: number | null; readonly receivedAt: number }[],
  ) {
    // Whoever asks again in a flood is told of again, and only the last hour is noted.
    const spans = leads.flatMap(({ toldIn: last, receivedAt: first }) => (last === null ? [] : [{ first, last }]))
    const erased = new Set(leads.map(({ id }) => id))
    const isOfSpan = (since: number) => spans.some(({ first, last }) => since > first - hourMs && since <= last)
    const digests = await db
      .selectFrom('outbox')
      .select(['messageId', 'delivery'])
      .where('leadId', 'is', null)
      .execute()
    return digests.flatMap(({ messageId, delivery }) => {
      const read: Delivery = JSON.parse(delivery)
      if (read.kind !== 'mail') return []
      const isOfThem =
        (read.template === 'digest' && isOfSpan(read.since)) ||
        (read.template === 'promises' && read.promises.some(({ leadId }) => erased.has(leadId)))
      return isOfThem ? [messageId] : []
    })
  }

  /** Copies of other people's conversations, and what was counted of a mailbox. */
  async function eraseReceiver(email: string) {
    const mailbox = nameMailbox(email)
    await db.deleteFrom('tallies').where('key', 'in', countKeysOf(email)).execute()
    const theirs = (await copies()).filter(({ delivery }) => nameMailbox(readReceiver(delivery)) === mailbox)
    for (const part of inParts(theirs.map(({ id }) => id)))
      await db.deleteFrom('outbox').where('id', 'in', part).execute()
    return theirs.map(({ messageId }) => messageId)
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
      const leads = await db.selectFrom('leads').select(['id', 'personEmail', 'personPhone', 'phoneE164']).execute()
      return {
        leads: leads.map(({ id, personEmail, personPhone, phoneE164 }) => ({
          id,
          email: personEmail,
          phones: [personPhone, digitsOf(phoneE164)].filter(Boolean),
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
  if (whom.kind === 'lead') return leads('id', '=', whom.id)
  if (whom.kind === 'email') return leads('personEmail', '=', whom.email.trim().toLowerCase())
  const dialled = whom.digits.map((digits): LeadRow['phoneE164'] => `+${digits}`)
  // Told in a chat, it stands on a line of its own where the desk looks for it.
  const lines = sql<string>`${'\n'} || ${leads.ref('search')} || ${'\n'}`
  const told = whom.digits.map((digits) => leads(lines, 'like', `%\n${digits}\n%`))
  return leads.or([leads('personPhone', 'in', whom.digits), leads('phoneE164', 'in', dialled), ...told])
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
