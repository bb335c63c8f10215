import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Challenge } from '#contract/challenge.ts'
import { makeTestFolder, openTestSqlite } from './open-test-storage.ts'
import { fillIn } from '../fill-in.ts'
import { solve } from '../solve.ts'
import { startSmtpPeer } from './smtp-peer.ts'
import { spawnBuiltServer, startBuiltServer } from './start-built-server.ts'
import { amina } from './start-test-server.ts'
import { expectSoon } from './expect-soon.ts'

const messageIdOf = (letter: string | undefined) => /^Message-ID: (<[^>]+>)/im.exec(letter ?? '')?.[1]

describe('the built server', () => {
  it('[FORM-1] loses no request and doubles none when it is killed between commit and delivery, and goes on at once', async () => {
    const folder = makeTestFolder()
    const smtp = await startSmtpPeer({ stalls: 1 })
    const env = { DATA_DIR: folder, MAIL_URL: smtp.url }
    const file = path.join(folder, 'site.db')

    const first = await startBuiltServer(env)
    const send = await fillIn(first.address, amina)
    const response = await send()
    expect(response.status).toBe(201)
    const { id }: { id: string } = await response.json()
    await smtp.waitFor(1)
    expect(await first.end('SIGKILL')).toBeNull()

    const second = await startBuiltServer(env)
    const [before, after] = await smtp.waitFor(2)
    const storage = await openTestSqlite(file)
    await expectSoon(async () => expect(await storage.outbox.count()).toMatchObject({ delivered: 1 }))

    expect(await storage.leads.list({})).toMatchObject([
      { id, email: amina.email, phone: amina.phone, message: amina.message },
    ])
    expect(await storage.outbox.count()).toEqual({ waiting: 0, delivered: 1, dead: 0 })
    expect(messageIdOf(after)).toBeDefined()
    expect(messageIdOf(after)).toBe(messageIdOf(before))
    expect(await second.end('SIGTERM')).toBe(0)
  })

  it('[FORM-1] loses no request when it is killed after somebody has removed what was written ahead', async () => {
    const folder = makeTestFolder()
    const server = await startBuiltServer({ DATA_DIR: folder })
    const ask = async (name: string) => (await fillIn(server.address, { ...amina, name }))()
    expect((await ask('Before')).status).toBe(201)
    for (const ending of ['-wal', '-shm']) rmSync(path.join(folder, `site.db${ending}`))
    expect((await ask('After')).status).toBe(201)
    await server.end('SIGKILL')

    const kept = await (await openTestSqlite(path.join(folder, 'site.db'))).leads.list({})
    expect(kept.map(({ name }) => name).toSorted()).toEqual(['After', 'Before'])
  })

  it('lets go of everything and exits with 0 on SIGINT, too', async () => {
    const server = await startBuiltServer({ DATA_DIR: makeTestFolder() })
    expect((await fetch(`${server.address}/`)).status).toBe(200)
    expect(await server.end('SIGINT')).toBe(0)
  })

  it('keeps its secret over a restart, so that a sum given out before is still taken', async () => {
    const env = { DATA_DIR: makeTestFolder() }
    const first = await startBuiltServer(env)
    const challenge: Challenge = await (await fetch(`${first.address}/api/challenge`)).json()
    await first.end('SIGTERM')
    const second = await startBuiltServer(env)
    const body = new URLSearchParams({ challengeId: challenge.id, captcha: solve(challenge.question) })
    const response = await fetch(`${second.address}/api/demo-requests`, { method: 'POST', body })
    const { errors }: { errors: object } = await response.json()
    expect(Object.keys(errors)).not.toContain('captcha')
  })

  it.each([
    [{ LEAD_WEBHOOK_URL: 'https://crm.example/hook', PORT: 'x' }, /^PORT must be/m],
    [{ DATA_DIR: '/proc/nope' }, /^DATA_DIR cannot be written to: E[^\n]*\n$/],
    [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR cannot be written to: ENOTDIR[^\n]*\n$/],
  ])('does not start half configured, and names the variable: %o', async (env, says) => {
    const child = spawnBuiltServer({ DATA_DIR: makeTestFolder(), ...env })
    const said: string[] = []
    child.stderr?.on('data', (chunk) => said.push(String(chunk)))
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect(code).toBe(1)
    expect(said.join('')).toMatch(says)
  })
})
