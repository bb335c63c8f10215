import type { Milliseconds } from '#server/clock.ts'

/** What one of us did in a conversation. The name stays with it when the member goes. */
export type PersonPart = {
  readonly event: 'said' | 'joined' | 'left'
  readonly memberId: string
  /** The first name, as the visitor sees it. */
  readonly name: string
}

/** That somebody came or went is nothing that was said. */
export const isNotice = ({ person }: { readonly person?: PersonPart | null }): boolean =>
  person !== undefined && person !== null && person.event !== 'said'

/** The part that people take in a conversation: it stands as soon as one was asked for, or has joined. */
export type Talk = {
  readonly chatId: string
  /** When a person was called who has not come yet. */
  readonly calledAt: Milliseconds | null
  /** When the visitor was told that nobody came. */
  readonly missedAt: Milliseconds | null
  /** When somebody came who was called, the last time, and how long that took. */
  readonly answeredAt: Milliseconds | null
  readonly tookMs: Milliseconds | null
  /** Who speaks now. */
  readonly member: { readonly id: string; readonly name: string } | null
  readonly joinedAt: Milliseconds | null
  /** Since when the visitor waits for a word of whoever is there. */
  readonly waitsSince: Milliseconds | null
  /** When a window of the visitor was last known to be open. */
  readonly visitorAt: Milliseconds
  /** Numbers of the last messages that each side has seen. */
  readonly visitorSaw: number
  readonly memberSaw: number
  /** The last message of one of us. */
  readonly saidNumber: number
  readonly saidAt: Milliseconds
  /** Messages of ours up to this number went to the visitor by e-mail. */
  readonly mailedUpTo: number
}

export type Talks = {
  find(chatId: string): Promise<Talk | null>
  /** Nothing when somebody is there or called already. */
  call(chatId: string, at: Milliseconds): Promise<void>
  join(chatId: string, member: { readonly id: string; readonly name: string }, at: Milliseconds): Promise<void>
  leave(chatId: string): Promise<void>
  /** Whoever had joined is gone, and the visitor, who was told so, waits for a person again. */
  waitAgain(chatId: string, at: Milliseconds): Promise<void>
  /** One of us has said something. */
  say(chatId: string, number: number, at: Milliseconds): Promise<void>
  /** The visitor has, while somebody is there. */
  wait(chatId: string, at: Milliseconds): Promise<void>
  /** False when that side had seen as much already. */
  see(chatId: string, side: 'visitor' | 'member', upTo: number): Promise<boolean>
  meetVisitor(chatId: string, at: Milliseconds): Promise<void>
  /** Calls that nobody answered since before `before`, and whose visitors have not been told. */
  listUnanswered(before: Milliseconds): Promise<readonly Talk[]>
  /** False when another instance was first. */
  markMissed(chatId: string, at: Milliseconds): Promise<boolean>
  /** Talks in which the visitor waits since before `before` for whoever is there. */
  listSilent(before: Milliseconds): Promise<readonly Talk[]>
  listJoined(): Promise<readonly Talk[]>
  /** Talks with words of ours, older than `before`, that the visitor has not seen and whose window is closed since then. */
  listUnread(before: Milliseconds): Promise<readonly Talk[]>
  /** False when another instance was first. */
  markMailed(chatId: string, upTo: number): Promise<boolean>
  /** A member has the conversation on his screen. */
  look(chatId: string, memberId: string, at: Milliseconds): Promise<void>
  /** Who had it since. */
  listLooking(chatId: string, since: Milliseconds): Promise<readonly string[]>
  /** How long each call answered since took to be answered, the shortest first. */
  listTaken(since: Milliseconds): Promise<readonly Milliseconds[]>
}
