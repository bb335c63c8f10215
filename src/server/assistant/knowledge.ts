import type { Learnt } from './embedded/classifier.ts'

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

/** Everything the pages say, searchable. Built with the site, read by the server at its start. */
export type Knowledge = {
  readonly passages: readonly Passage[]
  /** How questions are read, learnt at build; without it the assistant learns at its start. */
  readonly reading?: Learnt
  /** The best first; tolerates slips, plurals and French words for what the pages say in English. */
  search(query: string, limit: number): readonly FoundPassage[]
}
