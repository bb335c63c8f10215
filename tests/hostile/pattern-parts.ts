import { globSync, readFileSync } from 'node:fs'

/** Regular expressions as they stand in a source, and the texts from which others are put together. */
const literals = /(?<=[=(,:[!&|?{};\n]\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*/g
const texts = /`((?:[^`\\]|\\.)*)`/g
/** Patterns of a language stand in its content as plain texts, too. */
const quoted = /(?<=: (?:String\.raw)?|\()['"`]((?:[^'"`\\\n]|\\.)+)['"`]/g

/** A pattern without what is not read as it stands: classes, groups, counts. `|` parts the alternatives. */
function listWords(pattern: string): readonly string[] {
  return pattern
    .replaceAll(/\$\{\w*(?:year|month|period)\w*\}/gi, ' 2 years ')
    .replaceAll(/\$\{[^}]*\}/g, ' ')
    .replaceAll(/«\w+»|\(\?(?:[:=!]|<[=!]|<\w+>)/g, ' ')
    .replaceAll(/\[[^\]]*\]|\{[\d,]+\}|\\[a-zA-Z](?:\{[^}]*\})?/g, ' ')
    .replaceAll('\\', '')
    .split(/[|()?*+^$.\n]+|(?<=\s)\s+/)
    .map((word) => word.trim())
    .filter((word) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(word) && word.length <= 30)
}

/**
 * What the patterns of some files are made of: each word alone, neighbours, and all words in a row with the last one
 * missing, for a pattern that has found everything but its end has the most to try again.
 */
export function listParts(files: string): readonly string[] {
  const parts = new Set<string>()
  for (const file of globSync(files).filter((name) => !name.endsWith('.test.ts'))) {
    const source = readFileSync(file, 'utf8')
    const plain = file.startsWith('src/content/') ? source.matchAll(quoted) : []
    const patterns = [...source.matchAll(literals), ...source.matchAll(texts), ...plain].map(
      ([, pattern = '']) => pattern,
    )
    for (const pattern of patterns) {
      const words = listWords(pattern)
      for (const [at, word] of words.entries()) {
        parts.add(word)
        if (words[at + 1] !== undefined && words.length < 5) parts.add(`${word} ${words[at + 1]}`)
      }
      if (words.length > 2) parts.add(words.slice(0, 12).join(' ')).add(words.slice(0, -1).slice(-12).join(' '))
    }
  }
  return [...parts]
}
