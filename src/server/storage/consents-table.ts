import type { Kysely } from 'kysely'
import { readLanguage } from '#content/languages.ts'
import { consentCategories, type ConsentCategory } from '#contract/consent.ts'
import { prepare } from './prepare.ts'
import { changesOne, readAll } from './results.ts'
import type { ConsentRow, Schema } from './schema.ts'
import type { Consents, KeptChoice } from './storage.ts'

const insert = prepare((db, row: ConsentRow) =>
  db
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing()),
)

export function createConsentsTable(db: Kysely<Schema>): Consents {
  return {
    add: (choice) => changesOne(insert(db, toConsentRow(choice))),

    list({ limit }) {
      const all = db.selectFrom('consents').selectAll().orderBy('chosenAt', 'desc').orderBy('id')
      return readAll(db.executeQuery(limit === undefined ? all : all.limit(limit)), fromConsentRow)
    },

    count: (since) =>
      db
        .selectFrom('consents')
        .select((consents) =>
          consentCategories.map((category) =>
            consents.fn.coalesce(consents.fn.sum<number>(category), consents.lit(0)).as(category),
          ),
        )
        .where('chosenAt', '>=', since)
        .executeTakeFirstOrThrow(),

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
