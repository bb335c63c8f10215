type Table<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Patterns in which «name» stands for the words of that name in every language: a visitor or a model may mix them. */
export type Patterns<Name extends string> = {
  /** Throws where no language has such words. */
  compile(source: string, flags?: string): RegExp
  /** The pattern of a name, with the words of every language in it; the same one each time. */
  pattern(name: Name, flags?: string): RegExp
  /** The words of a name, those of each language by themselves. */
  listed(name: Name): readonly string[]
}

export function createPatterns<Name extends string>(tables: readonly Table<Name>[]): Patterns<Name> {
  const compiled = new Map<string, RegExp>()
  const listed = (name: Name) => tables.flatMap((words) => words[name] || [])

  function fill(source: string): string {
    return source.replaceAll(/«(\w+)»/g, (_, name) => {
      const said = listed(name as Name)
      if (said.length === 0) throw new Error(`no words are called «${name}»`)
      return `(?:${fill(said.join('|'))})`
    })
  }

  const compile = (source: string, flags = 'iu') => new RegExp(fill(source), flags)
  return {
    compile,
    listed,
    pattern(name, flags = 'iu') {
      const key = `${name} ${flags}`
      const found = compiled.get(key) ?? compile(`«${name}»`, flags)
      compiled.set(key, found)
      return found
    },
  }
}
