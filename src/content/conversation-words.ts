import type { Region } from '#facts/regions.ts'

/** A moment on our clock, such as 'Monday 08:00 EAT', and on the visitor's where that shows another. */
export type Moment = { readonly there: string; readonly here: string | null }

/** What a visitor is told who asks for a person. Markdown. */
export type HandOffWords = {
  isOpen(closes: Moment): string
  isClosed(opens: Moment): string
  /** `holiday` as the calendar of Kigali names it. */
  isHoliday(holiday: string, opens: Moment): string
  /** No opening in sight. */
  readonly isAway: string
  readonly known: string
  reference(reference: string): string
  readonly promise: string
  readonly sooner: string
  sayRegion(region: Region): string
}

/** What stands for an answer that never came (BOT-11). Markdown. */
export type FallbackWords = {
  /** BOT-12. */
  readonly person: string
  /** BOT-13. */
  readonly pricing: string
  /** BOT-14. */
  readonly apology: string
  /** After what had been said when the answer broke off. */
  readonly brokeOff: string
  /** Questions that are always worth asking. */
  readonly suggestions: readonly string[]
}
