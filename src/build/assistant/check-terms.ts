import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assistantWords } from '#content/assistant.ts'
import type { Synonyms } from '#content/assistant-words.ts'
import { normalise, wordsOf, readTerms } from '#server/assistant/embedded/words.ts'

/** What no visitor's words will ever be read as, one line each with file and line: another entry reads them first. */
export function checkTerms(content: string): readonly string[] {
  return Object.entries(assistantWords).flatMap(([language, { synonyms, shortForms }]) => {
    const folder = path.join(content, language, 'assistant')
    return [
      ...findDeadPatterns(synonyms).map(
        ({ term, pattern, reads }) =>
          `${placeOf(path.join(folder, 'synonyms.ts'), term, pattern)}: '${pattern}' is never read as '${term}' but as '${reads}'.`,
      ),
      ...Object.keys(shortForms)
        .filter((form) => wordsOf(normalise(form)).join(' ') !== form)
        .map((form) => `${placeOf(path.join(folder, 'short-forms.ts'), form, '')}: '${form}' is never left of a text.`),
    ]
  })
}

/** The patterns of a table that are not read as their term; those of `-` stand for nothing. */
export function findDeadPatterns(synonyms: Synonyms) {
  return Object.entries(synonyms).flatMap(([term, said]) =>
    said
      .split(',')
      .map((pattern) => ({ term, pattern: pattern.trim(), reads: readTerms(pattern).join(' ') }))
      .filter(({ reads }) => (term === '-' ? reads !== '' : !reads.split(' ').includes(term))),
  )
}

function placeOf(file: string, entry: string, pattern: string) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const from = lines.findIndex((line) => new RegExp(`^  '?${entry}'?:`).test(line))
  const at = lines.findIndex((line, index) => index >= from && line.includes(pattern))
  return `${file}:${Math.max(from, at) + 1}`
}
