import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../ports.ts'
import { makeTestFolder } from './open-test-storage.ts'
import { spawnBuiltServer } from './start-built-server.ts'

it('a start on a port that is taken says what to do, and has touched no data', async () => {
  const other = createServer()
  const port = await listen(other)
  onTestFinished(() => void other.close())
  const dataDir = path.join(makeTestFolder(), 'var')

  const child = spawnBuiltServer({ PORT: String(port), DATA_DIR: dataDir })
  if (!child.stderr) throw new Error('No pipe')
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])

  expect(code).toBe(1)
  expect(said).toContain(`PORT ${port} on 127.0.0.1 is taken`)
  expect(said).toContain(`PORT=${port + 1} script/server`)
  expect(existsSync(dataDir)).toBe(false)
})

it('two starts in one folder install and build one after the other', async () => {
  const cwd = makeTestFolder()
  const turn = `. ${path.resolve('script/lib/install.sh')}; take_turns; echo in; read -r _ || true`
  const start = () => {
    const child = spawn('bash', ['--norc', '-euc', turn], { cwd })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const first = start()
  await once(first.stdout, 'data')
  const second = start()
  const heard: string[] = []
  second.stdout.on('data', (chunk) => heard.push(String(chunk)))
  const [waiting] = await once(second.stderr, 'data')

  expect(String(waiting)).toContain('waiting for it')
  expect(heard).toEqual([])
  // Even by a death that nobody tidies up after.
  first.kill('SIGKILL')
  if (heard.length === 0) await once(second.stdout, 'data')
  expect(heard.join('')).toBe('in\n')
})
