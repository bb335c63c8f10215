import { assistantWords } from '#content/assistant.ts'
import type { ReadingWordName } from '#content/copy/assistant/words.ts'
import type { BoundName, QuantityWords, TimeUnit } from '#content/quantity-words.ts'

type Table<Name extends string> = Readonly<Partial<Record<Name, string | null>>>

/** Patterns in which «name» stands for the words of that name in every language: a visitor or a model may mix them. */
export function createPatterns<Name extends string>(tables: readonly Table<Name>[]) {
  const compiled = new Map<string, RegExp>()

  /** The words of a name, those of each language by themselves. */
  const listed = (name: Name): readonly string[] => tables.flatMap((words) => words[name] || [])

  function fill(source: string): string {
    return source.replaceAll(/«(\w+)»/g, (_, name) => {
      const said = listed(name as Name)
      if (said.length === 0) throw new Error(`no words are called «${name}»`)
      return `(?:${fill(said.join('|'))})`
    })
  }

  /** Throws where no language has such words. */
  const compile = (source: string, flags = 'iu'): RegExp => new RegExp(fill(source), flags)

  /** The pattern of a name, with the words of every language in it; the same one each time. */
  function pattern(name: Name, flags = 'iu'): RegExp {
    const key = `${name} ${flags}`
    const found = compiled.get(key) ?? compile(`«${name}»`, flags)
    compiled.set(key, found)
    return found
  }

  return { compile, listed, pattern }
}

const patterns = createPatterns<ReadingWordName>(Object.values(assistantWords).map(({ readingWords }) => readingWords))

/** A pattern over a normalised text, in which «name» stands for the small words of that name in every language. */
export const compile = (source: string, flags = ''): RegExp => patterns.compile(source, flags)

/** The pattern of a name in each language by itself. */
export const listEach = (name: ReadingWordName): readonly string[] => patterns.listed(name)

/** The words of a name one by one. */
export const listWords = (name: ReadingWordName): readonly string[] =>
  listEach(name).flatMap((words) => words.split('|'))

/** The languages in which numbers are read. A visitor or a model may change from one to another in a sentence. */
export const languages: readonly QuantityWords[] = Object.values(assistantWords).map(({ quantities }) => quantities)

type QuantityName = {
  [Name in keyof QuantityWords]: QuantityWords[Name] extends string | null ? Name : never
}[keyof QuantityWords]

/** A pattern in which «name» stands for what every language has under that name in its words of quantities. */
export const { compile: compileQuantity } = createPatterns<QuantityName | TimeUnit | BoundName | 'and' | 'dayName'>(
  Object.values(assistantWords).map(({ quantities, readingWords: { and }, dayWords: { weekdays, tomorrow } }) => ({
    ...quantities,
    ...quantities.time,
    ...quantities.bounds,
    and,
    dayName: [...weekdays, tomorrow].join('|'),
  })),
)

/** What each of our figures and things is called behind a number, in each language by itself. */
export const { listed: listNouns } = createPatterns<string>(
  Object.values(assistantWords).map(({ figureNouns, thingNouns }) => ({ ...figureNouns, ...thingNouns })),
)

/** What every language has of something, as alternatives of one pattern. */
export const anyOf = (pick: (words: QuantityWords) => string | null | undefined): string =>
  languages.flatMap((words) => pick(words) || []).join('|')
