import type { HandOff } from '#contract/chat.ts'
import type { ChatState, Delivery, ShownMessage, UserInfo } from './chat-state.ts'
import { asFields, forgetSaved, hasSaved, isFlag, log, readPlace, recallSaved } from './saved-state.ts'

/** A talk with a colleague may have as many on the server, and some that were never sent stand here alone. */
const mostMessages = 1000
const mostCharacters = 20_000
const longestSilenceMs = 7 * 24 * 3_600_000

/** The kept state (CHAT-61), or null: not allowed, nothing there, nothing said or opened for a week, or nothing this version would have written. */
export function readSaved(now: Date): ChatState | null {
  const state = readState(recallSaved())
  if (state && isLongSilent(state, now)) {
    forgetSaved()
    return null
  }
  if (state === null && hasSaved()) log('The kept chat cannot be read and is left aside.')
  return state
}

/** A phone may be passed on, or be a whole family's: name, number and words of an old talk do not wait there. */
export function isLongSilent({ messages, openedAt = 0 }: Pick<ChatState, 'messages' | 'openedAt'>, now: Date): boolean {
  const latest = Math.max(openedAt, ...messages.map(({ timestamp }) => timestamp.getTime()))
  return latest < now.getTime() - longestSilenceMs
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= mostCharacters

/** Reads a state as `save` writes it, with timestamps as dates again and the latest messages; null for anything else. */
export function readState(value: unknown): ChatState | null {
  const fields = asFields(value)
  const place = readPlace(value)
  if (!fields || !place) return null
  const { showUserForm, messages, userInfo, session, startKey, mustClear, openedAt } = fields
  if (!isFlag(showUserForm)) return null
  if (!Array.isArray(messages) || messages.length === 0) return null
  const read = messages.slice(-mostMessages).map(readMessage)
  const isWhole = read.every((message) => message !== null)
  if (!isWhole || new Set(read.map(({ id }) => id)).size !== read.length) return null
  if (userInfo !== null && !isUserInfo(userInfo)) return null
  if (session !== null && !isSession(session)) return null
  if (startKey !== undefined && !isText(startKey)) return null
  if (mustClear !== undefined && !isFlag(mustClear)) return null
  if (openedAt !== undefined && !Number.isFinite(openedAt)) return null
  // A conversation begins with a name: either both are there or the form is shown.
  if (!showUserForm && userInfo === null) return null
  const kept = { ...place, showUserForm, userInfo, session, startKey, mustClear, openedAt } as ChatState
  return { ...kept, messages: read }
}

const deliveries: readonly unknown[] = ['sending', 'awaiting', 'failed', 'stopped', undefined] satisfies readonly (
  | Delivery
  | undefined
)[]

const senders: readonly unknown[] = ['user', 'agent', 'person'] satisfies readonly ShownMessage['sender'][]

function readMessage(value: unknown): ShownMessage | null {
  const fields = asFields(value)
  if (!fields) return null
  const { id, text, sender, timestamp, sources = [], suggestions = [], handOff, delivery, intent } = fields
  const { name, event, number } = fields
  if (!isText(id) || !isText(text) || !senders.includes(sender)) return null
  if (!isText(timestamp) || Number.isNaN(Date.parse(timestamp)) || !deliveries.includes(delivery)) return null
  if (intent !== undefined && !isText(intent)) return null
  if ((name !== undefined && !isText(name)) || (number !== undefined && !Number.isSafeInteger(number))) return null
  if (event !== undefined && event !== 'joined' && event !== 'left') return null
  const hasSources = Array.isArray(sources) && sources.every((source) => areTexts(source, 'title', 'url'))
  const hasSuggestions = Array.isArray(suggestions) && suggestions.every(isText)
  if (!hasSources || !hasSuggestions || (handOff !== undefined && !isHandOff(handOff))) return null
  return { ...(fields as ShownMessage), timestamp: new Date(timestamp) }
}

function areTexts(value: unknown, ...names: readonly string[]) {
  const fields = asFields(value)
  return fields !== null && names.every((name) => isText(fields[name]))
}

const isUserInfo = (value: unknown): value is UserInfo =>
  areTexts(value, 'name', 'email', 'phone', 'company', 'location')
const isSession = (value: unknown) => areTexts(value, 'id', 'token') && /^[\w-]+$/.test(String(asFields(value)?.['id']))

function isHandOff(value: unknown): value is HandOff {
  const { reference, contacts } = asFields(value) ?? {}
  return (
    isText(reference) &&
    Array.isArray(contacts) &&
    contacts.every((contact) => areTexts(contact, 'region', 'phone') && hasNullableText(contact, 'whatsApp'))
  )
}

function hasNullableText(value: unknown, name: string) {
  const text = asFields(value)?.[name]
  return text === null || isText(text)
}
