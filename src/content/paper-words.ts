/** A table to read, or to write in: an empty cell and a blank row are left for the pen. */
export type PaperTable = {
  readonly kind: 'table'
  readonly caption: string
  /** `share` says how much of the sheet's width a column takes, `isAmount` that it holds numbers. */
  readonly columns: readonly {
    readonly label: string
    readonly share: 1 | 2 | 3 | 4 | 5 | 6 | 7
    readonly isAmount?: true
  }[]
  readonly rows: readonly (readonly string[])[]
  /** Empty rows below the others. */
  readonly blankRows?: number
  /** Every row is high enough for handwriting. */
  readonly isForWriting?: true
  /** Made up, and its caption says so. */
  readonly isSample?: true
}

/** What a paper is made of. Nothing here is markup: the page and the PDF both draw it their own way. */
export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'boxes'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly entries: readonly (readonly [term: string, text: string])[] }
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
  | { readonly kind: 'lines'; readonly label: string; readonly count: number }
  | { readonly kind: 'letter'; readonly subject: string; readonly paragraphs: readonly string[] }
  | PaperTable

type PaperSection = {
  readonly id: string
  readonly title: string
  /** Begins on a sheet of its own, to be copied or handed out alone. */
  readonly startsSheet?: true
  readonly blocks: readonly PaperBlock[]
}

export type PaperWords = {
  readonly title: string
  /** For search results and shared links: 70 to 160 characters. */
  readonly description: string
  /** Whitepaper, worksheet, leaflet: what it is, in a word or two. */
  readonly kind: string
  /** Pages of the PDF; the build refuses another number. */
  readonly sheets: 2 | 3 | 4
  readonly lead: string
  readonly sections: readonly PaperSection[]
}
