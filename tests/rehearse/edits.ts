import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Edits of a copy of the project. What is to be replaced must be there, so that no rehearsal passes by doing nothing. */
export function makeEdits(folder: string) {
  const files = new Set<string>()

  function write(file: string, text: string) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
    files.add(file)
  }

  function replace(file: string, before: string, after: string) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`)
    write(
      file,
      text.replace(before, () => after),
    )
  }

  /** Puts lines before the first place that holds `before`. */
  const insert = (file: string, before: string, ...lines: readonly string[]) =>
    replace(file, before, `${lines.map((line) => `${line}\n`).join('')}${before}`)

  /** What a function of a module of the copy returns there, with all that has been edited so far. */
  function ask(file: string, name: string) {
    const code = `import { ${name} } from '#${file}'; process.stdout.write(${name}())`
    return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder, encoding: 'utf8' })
  }

  return { files, write, replace, insert, ask }
}

export type Edits = ReturnType<typeof makeEdits>
