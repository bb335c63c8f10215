import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { toolEnvironment } from '../spawn-product.ts'
import { makeTestFolder } from './open-test-storage.ts'
import { startBuiltServer } from './start-built-server.ts'

it.each(['.env', 'shell'] as const)(
  'no test reaches the database that the %s of its developer names',
  async (place) => {
    const [folder, data] = [makeTestFolder(), makeTestFolder()]
    const own = path.join(folder, 'own.db')
    symlinkSync(path.resolve('dist'), path.join(folder, 'dist'))
    if (place === '.env') writeFileSync(path.join(folder, '.env'), `DATABASE_URL=sqlite:${own}\n`)
    else vi.stubEnv('DATABASE_URL', `sqlite:${own}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    const words = ['dist/server/desk.js', 'add', 'Ann', 'ann@imisozi.example']
    const addMember = (env: NodeJS.ProcessEnv) =>
      execFileSync(process.execPath, words, { cwd: folder, env: { ...env, DATA_DIR: data } })

    // Whoever calls it by hand reaches it.
    addMember(process.env)
    expect(existsSync(own)).toBe(true)
    rmSync(own)

    addMember(toolEnvironment)
    const server = await startBuiltServer({ DATA_DIR: data }, folder)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(existsSync(own)).toBe(false)
    expect(existsSync(path.join(data, 'site.db'))).toBe(true)
  },
)
