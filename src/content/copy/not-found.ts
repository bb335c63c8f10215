import type { LinkWords } from '#content/page-words.ts'

/** NF-1, NF-3..6 verbatim. */
export type NotFoundCopy = {
  readonly title: string
  readonly description: string
  readonly code: string
  readonly offMap: string
  readonly heading: string
  readonly lead: string
  readonly text: string
  readonly home: string
  readonly back: string
  readonly refresh: string
  readonly linksLabel: string
  readonly links: readonly LinkWords[]
}
