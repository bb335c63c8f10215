import { setImmediate } from 'node:timers/promises'
import { writeHeadings, writeRows } from '#server/csv.ts'
import type { Cursor, DeskLead, LeadFilter } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'
import { leadColumns } from './lead-columns.ts'

/** Between so many everybody else has a turn: thousands in one go held the process up for most of a second. */
const atOnce = 100

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
    await setImmediate()
    before = { at: last.receivedAt, id: last.id }
  }
}

/** Leads as a spreadsheet, in pieces, for the desk and the command line alike. */
export async function* writeLeadSheet(
  leads: readonly DeskLead[],
  storage: Pick<Storage, 'deskLeads' | 'members' | 'wishes'>,
): AsyncGenerator<string> {
  const wishes = Map.groupBy(await storage.wishes.list(), ({ leadId }) => leadId)
  const members = new Map((await storage.members.list()).map(({ id, name }) => [id, name]))
  yield writeHeadings(leadColumns)
  for (let from = 0; from < leads.length; from += atOnce) {
    const piece = leads.slice(from, from + atOnce)
    const said = Map.groupBy(await storage.deskLeads.said(piece.map(({ id }) => id)), ({ leadId }) => leadId)
    const rows = piece.map((lead) => ({
      ...lead,
      wishes: wishes.get(lead.id) ?? [],
      said: said.get(lead.id) ?? [],
      owner: members.get(lead.ownerId ?? '') ?? '',
    }))
    yield writeRows(leadColumns, rows)
    await setImmediate()
  }
}
