/** Headings of llms.txt. */
export type TextFilesCopy = Readonly<Record<'pages' | 'papers' | 'languages', string>>
