import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { ChatStarted } from '#contract/chat.ts'
import { copyProject } from '#tests/rehearse/copy-project.ts'
import { startModelPeer, stream } from '#tests/server/assistant/model-peer.ts'
import { protocols } from '#tests/server/assistant/protocols.ts'
import { grace, summarise, writeTo, type Told } from '#tests/server/chat-visitor.ts'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { startBuiltServer } from '#tests/server/start-built-server.ts'

const claims = ['claims.hipaa', 'claims.soc2', 'figures.hotels', 'figures.dataCenters', 'figures.firstYearGrowth']
/** As pages and answers say them, in every language; the mark is what a sentence carries until it is dropped. */
const said = /HIPAA|SOC 2|\b120\+|\b15\+|\b68\s?%|\u{E000}/iu
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

it('[FACT-1] what the owner leaves out is gone from pages, Markdown, llms.txt, papers and answers', async () => {
  const folder = makeTestFolder()
  copyProject(folder)
  const list = path.join(folder, 'src/facts/left-out.ts')
  const before = readFileSync(list, 'utf8')
  const after = before.replace(/(leftOut: readonly Dispensable\[\] =) \[[^]*?\]\n/, `$1 ${JSON.stringify(claims)}\n`)
  expect(after).not.toBe(before)
  writeFileSync(list, after)
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
  for (const answer of await askAll(server.address, questions)) {
    expect(answer).not.toBe('')
    expect(answer).not.toMatch(said)
  }
  expect(await server.end('SIGTERM')).toBe(0)

  const [protocol] = protocols
  if (!protocol) throw new Error('No protocol')
  const model = await startModelPeer()
  const claimed = [
    'We state HIPAA compliance.',
    'We hold SOC 2 Type II.',
    '120+ hotels use it.',
    'There are 15+ data centers.',
  ]
  model.react(...claimed.map((text) => stream(protocol.events([{ text, end: 'whole' }]))))
  const heard = await startBuiltServer(
    {
      DATA_DIR: makeTestFolder(),
      ASSISTANT: protocol.assistant,
      ASSISTANT_API_KEY: 'a-key',
      ASSISTANT_BASE_URL: `${model.url}${protocol.base}`,
    },
    folder,
  )
  const asked = claimed.map(() => 'Is that so?')
  for (const answer of await askAll(heard.address, asked)) expect(answer).not.toMatch(said)
  expect(model.heard.length).toBeGreaterThan(0)
  expect(await heard.end('SIGTERM')).toBe(0)
})

/** What is answered, in one conversation. */
async function askAll(address: string, texts: readonly string[]) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(grace)
  const started = await fetch(`${address}/api/chat/sessions`, { method: 'POST', headers, body })
  const session: ChatStarted = await started.json()
  const answers: string[] = []
  for (const text of texts) {
    const events: Told[] = []
    for await (const told of writeTo(address)(session, { text, id: randomUUID() }).reader) events.push(told)
    answers.push(summarise(events).text)
  }
  return answers
}
