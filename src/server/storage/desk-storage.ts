import type { Milliseconds } from './storage.ts'

/** Somebody of the team who answers. */
export type Member = {
  readonly id: string
  readonly name: string
  /** In lower case: nobody stands here twice. */
  readonly email: string
  readonly addedAt: Milliseconds
}

export type Members = {
  /** False when the address stands already; nothing is added then. */
  add(member: Member): Promise<boolean>
  /** Whoever had this address, with all links and sessions; null when nobody had. */
  remove(email: string): Promise<Member | null>
  /** In the order they were added. */
  list(): Promise<readonly Member[]>
  count(): Promise<number>
}

/** A way in, good once. Only the hash of what stands in the letter is kept. */
export type SignInLink = {
  readonly tokenHash: string
  readonly memberId: string
  readonly createdAt: Milliseconds
  readonly expiresAt: Milliseconds
}

export type SignIns = {
  addLink(link: SignInLink): Promise<void>
  /** As long as it can still be used. */
  findLink(tokenHash: string, now: Milliseconds): Promise<SignInLink | null>
  /** Uses it up; null when it is none, was used or has expired. Of two who come together one gets in. */
  useLink(tokenHash: string, now: Milliseconds): Promise<SignInLink | null>
  /** Counts a try under a key in the window that began at `since`; false when there were `most` already. */
  take(key: string, since: Milliseconds, most: number): Promise<boolean>
  /** Forgets links that expired and tries counted before `time`. */
  forget(time: Milliseconds): Promise<void>
}

/** A browser that is signed in. */
export type DeskSession = {
  /** For the list of one's own sessions; opens nothing. */
  readonly id: string
  readonly tokenHash: string
  readonly memberId: string
  /** What the browser said it is, shortened. */
  readonly device: string
  readonly startedAt: Milliseconds
  readonly seenAt: Milliseconds
  /** Not a moment longer, however busy. */
  readonly endsAt: Milliseconds
}

export type DeskSessions = {
  add(session: DeskSession): Promise<void>
  find(tokenHash: string): Promise<{ readonly session: DeskSession; readonly member: Member } | null>
  touch(id: string, at: Milliseconds): Promise<void>
  /** Those of a member, the latest seen first. */
  ofMember(memberId: string): Promise<readonly DeskSession[]>
  /** False when it is not this member's. */
  end(id: string, memberId: string): Promise<boolean>
  /** All of a member but one. */
  endOthers(id: string, memberId: string): Promise<void>
  /** Forgets those that were last seen before `seen` or that ended before `now`. */
  forget(times: { readonly seen: Milliseconds; readonly now: Milliseconds }): Promise<void>
}

/** What the desk keeps of its own. */
export type DeskTables = {
  readonly members: Members
  readonly signIns: SignIns
  readonly deskSessions: DeskSessions
}
