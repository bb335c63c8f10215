import type { TextFilesCopy } from '#content/copy/text-files.ts'

export const textFiles = {
  pages: 'Páginas',
  papers: 'Documentos',
  languages: 'Outras línguas',
} as const satisfies TextFilesCopy
