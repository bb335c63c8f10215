import { Readable } from 'node:stream'
import type { LeadService } from '#server/leads/leads.service.ts'
import { markAnswered, sendAgain } from '#server/desk/answered.ts'
import { makeReference } from '#server/ids/reference.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { LeadStatus, StoredLead } from '#server/storage/stored-lead.ts'
import { readConversation } from './conversation.ts'
import { readDeskLeads, writeLeadSheet } from '#server/leads/lead-sheet.ts'
import { toLeadJson, type AskingLead } from './lead-json.ts'
import { runPeople } from './run-people.ts'
import { refuse, type ExitCode, type Terminal, type Usage } from './run-tool.ts'
import { sayCount, sayLead, sayMessage } from './say.ts'
import { sayWholeLead } from './say-whole-lead.ts'
import { writeNew } from './write-new.ts'
import type { Parts } from '#server/parts.ts'

/** What the commands work with. */
export type LeadsNeeds = Pick<Parts, 'config' | 'secret' | 'storage' | 'now'> & {
  readonly leads: Pick<LeadService, 'release'>
}
type LeadsTool = Terminal & LeadsNeeds
export type Options = {
  /** Which leads, and how many of the latest. */
  readonly filter: { readonly status?: LeadStatus; readonly limit?: number }
  readonly format: 'csv' | 'json'
  readonly out?: string
  /** What would be asked is agreed to. */
  readonly yes?: boolean
}
type Command = {
  readonly usage: Usage
  readonly run: (tool: LeadsTool, argument: string, options: Options) => Promise<ExitCode>
}

/** Everything the sales team can do from the command line. */
export const leadCommands = {
  list: {
    usage: ['', 'all demo requests and chats, the latest first, follow-ups under the first'],
    async run({ storage, write, now }, _argument, { filter }) {
      const leads = await storage.leads.list(filter)
      const wishes = await readWishes(storage)
      const open = await readDeskLeads(storage, { status: 'open', words: [] }, now())
      const promised = new Map(open.map((lead) => [lead.id, lead]))
      for (const { lead, isFollowUp } of groupFollowUps(leads))
        write(`${isFollowUp ? '  └ ' : ''}${sayLead(lead, wishes(lead), promised.get(lead.id))}`)
      write(sayCount(leads.length))
      return 0
    },
  },

  show: {
    usage: [
      'ID',
      'one of them whole, with what was said, its deliveries and what else its sender asked; by its reference, too',
    ],
    async run(tool, id) {
      const { storage, write } = tool
      const lead = await findLead(tool, id)
      if (!lead) return refuseUnknown(tool, id)
      write(
        sayWholeLead({
          lead,
          conversation: await readConversation(lead, storage),
          wishes: await storage.wishes.ofLead(lead.id),
          promised: await storage.deskLeads.find(lead.id),
          messages: await storage.outbox.list({ leadId: lead.id }),
          ofPerson: await storage.leads.ofPerson(identifyPerson(lead)),
          related: await storage.leads.countRelated(lead, tool.now()),
        }),
      )
      return 0
    },
  },

  export: {
    usage: ['', 'all of them as CSV or JSON (with what was said), to a file or to the terminal'],
    async run(tool, _argument, { filter, format, out }) {
      const { storage, write } = tool
      const leads = await storage.leads.list(filter)
      const text = format === 'csv' ? await writeSheet(leads, tool) : await writeJson(leads, storage)
      // Before anything is out of the house.
      await storage.audit.add({ at: tool.now(), memberId: null, action: 'export', detail: String(leads.length) })
      if (!out) {
        write(text.trimEnd())
        return 0
      }
      await writeNew(out, text)
      write(`${leads.length} written to ${out}`)
      return 0
    },
  },

  answer: {
    usage: ['ID', 'marks it as answered, and with it what else is open of the same person'],
    async run(tool, id) {
      const lead = await findLead(tool, id)
      if (!lead) return refuseUnknown(tool, id)
      if (lead.status === 'quarantined') return refuse(tool, `${id} is quarantined; release it first`)
      const by = { memberId: null, action: 'answer', at: tool.now() } as const
      const closed = await tool.storage.together((tables) => markAnswered(tables, lead.id, by, 'all'))
      const more = (closed ?? []).map((other) => makeReference(other.id))
      const besides = more.length > 0 ? `, and with it what else is open of this person: ${more.join(', ')}` : ''
      tool.write(closed === null ? `${id} was answered before` : `${id} is answered${besides}`)
      return 0
    },
  },

  reopen: {
    usage: ['ID', 'takes back that it is answered; its promise is due when it was, and nobody is written to'],
    async run(desk, id) {
      const lead = await findLead(desk, id)
      if (!lead) return refuseUnknown(desk, id)
      const isOpen = await desk.storage.together(async ({ promises, audit }) => {
        const isReopened = await promises.reopen(lead.id)
        if (isReopened) await audit.add({ at: desk.now(), memberId: null, action: 'reopen', subject: lead.id })
        return isReopened
      })
      if (!isOpen) return refuse(desk, `${id} is not answered`)
      desk.write(`${id} is open again`)
      return 0
    },
  },

  release: {
    usage: ['ID', 'takes a request out of quarantine and delivers it'],
    async run(tool, id) {
      const lead = await findLead(tool, id)
      if (!lead) return refuseUnknown(tool, id)
      const outcome = await tool.leads.release(lead.id, ({ audit }) =>
        audit.add({ at: tool.now(), memberId: null, action: 'release', subject: lead.id }),
      )
      if (outcome === 'unknown') return refuseUnknown(tool, id)
      if (outcome === 'not-quarantined') return refuse(tool, `${id} is not quarantined`)
      tool.write(`${id} is released and will be delivered`)
      return 0
    },
  },

  erase: {
    usage: [
      'WHOM',
      'erases all of a person for good, once you have said yes (elsewhere than at a terminal: --yes), by e-mail address, telephone number or reference',
    ],
    run: (tool, name, { yes }) => runPeople(['erase', name, ...(yes ? ['--yes'] : [])], tool, async () => tool),
  },

  dead: {
    usage: ['', 'messages that were given up, and those tried in vain so far, and why'],
    async run({ storage, write }) {
      const { dead, tried } = await listStuck(storage)
      for (const message of [...dead, ...tried])
        write(`${sayMessage(message)}  lead ${message.delivery.leadId ?? 'none'}`)
      write(dead.length === 1 ? '1 dead message' : `${dead.length} dead messages`)
      if (tried.length > 0) write(`${tried.length} tried in vain so far, and tried again by themselves`)
      if (dead.length + tried.length > 0) write('Once what they name is mended: npm run leads -- retry all')
      return 0
    },
  },

  retry: {
    usage: ['OUTBOX_ID', 'sends what `dead` lists at once; `all` does so with every one'],
    async run(tool, id) {
      const { dead, tried } = await listStuck(tool.storage)
      const stuck = [...dead, ...tried]
      const chosen = id === 'all' ? stuck : stuck.filter((message) => message.id === id)
      if (chosen.length === 0 && id !== 'all')
        return refuse(tool, `no message ${id} that is dead or was tried in vain; npm run leads -- dead lists them`)
      let revived = 0
      for (const letter of chosen)
        if (await sendAgain(tool.storage, letter, { memberId: null, at: tool.now() })) revived += 1
      tool.write(`${revived} back in line`)
      return 0
    },
  },
} as const satisfies Record<string, Command>

type Placed = { readonly lead: StoredLead; readonly isFollowUp: boolean }

/** Puts each follow-up under the request it follows, if that is there; otherwise the order stays. */
function groupFollowUps(leads: readonly StoredLead[]): readonly Placed[] {
  const ids = new Set(leads.map(({ id }) => id))
  const isPlacedUnder = ({ followsId }: StoredLead) => followsId !== null && ids.has(followsId)
  const followUps = Map.groupBy(leads.filter(isPlacedUnder), ({ followsId }) => followsId)
  return leads
    .filter((lead) => !isPlacedUnder(lead))
    .flatMap((lead) => [
      { lead, isFollowUp: false },
      ...(followUps.get(lead.id) ?? [])
        .toSorted((one, other) => one.receivedAt - other.receivedAt)
        .map((followUp) => ({ lead: followUp, isFollowUp: true })),
    ])
}

/** Messages that were given up, and those that wait after tries in vain. */
async function listStuck({ outbox }: Storage) {
  const [dead, waiting] = [await outbox.list({ status: 'dead' }), await outbox.list({ status: 'waiting' })]
  return { dead, tried: waiting.filter(({ attempts }) => attempts > 0) }
}

function refuseUnknown(tool: LeadsTool, id: string): ExitCode {
  return refuse(tool, `no lead ${id}; npm run leads -- list names them, npm run people -- find looks for a person`)
}

/** By its id, or by the reference that letters and visitors call it by, typed as it was heard on the phone. */
async function findLead({ storage }: LeadsTool, name: string): Promise<StoredLead | null> {
  return (await storage.leads.find(name)) ?? storage.leads.ofReference(name.toUpperCase())
}

/** All wishes at once: what each lead asked for in its chat. */
async function readWishes({ wishes }: Storage) {
  const ofLeads = Map.groupBy(await wishes.list(), ({ leadId }) => leadId)
  return ({ id }: StoredLead) => ofLeads.get(id) ?? []
}

async function writeSheet(leads: readonly StoredLead[], { storage, now }: LeadsTool): Promise<string> {
  const chosen = new Set(leads.map(({ id }) => id))
  const all = await readDeskLeads(storage, { words: [] }, now())
  const sheet = writeLeadSheet(
    all.filter(({ id }) => chosen.has(id)),
    storage,
  )
  return (await Readable.from(sheet).toArray()).join('')
}

async function writeJson(leads: readonly StoredLead[], storage: Storage): Promise<string> {
  const wishes = await readWishes(storage)
  const told = []
  for (const lead of leads) {
    const asking: AskingLead = { ...lead, wishes: wishes(lead) }
    told.push(toLeadJson(asking, await readConversation(lead, storage)))
  }
  return `${JSON.stringify(told, null, 2)}\n`
}
