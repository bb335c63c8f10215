import type { SpokenLanguage } from '#content/assistant.ts'
import type { Learnt } from './embedded/find.ts'
import type { Speller } from './embedded/words.ts'

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

export type FoundPassage = Passage & { readonly score: number }

/** How questions are read: learnt by the build, a start learns nothing. */
export type Reading = {
  /** Words that are no slips; slips are mended towards them, the earlier ones first. */
  readonly words: readonly string[]
  readonly learnt: Learnt
}

/** Everything the pages say, searchable. */
export type Library = {
  readonly passages: readonly Passage[]
  /** The same place on the page of another language. */
  inLanguage(passage: Passage, language: SpokenLanguage): Passage
  /** An address of ours as its readers of a language have it: `/pricing#one-time` → `/fr/pricing#one-time`. */
  linkIn(url: string, language: SpokenLanguage): { readonly title: string | null; readonly url: string }
  /** The best first; tolerates slips, plurals and French words for what the pages say in English. */
  search(query: string, limit: number): readonly FoundPassage[]
}

/** What the assistant knows. Built with the site, read by the server at its start. */
export type Knowledge = Library & {
  readonly learnt: Learnt
  /** Mends slips towards the words of the pages, the trade and the wordings. */
  readonly speller: Speller
}
