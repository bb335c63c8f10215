import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PassageId } from '#server/assistant/embedded/classifier.ts'
import type { Passage } from '#server/assistant/library.ts'
import type { Translations } from '#server/assistant/load-knowledge.ts'
import { normalise } from '#server/assistant/embedded/words.ts'
import { spokenLanguages } from '#content/assistant.ts'
import { leftOut } from '#facts/left-out.ts'
import { answerTable, type AnswerId } from '#content/assistant-topics.ts'

/** How somebody puts a question, and what answers it. */
export type Example = {
  readonly id: AnswerId | PassageId
  readonly asked: string
  /** The same as `normalise` leaves it. */
  readonly plain: string
}

type Line = { readonly text: string; readonly plain: string; /** `file:12`. */ readonly where: string }
type Read = { readonly examples: readonly Example[]; readonly problems: readonly string[] }

const isTopic = (id: string): id is AnswerId => Object.hasOwn(answerTable, id)

/**
 * Every wording there is in the languages that the assistant speaks: of each one's folder in `content`,
 * `assistant/questions/<topic>.txt` with a wording on each line, and `assistant/places/<page>.txt`, where a line with a
 * place (`/pricing#faq`) stands over its wordings. The heading of such a place is one, in each language. What an author
 * got wrong comes back with file and line; the passages are those of the built pages.
 */
export function readWordings(content: string, passages: readonly Passage[], translations: Translations = {}): Read {
  const problems: string[] = []
  const refuse = (where: string, problem: string) => problems.push(`${where}: ${problem}`)
  const seen = new Map<string, string>()

  /** What is wrong with a line; null where it says something, and says it for the first time. */
  function judge({ text, plain }: Line): string | null {
    const before = isPlace(text) ? undefined : seen.get(plain)
    if (text !== text.trim()) return 'Blanks before or after the words.'
    if (plain === '') return 'The line says nothing.'
    return before ? `'${text}' stands in ${before}, too.` : null
  }

  /** The lines of a file that nothing is wrong with. */
  function readLines(file: string): readonly Line[] {
    const written = readFileSync(file, 'utf8').split('\n')
    if (written.at(-1) === '') written.pop()
    else refuse(`${file}:${written.length}`, 'The last line does not end.')
    const lines = written.map((text, at) => ({ text, plain: normalise(text), where: `${file}:${at + 1}` }))
    return lines.filter((line) => {
      const problem = judge(line)
      if (problem) refuse(line.where, problem)
      else seen.set(line.plain, line.where)
      return problem === null
    })
  }

  function readTopic(file: string): readonly Example[] {
    const id = path.basename(file, ending)
    if (isTopic(id)) return readLines(file).map(({ text, plain }) => ({ id, asked: text, plain }))
    refuse(`${file}:1`, `There is no topic '${id}'.`)
    return []
  }

  function readPlaces(file: string): readonly Example[] {
    let id: PassageId | null = null
    return readLines(file).flatMap(({ text, plain, where }, at) => {
      if (!isPlace(text)) {
        if (at === 0) refuse(where, 'A wording stands below its place: /page#anchor')
        return id === null ? [] : [{ id, asked: text, plain }]
      }
      // A long text may be cut into passages under one heading: the first begins the answer.
      const passage = passages.find(({ url }) => url === text)
      id = passage ? `page:${passage.id}` : null
      // A place may have gone with what the owner leaves out.
      if (!passage && leftOut.length === 0) refuse(where, `The pages have no text at '${text}'.`)
      return []
    })
  }

  const topics = listFiles(content, 'questions').flatMap(readTopic)
  const places = listFiles(content, 'places').flatMap(readPlaces)
  const named = new Set(places.map(({ id }) => id))
  const headings = [passages, ...Object.values(translations)]
    .flat()
    .map(({ id, heading }) => ({ id: `page:${id}` as const, asked: heading, plain: normalise(heading) }))
    .filter(({ id }) => named.has(id))
  return { examples: [...topics, ...headings, ...places], problems }
}

const ending = '.txt'
const isPlace = (text: string) => text.startsWith('/')

function listFiles(content: string, folder: 'questions' | 'places'): readonly string[] {
  return spokenLanguages.flatMap((language) => globSync(path.join(content, language, 'assistant', folder, '*')))
}
