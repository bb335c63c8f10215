import { guardWords as english } from '#content/en/assistant/guard-words.ts'
import { guardWords as french } from '#content/fr/assistant/guard-words.ts'

const languages: readonly Readonly<Record<string, string>>[] = [english, french]

/**
 * A pattern in which «name» stands for the words of that name in every language: a model may mix them, and a promise is
 * one in either. Throws where no language has such words.
 */
export function compile(source: string, flags = 'iu'): RegExp {
  return new RegExp(fill(source), flags)
}

function fill(source: string): string {
  return source.replaceAll(/«(\w+)»/g, (_, name: string) => {
    const said = languages.flatMap((words) => words[name] || [])
    if (said.length === 0) throw new Error(`no words are called «${name}»`)
    return `(?:${fill(said.join('|'))})`
  })
}

/** The same words one by one. */
export const listWords = (name: keyof typeof english): readonly string[] =>
  languages.flatMap((words) => words[name]?.split(/[| ]/) ?? [])

/** A text as a pattern that finds it, whole. */
export const asWord = (text: string): string =>
  String.raw`(?<![\p{L}\d])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`
