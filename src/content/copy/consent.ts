import type { ConsentCategory } from '#contract/consent.ts'

/** The cookie banner: the first view of every visitor (CONS-4, CONS-5). */
export type ConsentBannerCopy = {
  readonly title: string
  /** What is kept without asking, and what is asked for. */
  readonly kept: string
  readonly chosen: string
  readonly policy: string
  readonly customize: string
  readonly reject: string
  readonly accept: string
  readonly reopen: string
  /** Shown to browsers that send Global Privacy Control or Do Not Track. */
  readonly signal: string
  /** Shown to whoever chose before `consentVersion` was raised: what is different now. */
  readonly changed: string
  /** Said where the preferences could not be fetched. */
  readonly offline: string
}

/** The preferences (CONS-6..8, CONS-20..25). */
export type ConsentPreferencesCopy = {
  readonly title: string
  readonly close: string
  readonly alwaysActive: string
  readonly categories: Readonly<Record<ConsentCategory, { readonly name: string; readonly covers: string }>>
  readonly save: string
  readonly reject: string
  readonly accept: string
  readonly signal: string
  /** `{date}` and `{id}` are put in by the browser. */
  readonly receipt: string
}
