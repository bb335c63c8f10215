import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { hashFiles } from './hash-files.ts'

const folder = 'node_modules/.cache/build'

type From<Inputs> = {
  /** The files, as patterns, whose text decides how it is made. */
  readonly sources: readonly string[]
  /** What it is made of. */
  readonly inputs: Inputs
}

type Kept = { readonly key: string; readonly made: unknown }

/** What was made last under this name, if sources, inputs and packages are still the same; otherwise it is made now. */
export async function remember<Made, Inputs>(
  name: string,
  { sources, inputs }: From<Inputs>,
  make: (inputs: Inputs) => Made | Promise<Made>,
): Promise<Made> {
  const file = join(folder, name)
  // What V8 serialises says how it holds a text as well, which differs from one bundler to the next.
  const own = createHash('sha256').update(process.version).update(JSON.stringify(inputs))
  const key = own.update(hashFiles(['package-lock.json', ...sources])).digest('hex')
  const kept = readKept(file)
  if (kept?.key === key) return kept.made as Made
  const made = await make(inputs)
  mkdirSync(dirname(file), { recursive: true })
  // Two builds may run at once.
  writeFileSync(`${file}.${process.pid}`, serialize({ key, made } satisfies Kept))
  renameSync(`${file}.${process.pid}`, file)
  return made
}

function readKept(file: string) {
  try {
    return deserialize(readFileSync(file)) as Kept
  } catch {
    return null
  }
}
