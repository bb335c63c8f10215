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

type Line = { readonly file: string; readonly number: number; readonly text: string; readonly plain: string }
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
  const refuse = ({ file, number }: Pick<Line, 'file' | 'number'>, problem: string) => {
    problems.push(`${file}:${number}: ${problem}`)
  }
  const seen = new Map<string, Line>()

  /** What is wrong with a line; null where it says something, and says it for the first time. */
  function judge(line: Line): string | null {
    const before = isPlace(line) ? undefined : seen.get(line.plain)
    if (line.text !== line.text.trim()) return 'Blanks before or after the words.'
    if (line.plain === '') return 'The line says nothing.'
    return before ? `'${line.text}' stands in ${before.file}:${before.number}, too.` : null
  }

  /** The lines of a file that nothing is wrong with. */
  function readLines(file: string): readonly Line[] {
    const written = readFileSync(file, 'utf8').split('\n')
    if (written.at(-1) === '') written.pop()
    else refuse({ file, number: written.length }, 'The last line does not end.')
    const lines = written.map((text, at): Line => ({ file, number: at + 1, text, plain: normalise(text) }))
    return lines.filter((line) => {
      const problem = judge(line)
      if (problem === null) seen.set(line.plain, line)
      else refuse(line, problem)
      return problem === null
    })
  }

  function readTopic(file: string): readonly Example[] {
    const id = path.basename(file, ending)
    if (!isTopic(id)) refuse({ file, number: 1 }, `There is no topic '${id}'.`)
    return isTopic(id) ? readLines(file).map(({ text, plain }) => ({ id, asked: text, plain })) : []
  }

  function readPlaces(file: string): readonly Example[] {
    let id: PassageId | null = null
    return readLines(file).flatMap((line, at) => {
      if (!isPlace(line)) {
        if (at === 0) refuse(line, 'A wording stands below its place: /page#anchor')
        return id === null ? [] : [{ id, asked: line.text, plain: line.plain }]
      }
      // A long text may be cut into passages under one heading: the first begins the answer.
      const passage = passages.find(({ url }) => url === line.text)
      id = passage ? `page:${passage.id}` : null
      // A place may have gone with what the owner leaves out.
      if (!passage && leftOut.length === 0) refuse(line, `The pages have no text at '${line.text}'.`)
      return []
    })
  }

  const topics = listFiles(content, 'questions').flatMap(readTopic)
  const places = listFiles(content, 'places').flatMap(readPlaces)
  const named = new Set(places.map(({ id }) => id))
  const headings = [passages, ...Object.values(translations)].flatMap((some) =>
    some.flatMap(({ id, heading }) =>
      named.has(`page:${id}`) ? [{ id: `page:${id}` as const, asked: heading, plain: normalise(heading) }] : [],
    ),
  )
  return { examples: [...topics, ...headings, ...places], problems }
}

const ending = '.txt'
const isPlace = ({ text }: Line) => text.startsWith('/')

function listFiles(content: string, folder: 'questions' | 'places'): readonly string[] {
  return spokenLanguages.flatMap((language) => globSync(path.join(content, language, 'assistant', folder, '*')))
}
