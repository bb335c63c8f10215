import { consentCategories } from '#contract/consent.ts'
import type { KeptChoice, Storage } from '#server/storage/storage.ts'
import { writeCsv, type Columns } from '#server/csv.ts'
import { parseWords } from './parse-words.ts'
import { isOneOf, misuse, type ExitCode, type Terminal } from './run-tool.ts'
import { writeTable } from './text-table.ts'
import { writeNew } from './write-new.ts'

type Register = Pick<Storage, 'consents'>
type Desk = Terminal & { readonly storage: Register }
type Options = { readonly isJson: boolean; readonly out: string | undefined }

const consentsUsage = `npm run consents -- COMMAND

  list     the latest choices
  export   all choices, the latest first, to the terminal or to a file
  count    how many choices there are, and how many allow each category

  --csv | --json   with export, CSV unless told otherwise
  --out FILE       with export`

const mostListed = 100

const columns: Columns<KeptChoice> = {
  id: ({ id }) => id,
  chosenAt: ({ chosenAt }) => new Date(chosenAt).toISOString(),
  version: ({ version }) => String(version),
  ...Object.fromEntries(
    consentCategories.map((category) => [category, ({ consent }: KeptChoice) => String(consent[category])]),
  ),
  // Last, so that the columns before it stay where a spreadsheet expects them.
  language: ({ language }) => language,
}

const commands = {
  async list({ storage, write }: Desk) {
    const choices = await storage.consents.list({ limit: mostListed })
    const { necessary: all } = await storage.consents.count(0)
    const rows = choices.map((choice) => Object.values(columns).map((tell) => tell(choice)))
    if (rows.length > 0) write(writeTable(Object.keys(columns), rows))
    write(`${choices.length} of ${all === 1 ? '1 choice' : `${all} choices`}`)
  },

  async export({ storage, write }: Desk, { isJson, out }: Options) {
    const choices = await storage.consents.list({})
    const text = isJson ? `${JSON.stringify(choices.map(toJson), null, 2)}\n` : writeCsv(columns, choices)
    if (out === undefined) return write(text.trimEnd())
    await writeNew(out, text)
    write(`${choices.length} written to ${out}`)
  },

  async count({ storage, write }: Desk) {
    const counts = await storage.consents.count(0)
    // The necessary is in every choice: its count is that of all.
    const rows = consentCategories.map((category) => [category, String(counts[category])])
    write(writeTable(['Allowed', 'Choices'], rows))
  },
} as const

/** Does what the words after `npm run consents --` say. */
export async function runConsents(
  words: readonly string[],
  terminal: Terminal,
  open: () => Promise<Register>,
): Promise<ExitCode> {
  if (words.includes('--help') || words.includes('-h')) {
    terminal.write(consentsUsage)
    return 0
  }
  const reading = readWords(words)
  if (typeof reading === 'string') return misuse(terminal, reading, consentsUsage)
  await commands[reading.name]({ ...terminal, storage: await open() }, reading.options)
  return 0
}

/** The command and its options, or what is wrong with them. */
function readWords(words: readonly string[]) {
  const parsed = parseWords(words, { csv: { type: 'boolean' }, json: { type: 'boolean' }, out: { type: 'string' } })
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const [name, ...rest] = positionals
  if (name === undefined) return 'which command?'
  if (!isOneOf(name, commands)) return `unknown command: ${name}`
  if (rest.length > 0) return `${name} takes nothing after it`
  if (values.csv && values.json) return '--csv and --json exclude each other'
  if (name !== 'export' && Object.keys(values).length > 0) return `${name} takes no options`
  return { name, options: { isJson: values.json === true, out: values.out } satisfies Options }
}

function toJson({ chosenAt, ...choice }: KeptChoice) {
  return { ...choice, chosenAt: new Date(chosenAt).toISOString() }
}
