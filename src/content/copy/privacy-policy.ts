import type { ClosingWords, HeadWords, LinkWords, OpeningWords } from '#content/page-words.ts'
import type { ConsentCategory } from '#contract/consent.ts'

/** What the visitor's browser may keep, by name. A new item without words here does not compile. */
type StoredName =
  | 'cookie-consent'
  | 'cookie-consent-date'
  | 'cookie-consent-version'
  | 'cookie-consent-id'
  | 'cookie-consent-unsent'
  | 'demo-request-draft'
  | 'demo-request-unsent'
  | 'challenge-paused'
  | 'plan-needs'
  | 'price-view'
  | 'management-chat-state'
  | 'chat-draft'
  | 'street-map'
  | 'language'
  | 'attribution'
  | 'pages-kept'

export type PolicySectionWords = {
  /** Anchor. */
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
  /** Stands after the points. */
  readonly after?: readonly string[]
  readonly links?: readonly LinkWords[]
}

export type PrivacyPolicyCopy = HeadWords & {
  readonly opening: OpeningWords
  readonly dates: { readonly today: string; readonly revised: string }
  readonly contents: string
  /** In the order of the specification (PRIV-2). */
  readonly sections: readonly PolicySectionWords[]
  readonly storage: {
    readonly caption: string
    readonly columns: readonly [name: string, purpose: string, kept: string]
    readonly purposes: Readonly<Record<StoredName, string>>
    readonly kinds: Readonly<Record<ConsentCategory, string>>
    readonly spans: Readonly<Record<'visit' | 'device', string>>
  }
  readonly closing: ClosingWords
}
