import { may } from '../consent.ts'
import { forget, recall, remember } from '../storage.ts'
import type { ChatState } from './chat-state.ts'

export const savedItem = 'management-chat-state'

let isLogged = false

/** CHAT-62: trouble with the browser's storage is for the log, once, and not for the visitor. */
export function log(words: string) {
  // oxlint-disable-next-line no-console -- CHAT-62
  if (!isLogged) console.warn(words)
  isLogged = true
}

/** Keeps the state where the visitor allows it (CHAT-60). */
export function save(state: ChatState) {
  if (!remember(savedItem, state) && may('functional')) log('The chat could not be kept in this browser.')
}

export const recallSaved = () => recall(savedItem)
export const forgetSaved = () => forget(savedItem)

/** Whether a chat is kept here, readable or not. */
export function hasSaved() {
  try {
    return may('functional') && localStorage.getItem(savedItem) !== null
  } catch {
    return true
  }
}

export type Fields = Readonly<Record<string, unknown>>
export const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isPlace = (value: unknown) => {
  const { bottom, right } = asFields(value) ?? {}
  return [bottom, right].every(Number.isFinite)
}
const isSize = (value: unknown) => {
  const { width, height } = asFields(value) ?? {}
  return [width, height].every((length) => Number.isFinite(length) && Number(length) > 0)
}

/** How and where the window stands, of what is kept of a chat; null for anything that `save` would not write. */
export function readPlace(kept: unknown): Place | null {
  const { isOpen, isMinimized, isExpanded, position, chatSize, sizeBefore } = asFields(kept) ?? {}
  if (![isOpen, isMinimized, isExpanded].every(isFlag) || !isPlace(position) || !isSize(chatSize)) return null
  if (sizeBefore !== undefined && !isSize(sizeBefore)) return null
  return { isOpen, isMinimized, isExpanded, position, chatSize, sizeBefore } as Place
}
type Place = Pick<ChatState, 'isOpen' | 'isMinimized' | 'isExpanded' | 'position' | 'chatSize' | 'sizeBefore'>

/** Keeps where the window stands beside a conversation that nobody has read yet. */
export function savePlace(place: Partial<Place>) {
  const kept = asFields(recallSaved())
  if (kept) remember(savedItem, { ...kept, ...place })
}
