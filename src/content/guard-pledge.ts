/**
 * Something that nobody may be promised, as patterns without accents. `«name»` stands for words of every language
 * (`guard-words.ts`).
 */
export type Pledge = {
  readonly says: string
  /** What makes it true when the same clause says it. */
  readonly unless?: string
  /** Untrue with a no before it, too: `no fees`. */
  readonly evenDenied?: true
  /** Capitals count, because names are looked for. */
  readonly isCased?: true
}
