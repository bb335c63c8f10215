import { randomBytes, randomUUID } from 'node:crypto'
import { emailShape } from '#contract/read-line.ts'
import { maxLength } from '#contract/max-length.ts'
import { sayOfficeTime } from '#emails/office-time.ts'
import { makeLink } from '#server/secret/sign-in-link.ts'
import { parseWords } from './parse-words.ts'
import { giveHelp, isOneOf, listCommands, misuse, refuse } from './run-tool.ts'
import type { ExitCode, Terminal, Usage } from './run-tool.ts'
import { sayOnOneLine } from './terminal-text.ts'
import type { Parts } from '#server/parts.ts'

type House = Pick<Parts, 'storage' | 'now'> & {
  readonly publicUrl: string
}
type DeskTool = Terminal & House

type Command = {
  readonly usage: Usage
  /** Whether there may be no database yet: it is made then. */
  readonly mayBeFirst?: boolean
  readonly run: (tool: DeskTool, words: readonly string[]) => Promise<ExitCode>
}

/** Who is at the desk: everything about members that the command line can do. */
const commands = {
  add: {
    usage: ['NAME EMAIL', 'lets somebody in; with the first one the desk begins'],
    mayBeFirst: true,
    async run(tool, [typedName = '', typedEmail = '']) {
      const [name, email] = [sayOnOneLine(typedName).trim(), typedEmail.trim().toLowerCase()]
      if (name === '' || name.length > maxLength.name) return refuse(tool, 'the name is missing or too long')
      if (email.length > maxLength.email || !emailShape.test(email)) return refuse(tool, `no email address: ${email}`)
      const [id, at] = [randomUUID(), tool.now()]
      const isNew = await tool.storage.together(async ({ members, audit }) => {
        if (!(await members.add({ id, name, email, addedAt: at }))) return false
        await audit.add({ at, memberId: null, action: 'add-member', subject: id })
        return true
      })
      if (!isNew) return refuse(tool, `${email} is a member already`)
      tool.write(`${name} <${email}> is a member. A way in: npm run desk -- link ${email}`)
      return 0
    },
  },

  list: {
    usage: ['', 'all members'],
    async run({ storage, write }) {
      const members = await storage.members.list()
      for (const { name, email, addedAt } of members) write(`${name} <${email}>  since ${sayOfficeTime(addedAt)}`)
      write(members.length === 1 ? '1 member' : `${members.length} members`)
      return 0
    },
  },

  remove: {
    usage: ['EMAIL', 'ends a membership, and every session and link with it, at once'],
    async run(tool, [email = '']) {
      const member = await tool.storage.together(async ({ members, audit }) => {
        const removed = await members.remove(email)
        if (removed) await audit.add({ at: tool.now(), memberId: null, action: 'delete-member', subject: removed.id })
        return removed
      })
      if (!member) return refuse(tool, `no member ${email}`)
      tool.write(`${member.name} <${member.email}> is no longer a member`)
      return 0
    },
  },

  link: {
    usage: ['EMAIL', 'prints an address that signs this member in once, within 15 minutes'],
    async run(tool, [email = '']) {
      const { storage, publicUrl, now, write } = tool
      const wanted = email.trim().toLowerCase()
      const member = (await storage.members.list()).find((one) => one.email === wanted)
      if (!member) return refuse(tool, `no member ${email}`)
      write(`${publicUrl}/desk/sign-in/${await makeLink(member.id, { storage, now, randomBytes })}`)
      return 0
    },
  },

  audit: {
    usage: ['', 'who saw an erasure, export, release, hand-over or answer through, the latest first; ids, no names'],
    async run({ storage, write }) {
      const entries = await storage.audit.list(mostEntries)
      for (const { at, memberId, action, subject, detail } of entries) {
        const parts = [new Date(at).toISOString(), action.padEnd(13), memberId ?? '-', subject ?? '-', detail]
        write(parts.join('  ').trimEnd())
      }
      write(entries.length === 1 ? '1 entry' : `${entries.length} entries`)
      return 0
    },
  },
} as const satisfies Record<string, Command>

const mostEntries = 1000

const deskUsage = `npm run desk -- COMMAND

${listCommands(commands)}`

/** Does what the words after `npm run desk --` say. */
export async function runDesk(
  words: readonly string[],
  terminal: Terminal,
  open: (how: { readonly mayMake: boolean }) => Promise<House>,
): Promise<ExitCode> {
  const helped = giveHelp(words, terminal, deskUsage)
  if (helped !== null) return helped
  const parsed = parseWords(words, {})
  if (typeof parsed === 'string') return misuse(terminal, parsed, deskUsage)
  const [name = '', ...rest] = parsed.positionals
  if (!isOneOf(name, commands)) return misuse(terminal, `unknown command: ${name}`, deskUsage)
  const { usage, mayBeFirst = false, run }: Command = commands[name]
  if (rest.length !== usage[0].split(' ').filter(Boolean).length)
    return misuse(terminal, `${name} ${usage[0]}`, deskUsage)
  return run({ ...terminal, ...(await open({ mayMake: mayBeFirst })) }, rest)
}
