import { defaultLanguage } from '#content/languages.ts'
import { readWanted } from '#contract/wanted.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { gatherTold } from './asks.ts'
import { dueAtOf, sayWish } from './describe.ts'

/** Wishes for other programs: the kind, what is known of it as codes, the visitor's words; times in ISO 8601. */
export function toRequestJson(wishes: readonly StoredWish[]) {
  const [first] = wishes
  if (!first) return null
  return {
    answerBy: new Date(dueAtOf(first)).toISOString(),
    told: gatherTold(wishes),
    wishes: wishes.map(({ intent, text, at }) => ({ ...knownOf(intent), text, at: new Date(at).toISOString() })),
  }
}

function knownOf(intent: string) {
  const { topic: _ofQuestions, ...wanted } = readWanted(intent)
  const known = Object.entries(wanted).filter(([, value]) => value !== null)
  return Object.fromEntries(known)
}

/** The lead as a form would have brought it: what is wanted and what was told, as its message. */
export function toFormLead(lead: StoredLead, wishes: readonly StoredWish[]): StoredLead {
  const told = Object.entries(gatherTold(wishes)).map(([ask, text]) => `${ask}: ${text}`)
  const wanted = wishes.map(({ intent, text }) => `${sayWish(intent, defaultLanguage)}: ${text}`)
  return { ...lead, message: [...wanted, ...told].join('\n') }
}
