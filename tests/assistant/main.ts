import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { createEmbeddedAsker, explain } from './ask-embedded.ts'
import { createServerAsker } from './ask-server.ts'
import { ask, askUnknown, turns, type AskedQuestion } from './question.ts'
import { allQuestions } from './questions/all-questions.ts'
import { findUntrueVerdicts } from './verdicts.ts'
import { countFrench, describeResult, isGoodEnough, runQuestions, tabulate } from './run-questions.ts'
import * as say from './say.ts'

/**
 * `npm run questions`: asks the embedded assistant the whole set and prints what came of it, kind by kind. Ends with 1
 * below the goal. `--kind french` asks one kind, `--show failing` (or right, wrong, declined, figure, obeyed, all) prints
 * answers, `--server http://127.0.0.1:3000` asks a running server, `--set FILE` asks a set kept elsewhere. `--why "…"` asks
 * one question and says how it was read and why it was answered so; `||` stands between the turns of a talk.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    show: { type: 'string' },
    server: { type: 'string' },
    set: { type: 'string' },
    why: { type: 'string' },
  },
})

if (values.why !== undefined) {
  await explain(values.why)
  process.exit(0)
}

type Questions = Readonly<Record<string, readonly AskedQuestion[]>>
const kit = { ask, askUnknown, turns, say, plans, packages }

/** A set outside the repository imports nothing: what it is made of is handed to it. */
async function loadSet(file: string): Promise<Questions> {
  const set = (await import(pathToFileURL(resolve(file)).href)) as { makeQuestions(given: typeof kit): Questions }
  return set.makeQuestions(kit)
}

const all = values.set === undefined ? allQuestions : await loadSet(values.set)
const kinds = values.kind ?? Object.keys(all)
const unknownKind = kinds.find((kind) => !(kind in all))
if (unknownKind !== undefined) {
  console.error(`There is no kind '${unknownKind}'. Kinds: ${Object.keys(all).join(', ')}`)
  process.exit(2)
}

const asker = values.server === undefined ? await createEmbeddedAsker() : createServerAsker(values.server)
const { results, leftOut } = await runQuestions(asker, Object.fromEntries(kinds.map((kind) => [kind, all[kind] ?? []])))

const shown = results.filter(
  ({ outcome }) =>
    values.show === 'all' || values.show === outcome || (values.show === 'failing' && outcome !== 'right'),
)
for (const result of shown) console.log(`${describeResult(result)}\n`)
console.table(tabulate(results))
const untrue = findUntrueVerdicts(results)
console.log(`Answers that begin with yes or no: ${untrue.said}, untrue: ${untrue.wrong.length}`)
for (const text of untrue.wrong) console.log(`  ${text}`)
const french = countFrench(results)
if (french.asked > 0) console.log(`French questions answered in French: ${french.inFrench} of ${french.asked}`)
if (leftOut > 0) console.log(`${leftOut} questions of another moment were left out: the server has its own clock.`)
process.exitCode = isGoodEnough(results) ? 0 : 1
