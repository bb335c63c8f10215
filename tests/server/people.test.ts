import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { chatLead, keepTestLead, makeTestLead } from './test-lead.ts'
import { countKey } from '#server/storage/mailbox.ts'
import { tablesOfChat, tablesOfLead } from '#server/storage/people-table.ts'
import { engines, makeTestFolder, openTestSqlite, openTestStorage } from './open-test-storage.ts'

describe.each(engines)('what is kept of a person, on %s', (engine) => {
  it('is found, taken out with every table and corrected', async () => {
    const { people, leads, ...tables } = await openTestStorage(engine)
    const lead = makeTestLead()
    await keepTestLead({ leads, ...tables, people }, lead)
    await tables.tallies.begin(countKey('start', 'grace@duka.example'), 0)
    const grace = { kind: 'email', email: 'Grace@duka.example' } as const

    expect(await people.find(grace)).toMatchObject([{ id: lead.id }])
    const kept = await people.takeOut(grace)
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['leads', ...tablesOfLead, ...tablesOfChat, 'copies', 'tallies']),
    )
    expect(kept['tallies']).toMatchObject([{ key: countKey('start', 'grace@duka.example'), count: 1 }])
    expect(kept['leads']).toMatchObject([{ id: lead.id, person_email: 'grace@duka.example' }])

    expect(await people.correct(grace, { name: 'Grace N.', email: 'g@duka.example' })).toEqual([lead.id])
    expect(await leads.find(lead.id)).toMatchObject({ name: 'Grace N.', email: 'g@duka.example', phone: lead.phone })
    expect(await people.find(grace)).toEqual([])
  })

  it('is found, taken out and erased by a number that was told in its chat beside another one', async () => {
    const storage = await openTestStorage(engine)
    const { id } = await keepTestLead(storage, makeTestLead({ ...chatLead, message: '' }))
    await keepTestLead(storage, makeTestLead({ email: 'other@duka.example', message: 'Not 10722333444' }))
    await storage.deskLeads.keepNumber(id, { phone: '0722 333 444', phoneE164: '+250722333444' })

    for (const digits of ['0722333444', '250722333444']) {
      const whom = { kind: 'phone', digits: [digits] } as const
      expect((await storage.people.find(whom)).map((lead) => lead.id)).toEqual([id])
      expect((await storage.people.takeOut(whom))['leads']).toHaveLength(1)
    }
    expect(await storage.erasures.erase({ kind: 'phone', digits: ['0722333444'] })).toMatchObject({ leads: 1 })
    expect((await storage.leads.list({})).map(({ email }) => email)).toEqual(['other@duka.example'])
  })

  it('is still found by every number that was told in its chat, once something else of it is corrected', async () => {
    const storage = await openTestStorage(engine)
    const { id, email } = await keepTestLead(storage, makeTestLead({ ...chatLead, phone: '', message: '' }))
    const found = async (...words: string[]) =>
      (await Promise.all(words.map((word) => storage.deskLeads.count({ words: [word] }, 0)))).join('')
    await storage.together(async ({ deskLeads }) => {
      await deskLeads.keepNumber(id, { phone: '0788 123 456', phoneE164: '+250788123456' })
      await deskLeads.keepNumber(id, { phone: '0722 333 444', phoneE164: '+250722333444' })
    })
    expect(await found('0788123456', '250788123456', '0722333444', '250722333444')).toBe('1111')

    await storage.people.correct({ kind: 'email', email }, { name: 'Grace N.' })
    await storage.people.correct({ kind: 'email', email }, { company: 'Duka Mpya' })
    expect(await found('0788123456', '250788123456', '0722333444', '250722333444', 'mpya')).toBe('11111')
    expect(await found('nakato', 'bora')).toBe('00')

    await storage.people.correct({ kind: 'email', email }, { phone: '0788999000', phoneE164: '+250788999000' })
    expect(await found('0788123456', '250788123456', '0722333444', '250722333444', '0788999000')).toBe('00111')
  })
})

it('leaves out no table that belongs to a lead or to a conversation', async () => {
  const file = path.join(makeTestFolder(), 'site.db')
  await openTestSqlite(file)
  using database = new DatabaseSync(file, { readOnly: true })
  const having = database.prepare(`
    select owner.name from sqlite_schema owner join pragma_table_info(owner.name) part
    where owner.type = 'table' and part.name = ?`)
  const tablesWith = (column: string) => new Set(having.all(column).map(({ name }) => name))

  expect(tablesWith('lead_id')).toEqual(new Set(tablesOfLead))
  expect(tablesWith('chat_id')).toEqual(new Set([...tablesOfChat, 'outbox', 'wishes']))
})
