import type { SpokenLanguage } from '#content/assistant.ts'

/** A piece of a page: what stands under one heading. */
export type Passage = {
  readonly id: string
  /** Address on this site with the anchor of the heading, such as `/pricing#one-time`. */
  readonly url: string
  /** The page's title, as a source is named. */
  readonly page: string
  readonly heading: string
  readonly text: string
}

/** Everything the pages say, searchable. */
export type Library = {
  readonly passages: readonly Passage[]
  /** The same place on the page of another language. */
  inLanguage(passage: Passage, language: SpokenLanguage): Passage
  /** An address of ours as its readers of a language have it: `/pricing#one-time` → `/fr/pricing#one-time`. */
  linkIn(url: string, language: SpokenLanguage): { readonly title: string | null; readonly url: string }
  /** The best first; tolerates slips, plurals and French words for what the pages say in English. */
  search(query: string, limit: number): readonly Passage[]
}
