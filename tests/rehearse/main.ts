import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countVitest } from '../count-results.ts'
import { changes } from './changes.ts'
import { copyProject } from './copy-project.ts'
import { makeEdits } from './edits.ts'

/**
 * `npm run rehearse`: what CONTRIBUTING says of a new price, office, page, answer and route, done on a copy of the
 * project, and the checks that must not break. All changes together; `npm run rehearse -- price page` only these.
 */
const known = Object.keys(changes) as readonly (keyof typeof changes)[]
const asked = process.argv.slice(2)
const chosen = known.filter((name) => asked.length === 0 || asked.includes(name))
if (asked.some((name) => !known.some((other) => other === name))) {
  console.error(`npm run rehearse -- [${known.join('] [')}]`)
  process.exit(2)
}

const folder = mkdtempSync(path.join(tmpdir(), 'imisozi-rehearsal-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
copyProject(folder)

const touched = new Set<string>()
for (const name of chosen) {
  const edits = makeEdits(folder)
  changes[name](edits)
  console.log(`${name}: ${edits.files.size} files\n  ${[...edits.files].join('\n  ')}`)
  for (const file of edits.files) touched.add(file)
}

/** Vitest may end with 0 although tests have failed: its results say more. */
const results = 'results.json'
const vitest = `vitest run --reporter=json --outputFile=${results} --project`
/** Visitors of the rounds name the prices of their day (CONTRIBUTING, 'Change a price'). */
const withoutRounds = chosen.includes('price') ? "--exclude 'tests/assistant/question{s,-set}.test.ts'" : ''
const checks = {
  types: 'tsc --noEmit',
  lint: 'oxlint --type-aware --deny-warnings',
  format: 'oxfmt --check',
  unit: `${vitest} unit --project alone`,
  build: 'node src/build/build.ts',
  site: `${vitest} server ${withoutRounds} tests/site tests/assistant tests/hostile tests/server/assistant tests/server/languages.test.ts`,
  'a claim left out': `${vitest} rehearse`,
} as const

let failed = 0
for (const [name, command] of Object.entries(checks)) {
  const startedAt = Date.now()
  const failures = await run(command)
  failed += failures.length
  for (const failure of failures) console.log(failure)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${seconds} s`)
  if (name === 'build' && failures.length > 0) break
}
console.log(`${chosen.join(', ')}: ${touched.size} files, ${failed} failures`)
process.exitCode = failed > 0 ? 1 : 0

function run(command: string) {
  const bin = path.join(folder, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` }
  return new Promise<readonly string[]>((done) => {
    const child = spawn(`${command} 2>&1`, { shell: true, cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (data: Buffer) => (said += data.toString()))
    child.on('close', (code) => {
      if (!command.startsWith(vitest)) return done(code === 0 ? [] : [said])
      done(countVitest(JSON.parse(readFileSync(path.join(folder, results), 'utf8'))).failures)
    })
  })
}
