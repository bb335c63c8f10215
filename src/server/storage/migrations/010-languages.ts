import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { NamedAsStored } from '../schema.ts'

/** Until this step everything was English. */
const languageSoFar = 'en'

/** What stood in the tables as words becomes codes, and everything of a visitor knows his language. */
export const languages: Migration = {
  async up(db: Kysely<NamedAsStored>) {
    for (const table of ['leads', 'chats', 'consents', 'outbox']) {
      await db.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo(languageSoFar))
        .execute()
    }
    // Of what is said on our side; null where it was said before this step.
    await db.schema.alterTable('chat_messages').addColumn('language', 'text').execute()
    await recodeChoices(db)
    await recodePlaces(db)
  },
}

const modules: Readonly<Record<string, string>> = {
  'Photo Studio Management': 'photo-studio',
  'Inventory Management': 'inventory',
  'Hotel Management': 'hotel',
  'Point of Sale (POS)': 'pos',
  'Backoffice Management': 'backoffice',
  'Customer Relationship Management': 'crm',
  'Complete Suite': 'suite',
  'Pharmacy Management': 'pharmacy',
  'Restaurant Operations': 'restaurant',
  'Retail Business': 'retail',
}
const sizes = {
  'Small Business (1-10 employees)': 'small',
  'Medium Business (11-50 employees)': 'medium',
  'Large Business (51-200 employees)': 'large',
  'Enterprise (200+ employees)': 'enterprise',
} as const

async function recodeChoices(db: Kysely<NamedAsStored>): Promise<void> {
  for (const [words, business_size] of Object.entries(sizes)) {
    await db
      .updateTable('leads')
      .set({ business_size })
      .where('business_size', '=', words as never)
      .execute()
  }
  const chosen = await db.selectFrom('leads').select('interested_modules').distinct().execute()
  for (const { interested_modules: before } of chosen) {
    const words: readonly string[] = JSON.parse(before)
    const interested_modules = JSON.stringify(words.map((name) => modules[name] ?? name))
    await db.updateTable('leads').set({ interested_modules }).where('interested_modules', '=', before).execute()
  }
}

/** Names that the site gave itself, where they are not those of Unicode. */
const ownPlaces: readonly (readonly [name: string, code: string])[] = [
  ['DR Congo', 'CD'],
  ['Congo', 'CG'],
  ['Africa', '002'],
  ['Europe', '150'],
  ['Americas', '019'],
  ['Asia', '142'],
  ['Unknown', 'ZZ'],
]

async function recodePlaces(db: Kysely<NamedAsStored>): Promise<void> {
  const names = new Intl.DisplayNames(languageSoFar, { type: 'region', fallback: 'none' })
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [names.of(code)?.replaceAll('’', "'") ?? '', code] as const)
  const codes = new Map([...countries, ...ownPlaces])
  const codeOf = (name: string) => codes.get(name.replaceAll('’', "'")) ?? name
  for (const { location } of await db.selectFrom('chats').select('location').distinct().execute()) {
    await db
      .updateTable('chats')
      .set({ location: codeOf(location) })
      .where('location', '=', location)
      .execute()
  }
  for (const { country } of await db.selectFrom('leads').select('country').distinct().execute()) {
    await db
      .updateTable('leads')
      .set({ country: codeOf(country) })
      .where('country', '=', country)
      .execute()
  }
}
