import type { PaperShellWords } from '#content/copy/documents/shell.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { papersRevised } from '#facts/papers.ts'
import { sayDay } from '../figures.ts'

const counts = ['no', 'one', 'two', 'three', 'four'] as const

/** What stands around each paper, on its page and on its sheets. */
export const paperShell = {
  skip: 'Skip to the paper',
  download: 'Download the PDF',
  size: (sheets) => `${counts[sheets] ?? sheets} pages, A4`,
  revised: `As of ${sayDay(new Date(papersRevised.on))}`,
  sayPage: (page: number, of: number) => `Page ${page} of ${of}`,
  write: 'to fill in',
  more: 'More papers to keep',
  publisher: brand.company,
  ask: [contact.address, contact.phone, contact.email],
} as const satisfies PaperShellWords
