import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assistantWords as wordings, spokenLanguages as languages } from '#content/assistant.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { chooseWordings } from './choose-wordings.ts'
import { readWordings } from './wordings.ts'

/**
 * `npm run thin -- --keep 8000`: leaves so many wordings in the text files of all languages, chosen for their variety,
 * and deletes the lines of the others. Needs `npm run build`, for the places on the pages.
 */
const { values } = parseArgs({ options: { keep: { type: 'string' } } })
const keep = Number(values.keep)
if (!Number.isInteger(keep) || keep < 1) {
  console.error('How many are to stay: --keep 8000')
  process.exit(2)
}

const content = 'src/content'
const { passages } = await loadKnowledge('dist')
const { examples, problems } = readWordings(content, passages)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
const headings = new Set(passages.map(({ heading }) => heading))
// What the assistant itself suggests has to be understood whatever else stays.
const suggested = new Set(
  languages.flatMap((language) => {
    const { topics, calculations: sums, fixed } = wordings[language]
    const next = [...Object.values(topics), ...Object.values(sums)].flatMap((words) => [...words.next])
    return [...next, ...fixed.unknownSuggestions, ...fixed.declinedSuggestions]
  }),
)
const lines = examples.filter(({ asked }) => !headings.has(asked))
const given = lines.filter(({ asked }) => suggested.has(asked))
const rest = lines.filter(({ asked }) => !suggested.has(asked))
const kept = new Set([...given, ...chooseWordings(rest, passages, keep - given.length)].map(({ asked }) => asked))
const files = languages.map((language) => `${content}/${language}/assistant/{questions,places}/*.txt`)
for (const file of globSync(files)) {
  const left = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith('/') || kept.has(line))
  // A place without wordings is none.
  const own = left.filter((line, at) => !line.startsWith('/') || !(left[at + 1] ?? '/').startsWith('/'))
  if (own.length > 0) writeFileSync(file, own.map((line) => `${line}\n`).join(''))
  else rmSync(file)
}
