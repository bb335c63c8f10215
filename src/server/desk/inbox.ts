import { deskMaxLength, deskStatuses, type DeskMember, type DeskQuery } from '#contract/desk.ts'
import type { DeskView } from '#contract/desk-view.ts'
import { startOfDay } from '#contract/opening-hours.ts'
import { unknownPlace } from '#contract/place.ts'
import { requestKinds } from '#contract/intent.ts'
import { headquarters } from '#facts/offices.ts'
import { gatherTold } from '#server/requests/asks.ts'
import type { DeskLead, LeadFilter, Member } from '#server/storage/desk-storage.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { toSearchWords } from '#server/storage/search-words.ts'
import type { Storage, StoredWish } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock.ts'
import { waitingMs } from '#server/talks/desk-presence.ts'
import type { DeskParts } from './desk-parts.ts'
import { countFigures, type ReadPromises } from './figures.ts'
import { listDead } from './letters.ts'
import { readCursor, toDueRow, toHeldRow, toListRow, toWaitingRow, writeCursor } from './rows.ts'

const rowsOfWaiting = 50
const rowsOfDue = 50
const rowsOfHeld = 50
const rowsOfPage = 50

type InboxNeeds = Pick<DeskParts, 'storage' | 'team' | 'readFrame' | 'now'> & { readonly readPromises: ReadPromises }

type Query = Readonly<Record<string, unknown>>
const queryNames = [
  'q',
  'status',
  'source',
  'owner',
  'country',
  'since',
] as const satisfies readonly (keyof DeskQuery)[]
const wanted = ['form', 'chat', 'person', ...requestKinds] as const

/** All that the inbox shows to a member, for what stands in its address. */
export async function readInbox(
  member: Member,
  query: Query,
  { storage, readPromises, team, readFrame, now }: InboxNeeds,
): Promise<Extract<DeskView, { readonly kind: 'inbox' }>> {
  const { deskLeads } = storage
  const at = now()
  const members = await team.list()
  const filter = readFilter(query, members)
  const place = { before: readCursor(textOf(query, 'before')), after: readCursor(textOf(query, 'after')) }
  const due = await deskLeads.open({ after: readCursor(textOf(query, 'due')), limit: rowsOfDue + 1 })
  const shown = due.slice(0, rowsOfDue)
  const beside = await deskLeads.openOf(shown)
  const wishes = Map.groupBy(await storage.wishes.ofLeads(idsOfChats(shown)), ({ leadId }) => leadId)
  const last = await storage.leadTalk.lastAnswers(shown.map((lead) => identifyPerson(lead).email))
  const page = await readPage(filter, place, deskLeads, at)
  const besideOf = (lead: DeskLead) => {
    return { others: beside, when: whenOf(wishes.get(lead.id)), last: last.get(identifyPerson(lead).email) }
  }
  return {
    kind: 'inbox',
    frame: await readFrame(member),
    waiting: (await deskLeads.waiting(at - waitingMs, rowsOfWaiting)).map((one) => toWaitingRow(one, members)),
    due: shown.flatMap((lead) => toDueRow(lead, besideOf(lead), members)),
    moreDue: due.length > rowsOfDue ? cursorOfDue(due[rowsOfDue - 1]) : null,
    held: (await deskLeads.held(rowsOfHeld)).map((lead) => toHeldRow(lead, members)),
    dead: await listDead(storage, members),
    lettersStuckSince: await storage.outbox.lettersStuckSince(),
    figures: countFigures(await readPromises(), at),
    query: readQuery(query),
    rows: page.rows.map((lead) => toListRow(lead, members, at)),
    // A list that fits on one page has been counted by reading it.
    found: page.newer === null && page.older === null ? page.rows.length : await deskLeads.count(filter, at),
    newer: page.newer,
    older: page.older,
    team: members,
    countries: (await deskLeads.countries()).filter((country) => country !== unknownPlace),
  }
}

/** Wishes are told in the chat. */
const idsOfChats = (leads: readonly DeskLead[]) => leads.flatMap(({ id, source }) => (source === 'chat' ? [id] : []))
/** When it would suit whoever asked for something. */
const whenOf = (wishes: readonly StoredWish[] = []) => gatherTold(wishes).when ?? ''

function cursorOfDue(last: { readonly dueAt: number | null; readonly id: string } | undefined) {
  return last && last.dueAt !== null ? writeCursor({ at: last.dueAt, id: last.id }) : null
}

type Place = { readonly before: ReturnType<typeof readCursor>; readonly after: ReturnType<typeof readCursor> }

/** A page of everything, and where the ones beside it begin. */
async function readPage(
  filter: LeadFilter,
  { before, after }: Place,
  deskLeads: Storage['deskLeads'],
  now: Milliseconds,
) {
  const limit = rowsOfPage + 1
  const found = await deskLeads.page(filter, { ...(after ? { after } : before && { before }), limit, now })
  const isMore = found.length > rowsOfPage
  // One more than is shown: at the end that is farther away.
  const rows = after ? found.slice(isMore ? 1 : 0) : found.slice(0, rowsOfPage)
  const cursor = (lead: (typeof rows)[number] | undefined) =>
    lead ? writeCursor({ at: lead.receivedAt, id: lead.id }) : null
  return {
    rows,
    newer: (after ? isMore : before !== null) ? cursor(rows[0]) : null,
    older: after || isMore ? cursor(rows.at(-1)) : null,
  }
}

/** What the list was asked for; what we do not know is left out. */
export function readFilter(query: Query, members: readonly DeskMember[]): LeadFilter {
  const { q, status, source, owner, country, since } = readQuery(query)
  const knownStatus = deskStatuses.find((one) => one === status)
  const knownWanted = wanted.find((one) => one === source)
  const isOwner = owner === 'none' || members.some(({ id }) => id === owner)
  const begins = startOfDay(since, headquarters.timeZone)
  return {
    ...(knownStatus && { status: knownStatus }),
    ...(knownWanted && { wanted: knownWanted }),
    ...(isOwner && { ownerId: owner }),
    ...(country && { country }),
    ...(begins && { since: begins.getTime() }),
    words: toSearchWords(q),
  }
}

function readQuery(query: Query): DeskQuery {
  const texts = queryNames.map((name) => [name, textOf(query, name).slice(0, deskMaxLength.search)])
  const asked = Object.fromEntries(texts) as DeskQuery
  // As the database and the command line call it.
  return asked.status === 'quarantined' ? { ...asked, status: 'held' } : asked
}

function textOf(query: Query, name: string): string {
  const value = query[name]
  // Neither engine keeps a zero byte.
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}
