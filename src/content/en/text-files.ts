import type { TextFilesCopy } from '#content/copy/text-files.ts'

export const textFiles = {
  pages: 'Pages',
  papers: 'Papers',
  languages: 'Other languages',
} as const satisfies TextFilesCopy
