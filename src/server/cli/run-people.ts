import * as z from 'zod/mini'
import type { DemoProblem } from '#contract/demo-request.ts'
import { personFields } from '#contract/read-demo-request.ts'
import { elsewhere } from '#content/team/elsewhere.ts'
import { readPhone } from '#emails/phone.ts'
import { listElsewhere } from '#server/erasure/elsewhere.ts'
import { erasePerson } from '#server/erasure/erase-person.ts'
import { findWhom } from '#server/erasure/whom.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Whom } from '#server/storage/erasure-storage.ts'
import type { Corrections } from '#server/storage/people-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { parseWords } from './parse-words.ts'
import { giveHelp, isOneOf, misuse, refuse, type ExitCode, type Terminal } from './run-tool.ts'
import { sayCount, sayLead } from './say.ts'
import { sayOnOneLine } from './terminal-text.ts'
import { writeNew } from './write-new.ts'
import type { Parts } from '#server/parts.ts'

type Kept = Pick<Parts, 'config' | 'secret' | 'storage' | 'now'>
type PeopleTool = Terminal & Kept
type Given = { readonly out?: string; readonly yes?: boolean } & {
  readonly [Name in (typeof corrected)[number]]?: string
}
type Command = {
  readonly meaning: string
  readonly run: (tool: PeopleTool, whom: Whom, given: Given) => Promise<ExitCode>
}

const corrected = ['name', 'company', 'email', 'phone'] as const
const options = {
  out: { type: 'string' },
  name: { type: 'string' },
  company: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  yes: { type: 'boolean' },
} as const

/** Every other option is one of `correct`. */
const takenBy: Readonly<Record<string, string>> = { out: 'export', yes: 'erase' }

/** Each right that the privacy page names (PRIV-2), as a command; `tests/house/privacy-promises.test.ts` reads their names. */
export const peopleCommands = {
  find: {
    meaning: 'lists what came from a person',
    async run({ storage, write }, whom) {
      const leads = await storage.people.find(whom)
      for (const lead of leads) {
        const [wishes, promised] = [await storage.wishes.ofLead(lead.id), await storage.deskLeads.find(lead.id)]
        write(sayLead(lead, wishes, promised))
      }
      write(sayCount(leads.length))
      for (const line of await listOthers('find', whom, storage)) write(line)
      return 0
    },
  },

  export: {
    meaning: 'writes all that is kept of a person as JSON; --out FILE',
    async run(tool, whom, { out }) {
      const kept = await tool.storage.people.takeOut(whom)
      const text = JSON.stringify(kept, null, 2)
      // Before anything is out of the house.
      const detail = String(kept['leads']?.length ?? 0)
      await tool.storage.audit.add({ at: tool.now(), memberId: null, action: 'export', detail })
      for (const line of await listOthers('export', whom, tool.storage)) tool.complain(line)
      if (!out) {
        tool.write(text)
        return 0
      }
      await writeNew(out, `${text}\n`)
      tool.write(`${sayCount(kept['leads']?.length ?? 0)} with all that belongs to them written to ${out}`)
      return 0
    },
  },

  correct: {
    meaning: '--name, --company, --email, --phone: in everything that came from a person',
    async run(tool, whom, given) {
      const corrections = readCorrections(given)
      if (typeof corrections === 'string') return refuse(tool, corrections)
      const ids = await tool.storage.together(async ({ people, audit }) => {
        const changed = await people.correct(whom, corrections)
        for (const subject of changed) await audit.add({ at: tool.now(), memberId: null, action: 'correct', subject })
        return changed
      })
      tool.write(`${sayCount(ids.length)} corrected; what was sent before, stays as it was sent`)
      return 0
    },
  },

  erase: {
    meaning: 'erases all of a person for good, once you have said yes at a terminal; elsewhere with --yes',
    async run(tool, whom, { yes }) {
      const meant = await sayWhomErased(whom, tool.storage)
      const member = await findMember(whom, tool.storage)
      const atDesk = member
        ? [`${member.email} is still a member of the desk: npm run desk -- remove ${member.email}`]
        : []
      if (meant === null && !yes) {
        const nobody =
          'nobody here is meant by that, so nothing was erased; with --yes, databases put aside and backups'
        return refuse(tool, [`${nobody} that are put back forget them, too`, ...atDesk].join('\n'))
      }
      if (meant !== null && !yes && tool.confirm) {
        if (!(await tool.confirm(`${meant}\nErase all of it for good?`))) return refuse(tool, 'nothing was erased')
      } else tool.write(meant ?? 'nobody here is meant by that')
      const others = await listOthers('erase', whom, tool.storage)
      const { leads, letters, setAside, isPurged } = await erasePerson(whom, tool, async ({ audit }, count) => {
        if (count > 0) await audit.add({ at: tool.now(), memberId: null, action: 'erase', detail: String(count) })
      })
      tool.write(`${sayCount(leads)} erased`)
      if (letters.length > 0) tool.write(`${letters.length} of our letters with them`)
      if (setAside > 0) tool.write(`${sayCount(setAside)} in databases that were put aside`)
      if (!isPurged) tool.write(elsewhere.notPurged)
      for (const line of others) tool.write(line)
      for (const line of atDesk) tool.write(line)
      tool.write(elsewhere.lead)
      for (const [where, what] of listElsewhere(tool.config)) tool.write(`  ${where}: ${what}`)
      return 0
    },
  },
} as const satisfies Record<string, Command>

const peopleUsage = `npm run people -- COMMAND WHOM

${Object.entries(peopleCommands)
  .map(([name, { meaning }]) => `  ${name.padEnd(8)} ${meaning}`)
  .join('\n')}

WHOM is an e-mail address, a telephone number or the reference of a request.`

/** Does what the words after `npm run people --` say. */
export async function runPeople(
  words: readonly string[],
  terminal: Terminal,
  open: () => Promise<Kept>,
): Promise<ExitCode> {
  const helped = giveHelp(words, terminal, peopleUsage)
  if (helped !== null) return helped
  const misused = (problem: string) => misuse(terminal, problem, peopleUsage)
  const parsed = parseWords(words, options)
  if (typeof parsed === 'string') return misused(parsed)
  const [name = '', named, ...rest] = parsed.positionals
  if (!isOneOf(name, peopleCommands)) return misused(`unknown command: ${name}`)
  if (named === undefined || rest.length > 0) return misused(`${name} needs one WHOM`)
  const given = { ...parsed.values }
  const unfit = Object.keys(given).find((option) => name !== (takenBy[option] ?? 'correct'))
  if (unfit !== undefined) return misused(`${name} takes no --${unfit}`)
  if (name === 'erase' && !given.yes && !terminal.confirm)
    return misused('erase asks first, and nobody can be asked here: --yes if you are sure')
  const tool = { ...terminal, ...(await open()) }
  const whom = await findWhom(named, tool.storage)
  if (!whom) return refuse(tool, `${named} is no e-mail address, no telephone number and no reference of a lead`)
  return peopleCommands[name].run(tool, whom, given)
}

const mostNamed = 20

/** Whose leads these are, one a line, because a number may be that of several people; null where there is nothing. */
async function sayWhomErased(whom: Whom, { people }: Storage): Promise<string | null> {
  const found = await people.find(whom)
  const copies = (await people.takeOut(whom))['copies']?.length ?? 0
  if (found.length === 0 && copies === 0) return null
  const addresses = new Set(found.map(({ email }) => email.trim().toLowerCase())).size
  const ofHowMany = addresses > 1 ? ` of ${addresses} people` : ''
  const named = found.slice(0, mostNamed).map(({ id, name, company, email, phone }) => {
    const who = [[name, company].filter(Boolean).join(', '), email, phone].filter(Boolean).join('  ')
    return `  ${makeReference(id)}  ${sayOnOneLine(who)}`
  })
  return [
    `${sayCount(found.length)}${ofHowMany}${found.length > 0 ? ':' : ''}`,
    ...named,
    ...(found.length > mostNamed ? [`  and ${found.length - mostNamed} more`] : []),
    ...(copies > 0 ? [`${copies} of other people's conversations that were sent there as a copy`] : []),
  ].join('\n')
}

/** By a number only what names it is found: what else came from the addresses beside it is asked for by these. */
async function listOthers(command: string, whom: Whom, { people }: Storage): Promise<readonly string[]> {
  if (whom.kind !== 'phone') return []
  const found = await people.find(whom)
  const lines = []
  for (const email of new Set(found.map((lead) => lead.email.toLowerCase()))) {
    const all = await people.find({ kind: 'email', email })
    const more = all.filter(({ id }) => found.every((lead) => lead.id !== id)).length
    if (more > 0)
      lines.push(`${sayCount(more)} more of ${email}, without this number: npm run people -- ${command} ${email}`)
  }
  return lines
}

/** Whoever works at the desk is kept there until somebody ends that. */
async function findMember(whom: Whom, { members }: Storage) {
  if (whom.kind !== 'email') return undefined
  const wanted = whom.email.trim().toLowerCase()
  return (await members.list()).find(({ email }) => email === wanted)
}

function readCorrections(given: Given): Corrections | string {
  if (corrected.every((name) => given[name] === undefined))
    return `correct needs one of ${corrected.map((name) => `--${name}`).join(', ')}`
  const reading = corrections.safeParse(given)
  const [problem] = reading.error?.issues ?? []
  if (problem) return `--${String(problem.path[0])} ${amiss[problem.message as DemoProblem]}`
  const { phone } = reading.data ?? {}
  if (phone === undefined) return reading.data ?? {}
  const { e164: phoneE164 } = readPhone(phone)
  // Kept without, it would have no link to call it by.
  return phoneE164 === null
    ? '--phone wants + and the country’s code: +250 788 123 456'
    : { ...reading.data, phoneE164 }
}

/** As the form reads them. */
const corrections = z.partial(z.object(personFields))
const amiss = {
  missing: 'is empty',
  invalid: 'is not what the form would take',
  'too-long': 'is longer than the form takes',
} as const satisfies Record<DemoProblem, string>
