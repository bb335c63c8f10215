import type { Kysely } from 'kysely'
import { isOf, readReceiver } from './erasures-table.ts'
import { countryOfPhone } from './lead-country.ts'
import { countKeysOf, nameMailbox } from './mailbox.ts'
import { identifyPerson } from './person.ts'
import { fromLeadRow, searchOf, toLeadRow } from './rows.ts'
import type { NamedAsStored, Schema } from './schema.ts'
import type { StoredLead } from './stored-lead.ts'
import type { People } from './people-storage.ts'

/** Whatever belongs to a lead, and whatever belongs to a conversation. */
export const tablesOfLead = ['outbox', 'chats', 'wishes', 'promises', 'lead_notes', 'lead_replies'] as const
export const tablesOfChat = ['chat_messages', 'talks', 'talk_looks'] as const

/** What is taken out has the names that it has in the database. */
export function createPeopleTable(db: Kysely<Schema>, stored: Kysely<NamedAsStored>): People {
  const leadsOf = (whom: Parameters<People['find']>[0]) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where((leads) => isOf(leads, whom))
      .orderBy('receivedAt', 'desc')
      .orderBy('id')

  /** Copies of other people's conversations that went to an address, and what is counted of its mailbox. */
  async function takeOutReceiver(email: string) {
    const mailbox = nameMailbox(email)
    const copies = await stored
      .selectFrom('outbox')
      .selectAll()
      .where('delivery', 'like', '%"template":"conversation-copy"%')
      .execute()
    return {
      copies: copies.filter(({ delivery }) => nameMailbox(readReceiver(delivery)) === mailbox),
      tallies: await db.selectFrom('tallies').selectAll().where('key', 'in', countKeysOf(email)).execute(),
    }
  }

  return {
    find: async (whom) => (await leadsOf(whom).execute()).map(fromLeadRow),

    async takeOut(whom) {
      const { rows: leads } = await stored.executeQuery(leadsOf(whom))
      const kept: Record<string, readonly object[]> = { leads }
      for (const table of tablesOfLead)
        kept[table] = await collect(leads, ({ id }) =>
          stored.selectFrom(table).selectAll().where('lead_id', '=', id).execute(),
        )
      const chats = await collect(leads, ({ id }) =>
        db.selectFrom('chats').select('id').where('leadId', '=', id).execute(),
      )
      for (const table of tablesOfChat)
        kept[table] = await collect(chats, ({ id }) =>
          stored.selectFrom(table).selectAll().where('chat_id', '=', id).execute(),
        )
      return whom.kind === 'email' ? { ...kept, ...(await takeOutReceiver(whom.email)) } : kept
    },

    async correct(whom, corrections) {
      const leads = await leadsOf(whom).execute()
      for (const row of leads) {
        const known = fromLeadRow(row)
        const lead = { ...known, ...corrections }
        const { name, company, phone, email, phoneE164, personEmail, personPhone, ...corrected } = toLeadRow(lead, {
          person: identifyPerson(lead),
          idempotencyKey: row.idempotencyKey,
        })
        const search = [corrected.search, ...listToldNumbers(row.search, known)].join('\n')
        const country = 'phone' in corrections ? countryOfPhone(phone, phoneE164) : row.country
        await db
          .updateTable('leads')
          .set({ name, company, phone, email, phoneE164, personEmail, personPhone, search, country })
          .where('id', '=', row.id)
          .execute()
      }
      return leads.map(({ id }) => id)
    },
  }
}

/** The numbers that a lead is found by beside what it says of itself: `keepNumber` has put them there. */
function listToldNumbers(search: string, lead: StoredLead): readonly string[] {
  const own = searchOf(lead).split('\n')
  return search.split('\n').filter((line) => /^\d+$/.test(line) && !own.includes(line))
}

async function collect<Owner, Row>(owners: readonly Owner[], read: (owner: Owner) => Promise<readonly Row[]>) {
  const found: Row[] = []
  for (const owner of owners) found.push(...(await read(owner)))
  return found
}
