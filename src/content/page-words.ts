/** An address of this site, or of a telephone or letter box. */
export type Href = `/${string}` | `#${string}` | `tel:${string}` | `mailto:${string}`

export type LinkWords = { readonly label: string; readonly href: Href }

/** The head of a page: a headline whose last line stands on a rule, and what the page is about in two sentences. */
export type OpeningWords = {
  readonly kicker: string
  /** One entry a line; a last line without descenders stands best on its rule. */
  readonly headline: readonly string[]
  readonly lead: string
  readonly actions: readonly LinkWords[]
  /** Up to three short facts, label and value, beside the lead. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
}

export type Entry = {
  /** Anchor of the row, where a link on the page leads to it. */
  readonly id?: string
  readonly title: string
  readonly text: string
  /** A word in the margin; its line breaks are kept. */
  readonly aside?: string
  /** A price or a count, set large. */
  readonly figure?: string
  readonly tag?: string
  readonly links?: readonly LinkWords[]
}

export type ListWords = {
  readonly heading: string
  /** What the reader should know before the list, or how far to trust it. */
  readonly note?: string
  readonly links?: readonly LinkWords[]
  readonly entries: readonly Entry[]
}

/** The last word of a page: what to do now, and where to read on. */
export type ClosingWords = {
  readonly heading: string
  readonly text: string
  readonly actions: readonly LinkWords[]
  readonly related: readonly LinkWords[]
}

/** What every page but the landing page says. */
export type OpenedPageCopy = {
  readonly title: string
  readonly description: string
  readonly opening: OpeningWords
  readonly list: ListWords
  readonly closing: ClosingWords
}

/** A button that asks us for something: it leads to the demo form, where the request is written. */
export function askUs<Label extends string>(label: Label) {
  return { label, href: '/#contact' } as const satisfies LinkWords
}
