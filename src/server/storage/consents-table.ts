import type { Kysely } from 'kysely'
import { readLanguage } from '#content/languages.ts'
import { consentCategories, type ConsentCategory } from '#contract/consent.ts'
import { prepare } from './prepare.ts'
import { changesOne } from './results.ts'
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
    add: (choice) => changesOne(insert(toConsentRow(choice))),

    async list({ limit }) {
      const rows = await db
        .selectFrom('consents')
        .selectAll()
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy('chosenAt', 'desc')
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
        .where('chosenAt', '>=', since)
        .executeTakeFirstOrThrow()
      return counts
    },

    async eraseOlderThan(time) {
      await db.deleteFrom('consents').where('chosenAt', '<', time).execute()
    },
  }
}

function toConsentRow({ consent, ...choice }: KeptChoice): ConsentRow {
  const categories = consentCategories.map((category) => [category, consent[category] ? 1 : 0])
  return { ...choice, ...(Object.fromEntries(categories) as Record<ConsentCategory, 0 | 1>) }
}

function fromConsentRow({ id, chosenAt, version, language, ...row }: ConsentRow): KeptChoice {
  const categories = consentCategories.map((category) => [category, row[category] === 1])
  const consent = Object.fromEntries(categories) as KeptChoice['consent']
  return { id, chosenAt, version, language: readLanguage(language), consent }
}
