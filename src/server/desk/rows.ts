import { mostBeside, type Beside, type DeskMember, type DueRow } from '#contract/desk.ts'
import type { DeskNote, HeldRow, ListRow, Quote, WaitingRow } from '#contract/desk.ts'
import { makeReference } from '#server/ids/reference.ts'
import { identifyPerson, isSamePerson } from '#server/storage/person.ts'
import type { Cursor, DeskLead, LastAnswer, LeadNote, Waiting } from '#server/storage/desk-storage.ts'
import type { Milliseconds } from '#server/clock.ts'
import { languageOfText } from './answers.ts'

type Team = readonly DeskMember[]

export const quote = (text: string): Quote => ({ text, lang: languageOfText(text) })

export const isSuspect = ({ status, suspicions }: DeskLead): boolean =>
  status !== 'quarantined' && suspicions.length > 0

/** Who said a message. */
export const speakers = { user: 'visitor', agent: 'assistant', person: 'person' } as const

export function toNote({ id, by, memberId, text, at }: LeadNote, team: Team): DeskNote {
  return { id, by, member: team.find((member) => member.id === memberId) ?? null, text, at }
}

function toRow(lead: DeskLead, team: Team) {
  const { id, name, company, country, kinds: wanted, firstWords, ownerId } = lead
  const owner = team.find((member) => member.id === ownerId) ?? null
  return { id, name, company, country, wanted, words: quote(firstWords), owner, isSuspect: isSuspect(lead) }
}

type DueBeside = {
  readonly others: readonly DeskLead[]
  readonly when: string
  readonly last: LastAnswer | undefined
}

/** Of a lead whose promise is open, with what else is. */
export function toDueRow(lead: DeskLead, { others, when, last }: DueBeside, team: Team): readonly DueRow[] {
  const { askedAt, dueAt, callbackAt } = lead
  if (askedAt === null || dueAt === null) return []
  const beside = toBeside(lead, others, team)
  const [more, sameNumber] = [true, false].map((isOwn) => beside.filter((one) => one.isSamePerson === isOwn))
  const row = toRow(lead, team)
  const owner = row.owner ?? more?.find((one) => one.owner)?.owner ?? null
  const times = { askedAt, dueAt, when, callbackAt, lastAnswer: last ?? null }
  return [{ ...row, ...times, owner, more: more ?? [], sameNumber: onceEach(sameNumber ?? []) }]
}

/** Somebody who asked twice is named once, by what is due first. */
function onceEach(beside: readonly Beside[]): readonly Beside[] {
  const mailbox = ({ email }: Beside) => identifyPerson({ email, phone: '' }).email
  return beside.filter((one, place) => beside.findIndex((other) => mailbox(other) === mailbox(one)) === place)
}

/** Those of open requests that are this person's, then those that perhaps are: the number proves nothing about who typed it. */
export function toBeside(lead: DeskLead, others: readonly DeskLead[], team: Team): readonly Beside[] {
  const known = others.filter(({ id }) => id !== lead.id)
  const own = known.filter((other) => isSamePerson(lead, other))
  const perhaps = known.filter((other) => !own.includes(other) && isSameNumber(lead, other))
  return [...own, ...perhaps].slice(0, mostBeside).map((other) => {
    const { id, name, wanted, words, owner } = toRow(other, team)
    const askedAt = other.askedAt ?? other.receivedAt
    const reference = makeReference(id)
    return { id, name, wanted, words, owner, reference, email: other.email, askedAt, isSamePerson: own.includes(other) }
  })
}

/** As it was typed, or as it is dialled. */
function isSameNumber(one: DeskLead, other: DeskLead): boolean {
  const [phone, dialled] = [identifyPerson(one).phone, one.phoneE164]
  return (phone !== '' && phone === identifyPerson(other).phone) || (dialled !== null && dialled === other.phoneE164)
}

export function toHeldRow(lead: DeskLead, team: Team): HeldRow {
  return { ...toRow(lead, team), receivedAt: lead.receivedAt, reasons: reasonsOf(lead) }
}

export function toWaitingRow({ lead, chatId, since, left }: Waiting, team: Team): WaitingRow {
  return { ...toRow(lead, team), chatId, since, dueAt: lead.dueAt ?? since, left }
}

export function toListRow(lead: DeskLead, team: Team, now: Milliseconds): ListRow {
  const { id, receivedAt, answeredAt, askedAt } = lead
  const answeredInMs = answeredAt === null ? null : Math.max(0, answeredAt - (askedAt ?? receivedAt))
  return { ...toRow(lead, team), reference: makeReference(id), receivedAt, status: statusOf(lead, now), answeredInMs }
}

export function statusOf({ status, dueAt }: DeskLead, now: Milliseconds): ListRow['status'] {
  if (status === 'quarantined') return 'held'
  if (status === 'answered') return 'answered'
  if (dueAt === null) return 'chat'
  return dueAt <= now ? 'late' : 'open'
}

/** A filled honeypot is what holds a lead back; the others are weak signs. */
export function reasonsOf({ status, suspicions }: DeskLead): HeldRow['reasons'] {
  return [...(status === 'quarantined' ? (['honeypot'] as const) : []), ...suspicions]
}

/** Where a page of a list ends, as it stands in an address. */
export const writeCursor = ({ at, id }: Cursor): string => `${at.toString(36)}.${id}`

export function readCursor(text: string): Cursor | null {
  const [time = '', id] = text.split(/\.(.*)/s)
  const at = /^[0-9a-z]{1,11}$/.test(time) ? parseInt(time, 36) : NaN
  return Number.isFinite(at) && id ? { at, id } : null
}
