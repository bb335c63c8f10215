import { CamelCasePlugin, type Kysely } from 'kysely'
import { createChatsTable } from './chats-table.ts'
import { clockOfCaller, type Clock } from './clock.ts'
import { createConsentsTable } from './consents-table.ts'
import { createAuditTable } from './audit-table.ts'
import { createDeskLeadsTable } from './desk-leads-table.ts'
import { createDeskSessionsTable } from './desk-sessions-table.ts'
import { createErasuresTable } from './erasures-table.ts'
import { createPeopleTable } from './people-table.ts'
import { createLeadTalkTable } from './lead-talk-table.ts'
import { createLeadsTable } from './leads-table.ts'
import { createMembersTable } from './members-table.ts'
import { createModelUseTable } from './model-use-table.ts'
import { createOutboxTable } from './outbox-table.ts'
import { prepare } from './prepare.ts'
import { createPromisesTable } from './promises-table.ts'
import { changesOne } from './results.ts'
import type { NamedAsStored, Schema } from './schema.ts'
import { createSignInsTable } from './sign-ins-table.ts'
import type { Challenges, Storage, Tables } from './storage.ts'
import { createTalliesTable } from './tallies-table.ts'
import { createTalksTable } from './talks-table.ts'
import { createVisitsTable } from './visits-table.ts'
import { createWishesTable } from './wishes-table.ts'

const names = new CamelCasePlugin()

/** The same queries for both engines, but for the few that ask which one it is. */
export function createTables(
  stored: Kysely<NamedAsStored>,
  engine: Storage['engine'],
  clock: Clock = clockOfCaller,
): Tables {
  const db = stored.withPlugin(names) as unknown as Kysely<Schema>
  return {
    leads: createLeadsTable(db),
    outbox: createOutboxTable(db, engine, clock),
    challenges: createChallengesTable(db),
    tallies: createTalliesTable(db),
    visits: createVisitsTable(db),
    consents: createConsentsTable(db),
    chats: createChatsTable(db),
    talks: createTalksTable(db),
    wishes: createWishesTable(db),
    modelUse: createModelUseTable(db),
    members: createMembersTable(db),
    signIns: createSignInsTable(db),
    deskSessions: createDeskSessionsTable(db),
    promises: createPromisesTable(db),
    deskLeads: createDeskLeadsTable(db, engine),
    leadTalk: createLeadTalkTable(db),
    audit: createAuditTable(db),
    erasures: createErasuresTable(db, engine),
    people: createPeopleTable(db, stored),
  }
}

/** What takes several queries is one step all the same where it is called alone. */
export function inSteps(tables: Tables, together: Storage['together']): Tables {
  return {
    ...tables,
    leads: { ...tables.leads, setStatus: (...change) => together(({ leads }) => leads.setStatus(...change)) },
    promises: { ...tables.promises, make: (promise) => together(({ promises }) => promises.make(promise)) },
    chats: { ...tables.chats, addMessage: (message) => together(({ chats }) => chats.addMessage(message)) },
    erasures: { ...tables.erasures, erase: (...whom) => together(({ erasures }) => erasures.erase(...whom)) },
  }
}

const spend = prepare((db, row: Schema['spentChallenges']) =>
  db
    .insertInto('spentChallenges')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing()),
)

function createChallengesTable(db: Kysely<Schema>): Challenges {
  return {
    spend: (id, at) => changesOne(spend(db, { id, spentAt: at })),
    async forget(time) {
      await db.deleteFrom('spentChallenges').where('spentAt', '<', time).execute()
    },
  }
}

/** Writes one row for real, so that a full or read-only database says so before a visitor finds out. */
export async function probe(db: Kysely<NamedAsStored>, at: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: 1, checked_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: at }))
    .execute()
}
