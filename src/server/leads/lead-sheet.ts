import { writeCsv } from '#server/csv.ts'
import type { Cursor, DeskLead, LeadFilter, Said } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'
import { leadColumns } from './lead-columns.ts'

const atOnce = 1000

/** All leads that fit, the latest first. */
export async function readDeskLeads(
  { deskLeads }: Pick<Storage, 'deskLeads'>,
  filter: LeadFilter,
  now: Milliseconds,
): Promise<readonly DeskLead[]> {
  const all: DeskLead[] = []
  for (let before: Cursor | undefined; ;) {
    const page = await deskLeads.page(filter, { ...(before && { before }), limit: atOnce, now })
    all.push(...page)
    const last = page.at(-1)
    if (!last || page.length < atOnce) return all
    before = { at: last.receivedAt, id: last.id }
  }
}

/** Leads as a spreadsheet, for the desk and the command line alike. */
export async function writeLeadSheet(
  leads: readonly DeskLead[],
  storage: Pick<Storage, 'deskLeads' | 'members' | 'wishes'>,
): Promise<string> {
  const wishes = Map.groupBy(await storage.wishes.list(), ({ leadId }) => leadId)
  const said = Map.groupBy(await readSaid(leads, storage), ({ leadId }) => leadId)
  const members = new Map((await storage.members.list()).map(({ id, name }) => [id, name]))
  const rows = leads.map((lead) => ({
    ...lead,
    wishes: wishes.get(lead.id) ?? [],
    said: said.get(lead.id) ?? [],
    owner: members.get(lead.ownerId ?? '') ?? '',
  }))
  return writeCsv(leadColumns, rows)
}

async function readSaid(leads: readonly DeskLead[], { deskLeads }: Pick<Storage, 'deskLeads'>): Promise<Said[]> {
  const all: Said[] = []
  for (let from = 0; from < leads.length; from += atOnce)
    all.push(...(await deskLeads.said(leads.slice(from, from + atOnce).map(({ id }) => id))))
  return all
}
