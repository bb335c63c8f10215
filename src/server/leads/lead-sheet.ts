import { setImmediate } from 'node:timers/promises'
import type { Milliseconds } from '#server/clock.ts'
import { defaultLanguage, languages } from '#content/languages.ts'
import type { DemoRequest } from '#contract/demo-request.ts'
import { sayPlace } from '#contract/place.ts'
import { readPhone } from '#emails/phone.ts'
import { gatherTold, isLive } from '#server/requests/asks.ts'
import { sayWish } from '#server/requests/describe.ts'
import { makeReference } from '#server/ids/reference.ts'
import { writeHeadings, writeRows, type Columns } from '#server/csv.ts'
import type { Cursor, DeskLead, LeadFilter, Said } from '#server/storage/desk-storage.ts'
import type { Storage, StoredWish } from '#server/storage/storage.ts'
import { sayChoices } from './form-words.ts'

type SheetLead = DeskLead & {
  /** What it asked for in its chat. */
  readonly wishes: readonly StoredWish[]
  readonly said: readonly Said[]
  /** The name of whoever of us has it; empty where nobody has. */
  readonly owner: string
}

/** A lead as a line of a spreadsheet. */
const leadColumns = {
  id: (lead) => lead.id,
  receivedAt: (lead) => sayIso(lead.receivedAt),
  status: (lead) => lead.status,
  name: (lead) => lead.name,
  company: (lead) => lead.company,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  interestedModules: (lead) => sayChoices(lead).interestedModules.join('; '),
  businessSize: (lead) => sayChoices(lead).businessSize ?? '',
  message: (lead) => lead.message || join(lead.said, false),
  suspicions: (lead) => lead.suspicions.join('; '),
  followsId: (lead) => lead.followsId ?? '',
  answeredAt: (lead) => sayIso(lead.answeredAt),
  attribution: (lead) => (lead.attribution ? JSON.stringify(lead.attribution) : ''),
  // Last, so that the columns before it stay where a spreadsheet expects them.
  source: (lead) => lead.source,
  wishes: ({ wishes }) =>
    wishes
      .filter(isLive)
      .map(({ intent }) => sayWish(intent, defaultLanguage))
      .join('; '),
  told: ({ wishes }) =>
    Object.entries(gatherTold(wishes))
      .map(([ask, text]) => `${ask}: ${text}`)
      .join('; '),
  answerBy: (lead) => sayIso(lead.dueAt),
  reference: (lead) => makeReference(lead.id),
  phoneE164: (lead) => readPhone(lead.phone, lead.phoneE164).e164 ?? '',
  callbackAt: (lead) => sayIso(lead.callbackAt),
  language: (lead) => lead.language,
  wanted: (lead) => lead.wanted,
  owner: (lead) => lead.owner,
  country: (lead) => sayPlace(lead.country, languages[defaultLanguage].locale, ''),
  answers: (lead) => join(lead.said, true),
} satisfies Columns<SheetLead> & Record<keyof DemoRequest, (lead: SheetLead) => string>

function join(said: readonly Said[], isOurs: boolean): string {
  return said
    .filter((one) => one.isOurs === isOurs)
    .map(({ text }) => text)
    .join('\n')
}

function sayIso(moment: number | null): string {
  return moment === null ? '' : new Date(moment).toISOString()
}

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
    const page = await deskLeads.page(filter, { before, limit: atOnce, now })
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
