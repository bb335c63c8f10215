import type { Kysely } from 'kysely'
import { readLanguage } from '#content/languages.ts'
import { consentCategories } from '#contract/consent.ts'
import { prepare } from './prepare.ts'
import type { ConsentRow, Schema } from './schema.ts'
import type { Consents, KeptChoice } from './storage.ts'

export function createConsentsTable(db: Kysely<Schema>): Consents {
  const insert = prepare<ConsentRow, unknown>(db, 'consents insert', (row) =>
    db
      .insertInto('consents')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  return {
    async add(choice) {
      const { numAffectedRows } = await insert(toConsentRow(choice))
      return numAffectedRows === 1n
    },

    async list({ limit }) {
      const rows = await db
        .selectFrom('consents')
        .selectAll()
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy('chosen_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromConsentRow)
    },

    async count(since) {
      const counts = await db
        .selectFrom('consents')
        .select((consents) =>
          consentCategories.map((category) =>
            consents.fn.coalesce(consents.fn.sum<number>(category), consents.lit(0)).as(category),
          ),
        )
        .where('chosen_at', '>=', since)
        .executeTakeFirstOrThrow()
      return counts
    },

    async eraseOlderThan(time) {
      await db.deleteFrom('consents').where('chosen_at', '<', time).execute()
    },
  }
}

function toConsentRow({ id, chosenAt, version, language, consent }: KeptChoice): ConsentRow {
  return {
    id,
    chosen_at: chosenAt,
    version,
    language,
    necessary: consent.necessary ? 1 : 0,
    functional: consent.functional ? 1 : 0,
    analytics: consent.analytics ? 1 : 0,
    marketing: consent.marketing ? 1 : 0,
  }
}

function fromConsentRow({
  id,
  chosen_at,
  version,
  language,
  necessary,
  functional,
  analytics,
  marketing,
}: ConsentRow): KeptChoice {
  return {
    id,
    chosenAt: chosen_at,
    version,
    language: readLanguage(language),
    consent: {
      necessary: necessary === 1,
      functional: functional === 1,
      analytics: analytics === 1,
      marketing: marketing === 1,
    },
  }
}
