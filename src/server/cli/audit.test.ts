import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Storage, Tables } from '#server/storage/storage.ts'
import { hear, noon, openDesk } from '#tests/server/test-desk.ts'
import { makeTestFolder, openTestStorage } from '#tests/server/open-test-storage.ts'
import { keepTestLead, makeTestLead } from '#tests/server/test-lead.ts'
import { runDesk } from './run-desk.ts'

/** The same storage, but that nothing can be written into its audit. */
function withoutAudit(storage: Storage): Storage {
  const bar = <Some extends Tables>(tables: Some): Some => {
    return { ...tables, audit: { ...tables.audit, add: () => Promise.reject(new Error('no room')) } }
  }
  return { ...bar(storage), together: (work) => storage.together((tables) => work(bar(tables))) }
}

it('does nothing on the command line of which the audit could not tell', async () => {
  const storage = await openTestStorage()
  const held = await keepTestLead(storage, makeTestLead({ status: 'quarantined' }))
  const delivery = { kind: 'mail', template: 'demo-request', leadId: held.id } as const
  await storage.outbox.add({ delivery, messageId: 'dead@imisozi.example', createdAt: noon })
  const [letter] = await storage.outbox.list({})
  await storage.outbox.markFailed(letter?.id ?? '', '550', null)
  const member = { id: 'claire', name: 'Claire', email: 'claire@imisozi.example', addedAt: noon }
  await storage.members.add(member)
  const barred = withoutAudit(storage)
  const { run, runPeople } = openDesk(barred)
  const file = path.join(makeTestFolder(), 'taken-out')
  const house = async () => ({ storage: barred, now: () => noon, publicUrl: 'https://imisozi.example' })
  const runDeskTool = (...words: readonly string[]) => hear((to) => runDesk(words, to, house))

  await expect(run('export', '--out', file)).rejects.toThrow('no room')
  await expect(runPeople('export', held.email, '--out', file)).rejects.toThrow('no room')
  await expect(run('release', held.id)).rejects.toThrow('no room')
  await expect(run('retry', 'all')).rejects.toThrow('no room')
  await expect(runDeskTool('add', 'Yves', 'yves@imisozi.example')).rejects.toThrow('no room')
  await expect(runDeskTool('remove', member.email)).rejects.toThrow('no room')

  expect(existsSync(file)).toBe(false)
  expect(await storage.leads.find(held.id)).toMatchObject({ status: 'quarantined' })
  expect(await storage.outbox.count()).toEqual({ waiting: 0, delivered: 0, dead: 1 })
  expect(await storage.members.list()).toEqual([member])
})
