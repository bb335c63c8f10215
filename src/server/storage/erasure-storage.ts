import type { Milliseconds } from '#server/clock.ts'

/** Whose everything goes: what an e-mail address sent, what names one of these numbers, as digits, or this one request. */
export type Whom =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly digits: readonly string[] }
  | { readonly kind: 'lead'; readonly id: string }

export type Erased = {
  readonly leads: number
  /** Letters that told of them or went to them, by Message-ID: some transports keep letters as files. */
  readonly letters: readonly string[]
}

/** An erasure as it is remembered: whom, under a keyed digest, and when. */
export type ErasureMark = { readonly mark: string; readonly at: Milliseconds }

export type Erasures = {
  /** Erases what came up to `until` (all when absent), with everything that belongs to it. */
  erase(whom: Whom, until?: Milliseconds): Promise<Erased>
  note(mark: ErasureMark): Promise<void>
  list(): Promise<readonly ErasureMark[]>
  /** Everybody who could be meant by a mark: whoever asked, and whoever was sent a copy. */
  people(): Promise<{
    readonly leads: readonly { readonly id: string; readonly email: string; readonly phones: readonly string[] }[]
    readonly receivers: readonly string[]
  }>
  forget(time: Milliseconds): Promise<void>
}
