import { describe, expect, it } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { hear } from '#tests/server/test-desk.ts'
import { runDesk } from './run-desk.ts'

const now = () => Date.UTC(2026, 10, 20, 12)

function openTool(storage: Storage) {
  const publicUrl = 'https://imisozi.example'
  return (...words: readonly string[]) => hear((to) => runDesk(words, to, async () => ({ storage, now, publicUrl })))
}

describe('npm run desk', () => {
  it('adds members, lists them and removes them', async () => {
    const run = openTool(await openTestStorage())
    expect(await run('add', 'Claire Umuhoza', 'Claire@imisozi.example')).toMatchObject({ code: 0 })
    expect(await run('add', 'Claire again', 'claire@imisozi.example')).toMatchObject({
      code: 1,
      complaints: 'claire@imisozi.example is a member already',
    })
    expect((await run('list')).said).toBe(
      'Claire Umuhoza <claire@imisozi.example>  since 20 November 2026, 14:00 CAT\n1 member',
    )
    expect(await run('remove', 'claire@imisozi.example')).toMatchObject({ code: 0 })
    expect((await run('list')).said).toBe('0 members')
    expect(await run('remove', 'claire@imisozi.example')).toMatchObject({ code: 1 })
  })

  it('tells who did what by ids alone', async () => {
    const storage = await openTestStorage()
    const run = openTool(storage)
    await run('add', 'Claire', 'claire@imisozi.example')
    await run('remove', 'claire@imisozi.example')
    const { said } = await run('audit')
    expect(said).toMatch(/^2026-11-20T12:00:00\.000Z  delete-member {2}- {2}[0-9a-f-]{36}\n.*add-member.*\n2 entries$/)
    expect(said).not.toMatch(/claire/i)
  })

  it('prints a way in and nothing else', async () => {
    const storage = await openTestStorage()
    const run = openTool(storage)
    await run('add', 'Claire', 'claire@imisozi.example')
    const { code, said, complaints } = await run('link', 'claire@imisozi.example')
    expect([code, complaints]).toEqual([0, ''])
    expect(said).toMatch(/^https:\/\/imisozi\.example\/desk\/sign-in\/[\w-]{43}$/)
    expect(await run('link', 'nobody@imisozi.example')).toMatchObject({ code: 1, said: '' })
  })

  it.each([
    [[]],
    [['fly']],
    [['list', '--all']],
    [['add', 'Claire']],
    [['list', 'all']],
    [['add', 'Claire', 'x@y.example', 'more']],
  ])('says how it is used when called as %j', async (words) => {
    const { code, said, complaints } = await openTool(await openTestStorage())(...words)
    expect([code, (said + complaints).includes('npm run desk -- COMMAND')]).toEqual([2, true])
  })

  it.each([
    ['', 'x@y.example'],
    ['Claire', 'nowhere'],
    ['x'.repeat(121), 'x@y.example'],
  ])('adds nobody called %s at %s', async (name, email) => {
    expect(await openTool(await openTestStorage())('add', name, email)).toMatchObject({ code: 1, said: '' })
  })
})
