/** What stands around each paper, on its page and on its sheets. */
export type PaperShellWords = {
  readonly skip: string
  readonly download: string
  readonly size: (sheets: number) => string
  readonly revised: string
  readonly sayPage: (page: number, of: number) => string
  readonly write: string
  readonly more: string
  readonly publisher: string
  readonly ask: readonly string[]
}
