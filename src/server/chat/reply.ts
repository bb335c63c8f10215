import type { ChatEvents } from '#contract/chat.ts'

type ReplyEnd =
  | { readonly kind: 'done'; readonly event: ChatEvents['done'] }
  | { readonly kind: 'kept'; readonly event: ChatEvents['kept'] }
  | { readonly kind: 'failed'; readonly event: ChatEvents['failed'] }

/** A reply while it is being made. It goes on without listeners, and each listener reads at a pace of its own. */
export type Reply = {
  /** All that has been said so far. */
  readonly text: () => string
  /** Null while it goes on. */
  readonly end: () => ReplyEnd | null
  readonly say: (piece: string) => void
  /** The first end counts. */
  readonly finish: (end: ReplyEnd) => void
  /** Calls back whenever there is more, until the returned function is called. */
  readonly onMore: (tell: () => void) => () => void
}

export function createReply(): Reply {
  const listeners = new Set<() => void>()
  let text = ''
  let end: ReplyEnd | null = null
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  return {
    text: () => text,
    end: () => end,
    say(piece) {
      if (end || piece === '') return
      text += piece
      tellAll()
    },
    finish(how) {
      if (end) return
      end = how
      tellAll()
    },
    onMore(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
