import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startTestServer } from '#tests/server/start-test-server.ts'

const run = (command: string, ...values: readonly string[]) =>
  execFileSync(command, values, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

it('the alarms are rules that Prometheus takes, and each rings when it should', () => {
  expect(run('promtool', 'check', 'rules', 'deploy/alerts.yml')).toMatch(/SUCCESS: \d+ rules found/)
  expect(run('promtool', 'test', 'rules', 'deploy/alerts.test.yml')).toContain('SUCCESS')
})

it('every figure that an alarm reads is one that the site gives', async () => {
  const { app } = await startTestServer()
  const { body } = await app.inject('/metrics')
  const read = readFileSync('deploy/alerts.yml', 'utf8').matchAll(/\b(?:site|http|process)_[a-z_]+/g)
  const names = new Set([...read].map(([name]) => name))

  expect(names.size).toBeGreaterThan(4)
  for (const name of names) expect(body).toContain(`# TYPE ${name} `)
})

it('the services are ones that systemd takes, and little is open to a process that was broken into', () => {
  const folder = makeTestFolder()
  const here = (name: string) => {
    const unit = readFileSync(`deploy/${name}`, 'utf8').replaceAll(/\/opt\/imisozi(\/current)?/g, process.cwd())
    const file = path.join(folder, name)
    // Accounts of the server this runs on; here is none of that name.
    writeFileSync(file, unit.replaceAll(/^(User|Group)=.*$/gm, '$1=root'))
    return file
  }
  const site = here('imisozi.service')
  const copies = here('imisozi-backup.service')
  run('systemd-analyze', 'verify', site, here('imisozi.socket'), copies, here('imisozi-backup.timer'))
  for (const unit of [site, copies])
    expect(run('systemd-analyze', 'security', '--offline=yes', '--threshold=40', unit)).toContain('OK')
})
