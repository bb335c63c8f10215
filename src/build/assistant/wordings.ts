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

  /** The lines of a file that say something, and say it for the first time. */
  function readLines(file: string): readonly Line[] {
    const written = readFileSync(file, 'utf8').split('\n')
    if (written.at(-1) === '') written.pop()
    else refuse({ file, number: written.length }, 'The last line does not end.')
    return written
      .map((text, at) => ({ file, number: at + 1, text, plain: normalise(text) }))
      .filter((line) => {
        const said = isPlace(line) ? line.text : line.plain
        const before = seen.get(said)
        if (line.text !== line.text.trim()) refuse(line, 'Blanks before or after the words.')
        else if (said === '') refuse(line, 'The line says nothing.')
        else if (before && !isPlace(line))
          refuse(line, `'${line.text}' stands in ${before.file}:${before.number}, too.`)
        else return seen.set(said, line)
        return false
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
