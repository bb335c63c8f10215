import { defaultLanguage } from '#content/languages.ts'
import { gatherTold } from '#server/requests/asks.ts'
import { dueAtOf, sayWish } from '#server/requests/describe.ts'
import { makeReference } from '#server/ids/reference.ts'
import { sayChoices } from './form-words.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

/** A lead with what it asked for in its chat. */
export type AskingLead = StoredLead & { readonly wishes: readonly StoredWish[] }

/** A lead as a line of a spreadsheet. */
export const leadColumns = {
  id: (lead) => lead.id,
  receivedAt: (lead) => new Date(lead.receivedAt).toISOString(),
  status: (lead) => lead.status,
  name: (lead) => lead.name,
  company: (lead) => lead.company,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  interestedModules: (lead) => sayChoices(lead).interestedModules.join('; '),
  businessSize: (lead) => sayChoices(lead).businessSize ?? '',
  message: (lead) => lead.message,
  suspicions: (lead) => lead.suspicions.join('; '),
  followsId: (lead) => lead.followsId ?? '',
  answeredAt: (lead) => (lead.answeredAt === null ? '' : new Date(lead.answeredAt).toISOString()),
  attribution: (lead) => (lead.attribution ? JSON.stringify(lead.attribution) : ''),
  // Last, so that the columns before it stay where a spreadsheet expects them.
  source: (lead) => lead.source,
  wishes: ({ wishes }) => wishes.map(({ intent }) => sayWish(intent, defaultLanguage)).join('; '),
  told: ({ wishes }) =>
    Object.entries(gatherTold(wishes))
      .map(([ask, text]) => `${ask}: ${text}`)
      .join('; '),
  answerBy: ({ wishes: [first] }) => (first ? new Date(dueAtOf(first)).toISOString() : ''),
  reference: (lead) => makeReference(lead.id),
  phoneE164: (lead) => lead.phoneE164 ?? '',
  callbackAt: (lead) => (lead.callbackAt === null ? '' : new Date(lead.callbackAt).toISOString()),
  language: (lead) => lead.language,
} satisfies Readonly<Record<string, (lead: AskingLead) => string>>
