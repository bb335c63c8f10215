import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { ChatStarted } from '#contract/chat.ts'
import { copyProject } from '#tests/rehearse/copy-project.ts'
import { grace, summarise, writeTo, type Told } from '#tests/server/chat-visitor.ts'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startBuiltServer } from '#tests/server/start-built-server.ts'

const claims = ['claims.hipaa', 'figures.hotels', 'figures.dataCenters', 'figures.firstYearGrowth']
/** As pages and answers say them, in every language; the mark is what a sentence carries until it is dropped. */
const said = /HIPAA|\b120\+|\b15\+|\b68\s?%|\u{E000}/iu
const questions = [
  'Are you HIPAA compliant?',
  'How many hotels use it?',
  'How many data centers do you have?',
  'Combien d’hôtels utilisent la suite ?',
  'Quantos hotéis usam a suite?',
]

/** What is read of a file: of a page what stands in it and in its head, no style and no script that draws. */
const readWords = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/<style[^]*?<\/style>|(?:style|d|points|viewBox|transform)="[^"]*"/g, '')

const saying = (folder: string) =>
  globSync(`${folder}/**/*.{html,md,txt,json,xml}`).filter((file) => said.test(readWords(file)))

it(
  '[FACT-1] what the owner leaves out is gone from pages, Markdown, llms.txt, papers and answers',
  { timeout: 900_000 },
  async () => {
    const folder = makeTestFolder()
    copyProject(folder)
    const proofs = path.join(folder, 'src/facts/proofs.ts')
    const before = readFileSync(proofs, 'utf8')
    const after = before.replace(/(leftOut: readonly Dispensable\[\] =) \[[^]*?\]\n/, `$1 ${JSON.stringify(claims)}\n`)
    expect(after).not.toBe(before)
    writeFileSync(proofs, after)
    await promisify(execFile)(process.execPath, ['src/build/build.ts'], {
      cwd: folder,
      env: { PATH: process.env.PATH },
    })

    const site = path.join(folder, 'dist/site')
    const stating = saying('dist/site').map((file) => path.basename(file))
    for (const name of ['about.html', 'about.md', 'enterprise-grade.html', 'security-whitepaper.html']) {
      expect(stating).toContain(name)
    }
    expect(saying(site)).toEqual([])
    expect(readFileSync(path.join(site, 'about.md'), 'utf8')).toContain('180+')

    const server = await startBuiltServer({ DATA_DIR: makeTestFolder() }, folder)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(grace)
    const started = await fetch(`${server.address}/api/chat/sessions`, { method: 'POST', headers, body })
    const session: ChatStarted = await started.json()
    for (const text of questions) {
      const events: Told[] = []
      for await (const told of writeTo(server.address)(session, { text, id: randomUUID() }).reader) events.push(told)
      const answer = summarise(events).text
      expect(answer).not.toBe('')
      expect(answer).not.toMatch(said)
    }
    expect(await server.end('SIGTERM')).toBe(0)
  },
)
