import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseWordings } from '#build/assistant/choose-wordings.ts'
import { learnReading } from '#build/assistant/learn-reading.ts'
import { readWordings, type Example } from '#build/assistant/wordings.ts'
import { createClassify } from '#server/assistant/embedded/find.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { createSpeller } from '#server/assistant/embedded/words.ts'
import { understand } from '#server/assistant/embedded/understand.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { askAt } from './ask-embedded.ts'
import { allQuestions } from './questions/all-questions.ts'
import { runQuestions } from './run-questions.ts'

/**
 * `node tests/assistant/compare-wordings.ts --keep 8000 --all COMMIT`: how well so many wordings answer, chosen for their
 * variety (as `npm run thin` would) or at random, beside all that stand in the text files, now or at a commit. The rounds
 * are asked as they stand; in the last but two columns every tenth of all wordings is kept apart from choosing and learning
 * and then read. Needs `npm run build`.
 */
const { values } = parseArgs({ options: { keep: { type: 'string', default: '8000' }, all: { type: 'string' } } })
const keep = Number(values.keep)
const built = await loadKnowledge('dist')

function readAt(commit: string): readonly Example[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'wordings-'))
  const archive = execFileSync('git', ['archive', commit, 'src/content'], { maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const { examples } = readWordings(path.join(folder, 'src/content'), built.passages)
  rmSync(folder, { recursive: true })
  return examples
}

const digest = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
const isApart = ({ asked }: Example) => digest(asked) % 10 === 3

const all = values.all === undefined ? readWordings('src/content', built.passages).examples : readAt(values.all)
const apart = all.filter(isApart)

const ways: Readonly<Record<string, (some: readonly Example[]) => readonly Example[]>> = {
  all: (some) => some,
  chosen: (some) => chooseWordings(some, built.passages, keep),
  'at random': (some) =>
    some.toSorted((one, other) => digest(`${one.asked}.`) - digest(`${other.asked}.`)).slice(0, keep),
}
const table: Record<string, Record<string, number | string>> = {}
for (const [name, take] of Object.entries(ways)) {
  const examples = take(all)
  const begun = performance.now()
  const { words, learnt } = learnReading(examples, built.passages)
  const seconds = (performance.now() - begun) / 1000
  const knowledge = { ...built, learnt, speller: createSpeller(words) }
  const { results } = await runQuestions(
    askAt((moment) => createEmbeddedAssistant({ knowledge, now: moment })),
    allQuestions,
  )
  const countOf = (outcome: string) => results.filter((result) => result.outcome === outcome).length
  table[name] = {
    wordings: examples.length,
    'rounds right': countOf('right'),
    'wrong figures': countOf('figure'),
    obeyed: countOf('obeyed'),
    'kept apart, read right %': (
      (countRead(take(all.filter((example) => !isApart(example)))) / apart.length) *
      100
    ).toFixed(1),
    'seconds to learn': seconds.toFixed(1),
    kilobytes: Math.round((learnt.weights.length * 6) / 1000),
  }
}
console.table(table)

function countRead(examples: readonly Example[]) {
  const { words, learnt } = learnReading(examples, built.passages)
  const speller = createSpeller(words)
  const classify = createClassify(learnt)
  return apart.filter(({ id, asked }) => classify(understand(asked, speller))[0]?.id === id).length
}
