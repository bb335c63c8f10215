import type { LeadStatus } from '#server/storage/stored-lead.ts'
import { leadCommands, type Options, type LeadsNeeds } from './lead-commands.ts'
import { parseWords } from './parse-words.ts'
import { giveHelp, isOneOf, listCommands, misuse, type ExitCode, type Terminal } from './run-tool.ts'

const statuses = ['new', 'answered', 'quarantined'] as const satisfies readonly LeadStatus[]
const formats = ['csv', 'json'] as const

const leadsUsage = `npm run leads -- COMMAND

${listCommands(leadCommands)}

  --status ${statuses.join('|')}   with list and export
  --limit N                           with list and export, the latest N
  --format ${formats.join('|')}                   with export, csv unless told otherwise
  --out FILE                          with export, the terminal unless told otherwise
  --yes                               with erase, without being asked`

/** Does what the words after `npm run leads --` say. */
export async function runLeads(
  words: readonly string[],
  terminal: Terminal,
  open: () => Promise<LeadsNeeds>,
): Promise<ExitCode> {
  const helped = giveHelp(words, terminal, leadsUsage)
  if (helped !== null) return helped
  const reading = readWords(words)
  if (typeof reading === 'string') return misuse(terminal, reading, leadsUsage)
  const { name, argument, options } = reading
  return leadCommands[name].run({ ...terminal, ...(await open()) }, argument, options)
}

/** The command, what stands behind it and its options, or what is wrong with them. */
function readWords(words: readonly string[]) {
  const parsed = parseWords(words, optionShapes)
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const [name = '', argument, ...rest] = positionals
  if (!isOneOf(name, leadCommands)) return `unknown command: ${name}`
  const [wanted] = leadCommands[name].usage
  if (rest.length > 0 || (wanted === '') !== (argument === undefined))
    return wanted ? `${name} needs one ${wanted}` : `${name} takes nothing after it`
  const status = statuses.find((one) => one === values.status)
  if (values.status && !status) return `unknown status: ${values.status}`
  const format = formats.find((one) => one === values.format)
  if (!format) return `unknown format: ${values.format}`
  const limit = values.limit === undefined ? undefined : Number(values.limit)
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit > 0))
    return `--limit wants a whole number above 0, not ${values.limit}`
  const options: Options = { format, filter: { status, limit }, out: values.out, yes: values.yes }
  return { name, argument: argument ?? '', options }
}

const optionShapes = {
  status: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  limit: { type: 'string' },
  out: { type: 'string' },
  yes: { type: 'boolean' },
} as const
