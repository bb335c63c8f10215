import { guardWords as english } from '#content/en/assistant/guard-words.ts'
import { guardWords as french } from '#content/fr/assistant/guard-words.ts'
import { guardPatterns } from '#content/guard-patterns.ts'

const languages: readonly Readonly<Record<string, string>>[] = [guardPatterns, english, french]
export type PatternName = keyof typeof guardPatterns | keyof typeof english

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

const compiled = new Map<string, RegExp>()

/** The pattern of a name, with the words of every language in it; the same one each time. */
export function pattern(name: PatternName, flags = 'iu'): RegExp {
  const key = `${name} ${flags}`
  const found = compiled.get(key) ?? compile(`«${name}»`, flags)
  compiled.set(key, found)
  return found
}

/** Whether a text has the words of a name. */
export const says = (name: PatternName, text: string): boolean => pattern(name).test(text)

/** The words of a name one by one. */
export const listWords = (name: keyof typeof english): readonly string[] =>
  languages.flatMap((words) => words[name]?.split(/[| ]/) ?? [])

/** Texts as a pattern that finds any of them, whole. */
export function asWords(...texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`
}
