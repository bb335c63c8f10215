import type { TextFilesCopy } from '#content/copy/text-files.ts'

export const textFiles = {
  pages: 'Pages',
  papers: 'Documents',
  languages: 'Autres langues',
} as const satisfies TextFilesCopy
