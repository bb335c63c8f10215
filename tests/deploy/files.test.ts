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

/** A histogram is read by its parts. */
const findFigures = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:site|chat|http|process|nodejs)_[a-z0-9]+_[a-z0-9_]+|\bsite_[a-z]+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  )

async function readGiven() {
  const { app } = await startTestServer()
  const { body } = await app.inject('/metrics')
  return [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
}

it.each(['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/operations.md'])(
  'every figure that %s names is one that the site gives',
  async (file) => {
    const names = findFigures(readFileSync(file, 'utf8'))

    expect(names.size).toBeGreaterThan(10)
    expect(await readGiven()).toEqual(expect.arrayContaining([...names]))
  },
)

it('every figure that the site gives stands in docs/operations.md', async () => {
  expect([...findFigures(readFileSync('docs/operations.md', 'utf8'))]).toEqual(
    expect.arrayContaining(await readGiven()),
  )
})

it('every panel of the dashboard asks something, and stands beside the others', () => {
  const {
    panels,
  }: { panels: readonly { gridPos: Record<'x' | 'y' | 'w' | 'h', number>; targets: readonly { expr: string }[] }[] } =
    JSON.parse(readFileSync('deploy/dashboard.json', 'utf8'))
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )

  expect(new Set(cells).size).toBe(cells.length)
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24)
  const file = path.join(makeTestFolder(), 'rules.yml')
  const rules = panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }, number) => ({ record: `panel${number}`, expr: expr.replaceAll('$__rate_interval', '1m') }))
  // Prometheus reads JSON as YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  expect(run('promtool', 'check', 'rules', file)).toContain(`SUCCESS: ${rules.length} rules found`)
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

it('the service tries for as long as its database is away', () => {
  // Otherwise systemd gives up for good after five starts within ten seconds.
  expect(readFileSync('deploy/imisozi.service', 'utf8')).toMatch(/^\[Unit\]\n(?:(?!\[).*\n)*StartLimitIntervalSec=0$/m)
})
